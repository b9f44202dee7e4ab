// Actions of a game as a short text for the address bar: two characters for most of them.
//
//   e2e4    two letters out of 64, one a square (a1 = A, b1 = B … h8 = _)
//   e7e8q   the same, then ~q
//   e4:ne   the square, then . and the number of the direction (0 = n, clockwise)
//   f3:e5   the square, then * and the other square
//   else    the token itself in parentheses, so that every game's tokens survive
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

const squareToLetter = (square: string) =>
  LETTERS[(square.charCodeAt(1) - 49) * 8 + (square.charCodeAt(0) - 97)]!;

function letterToSquare(letter: string | undefined): string | undefined {
  const index = letter === undefined ? -1 : LETTERS.indexOf(letter);
  return index < 0 ? undefined : 'abcdefgh'[index % 8]! + String(Math.floor(index / 8) + 1);
}

const escaped = (token: string) =>
  `(${encodeURIComponent(token).replace(/[()]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)})`;

function encodeOne(token: string): string {
  const parts = /^([a-h][1-8])(?:([a-h][1-8])([a-z])?|:([nesw]{1,2})|:([a-h][1-8]))$/.exec(token);
  if (!parts) return escaped(token);
  const [, from, to, promotion, direction, receiver] = parts;
  const head = squareToLetter(from!);
  if (to) return head + squareToLetter(to) + (promotion ? `~${promotion}` : '');
  if (direction && DIRECTIONS.includes(direction)) return `${head}.${DIRECTIONS.indexOf(direction)}`;
  return receiver ? `${head}*${squareToLetter(receiver)}` : escaped(token);
}

export function encodeActions(tokens: readonly string[]): string {
  return tokens.map(encodeOne).join('');
}

// The tokens of a code, or undefined if it is not one. Whether they are legal is for the core to say.
export function decodeActions(code: string): string[] | undefined {
  const tokens: string[] = [];
  for (let i = 0; i < code.length; ) {
    if (code[i] === '(') {
      const end = code.indexOf(')', i);
      if (end < 0) return undefined;
      try {
        tokens.push(decodeURIComponent(code.slice(i + 1, end)));
      } catch {
        return undefined;
      }
      i = end + 1;
      continue;
    }
    const from = letterToSquare(code[i]);
    if (!from) return undefined;
    const mark = code[i + 1];
    if (mark === '.') {
      const direction = DIRECTIONS[Number(code[i + 2] ?? 'x')];
      if (!direction) return undefined;
      tokens.push(`${from}:${direction}`);
      i += 3;
    } else if (mark === '*') {
      const to = letterToSquare(code[i + 2]);
      if (!to) return undefined;
      tokens.push(`${from}:${to}`);
      i += 3;
    } else {
      const to = letterToSquare(mark);
      if (!to) return undefined;
      i += 2;
      let promotion = '';
      if (code[i] === '~') {
        promotion = code[i + 1] ?? '';
        i += 2;
      }
      tokens.push(from + to + promotion);
    }
  }
  return tokens;
}
