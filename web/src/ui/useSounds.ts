// What is heard of a game on the chess board: pieces put down, the ball kicked, goals.
import { useEffect, useRef } from 'preact/hooks';
import type { Table } from '../app/table';
import type { Step } from '../core/api';
import { playGoal, playKick, playPiece, wakeSound } from '../shot/sound';

function hear({ events = [] }: Step): void {
  const has = (...codes: string[]) => events.some(({ code }) => codes.includes(code));
  if (has('shot', 'knight_pass')) playKick();
  else playPiece(has('capture', 'en_passant'));
  if (has('goal', 'own_goal')) setTimeout(playGoal, 200);
}

// Only steps that are played now are heard, not those that an address brings along or that are looked back at.
export function useSounds(table: Table): void {
  const heard = useRef<{ table: Table; count: number }>();
  const count = table.steps.value.length;
  const there = table.start.value !== null;
  useEffect(() => {
    const before = heard.current?.table === table ? heard.current.count : undefined;
    heard.current = there ? { table, count } : undefined;
    const last = table.steps.value.at(-1);
    if (before !== undefined && count === before + 1 && last?.notation) hear(last);
  }, [table, count, there]);
  useEffect(() => {
    // browsers are silent until somebody has done something
    addEventListener('pointerdown', wakeSound);
    addEventListener('keydown', wakeSound);
    return () => {
      removeEventListener('pointerdown', wakeSound);
      removeEventListener('keydown', wakeSound);
    };
  }, []);
}
