// Keys that mean something on the whole page of a game, unless what has the focus knows a use for them itself.
import { useEffect } from 'preact/hooks';
import type { Table } from '../app/table';

const TEXT = 'input, textarea, select, .sheet *';
const OWN_ARROWS = `${TEXT}, [role=gridcell], .promotion *`;

// Arrows to the sides go through the game, Home and End to its ends. F turns the board, but only from within the game: a
// letter must not act wherever the focus happens to be.
export function useReplayKeys(table: Table, flip: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'f' || event.key === 'F') {
        if (!at.closest('.table') || at.closest(TEXT)) return;
        flip();
      } else {
        if (at.closest(OWN_ARROWS)) return;
        const ply = table.shownPly.value;
        const target = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: Infinity }[event.key];
        if (target === undefined) return;
        table.look(target);
      }
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
}
