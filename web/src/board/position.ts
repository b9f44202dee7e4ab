// What a state's line says about the pieces and the ball, for drawing only.

export type Side = 'white' | 'black';

export interface Ball {
  place: 'none' | 'centre' | 'free' | 'carried';
  square?: string; // for free and carried
}

export interface Position {
  pieces: ReadonlyMap<string, string>; // square → `wN`
  ball: Ball;
  side: Side;
}

export const FILES = 'abcdefgh';

export function parseState(line: string): Position {
  const fields = line.split(' ');
  const pieces = new Map<string, string>();
  (fields[0] ?? '').split('/').forEach((row, down) => {
    let file = 0;
    for (const char of row) {
      if (char >= '1' && char <= '8') {
        file += Number(char);
        continue;
      }
      const upper = char.toUpperCase();
      pieces.set(`${FILES[file]}${8 - down}`, (char === upper ? 'w' : 'b') + upper);
      file += 1;
    }
  });
  const side: Side = fields[1] === 'b' ? 'black' : 'white';
  return { pieces, side, ball: ballOf(fields[6], pieces) };
}

function ballOf(field: string | undefined, pieces: ReadonlyMap<string, string>): Ball {
  if (field === undefined || field === '-') return { place: 'none' };
  if (field === '*') return { place: 'centre' };
  return { place: pieces.has(field) ? 'carried' : 'free', square: field };
}

export function sideOf(piece: string | undefined): Side | undefined {
  return piece === undefined ? undefined : piece.startsWith('w') ? 'white' : 'black';
}

// The line of the position as it would be if the side to act did nothing; the core may find that there is none.
export function passedState(line: string): string {
  const fields = line.split(' ');
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  fields[3] = '-'; // no pawn has just passed
  if (fields[7]) fields[7] = '-'; // and no ball has just left
  return fields.join(' ');
}
