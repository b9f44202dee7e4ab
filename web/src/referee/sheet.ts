// What a referee's page enters and sums up: what has fallen as the core wants it, and the score sheet.
import type { GameEvent, Moment } from '../core/api';

export interface Entry {
  seat: string; // who did it
  what: string; // the core's words for what has fallen, or an action
  events: GameEvent[];
  after: Moment;
}

export type Fallen = 'w' | 'b' | 'q' | 's';

// `w w b` → `w2 b1`, the order of falling kept; nothing is `-`.
export function wordsOf(fallen: readonly Fallen[]): string {
  const parts: { kind: Fallen; count: number }[] = [];
  for (const kind of fallen) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.count += 1;
    else parts.push({ kind, count: 1 });
  }
  return parts.map(({ kind, count }) => (kind === 'w' || kind === 'b' ? `${kind}${count}` : kind)).join(' ') || '-';
}

export interface BoardLine {
  board: number;
  winner?: string;
  colour?: string;
  points?: number;
  score?: string;
  rule?: string;
  code: string;
}

// The score sheet: a line for every board that has ended.
export function sheetOf(entries: readonly Entry[]): BoardLine[] {
  const lines: BoardLine[] = [];
  let board = 1;
  for (const { events } of entries) {
    for (const { code, rule, args } of events) {
      if (code === 'board_won') {
        lines.push({ board, code, winner: String(args?.['seat']), colour: String(args?.['color']), points: Number(args?.['points']), score: String(args?.['score']), ...(rule ? { rule } : {}) });
      }
      if (code === 'board_void') lines.push({ board, code, ...(rule ? { rule } : {}) });
      if (code === 'board_begins') board = Number(args?.['board'] ?? board + 1);
    }
  }
  return lines;
}
