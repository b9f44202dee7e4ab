// Keys that mean something wherever the focus is, unless what has the focus knows a use for them itself.
import { useEffect } from 'preact/hooks';
import type { Table } from '../app/table';

const OWN_USE = 'input, textarea, select, [role=gridcell], .sheet *';

// Arrows to the sides go through the game, Home and End to its ends, F turns the board.
export function useReplayKeys(table: Table, flip: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.(OWN_USE)) return;
      const ply = table.shownPly.value;
      if (event.key === 'ArrowLeft') table.look(ply - 1);
      else if (event.key === 'ArrowRight') table.look(ply + 1);
      else if (event.key === 'Home') table.look(0);
      else if (event.key === 'End') table.look(Infinity);
      else if (event.key === 'f' || event.key === 'F') flip();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
}
