// What the rules pages show: positions, and what the core must say of them. A test holds every figure to its words.

export interface Figure {
  name: string; // words: rules.<game>.fig.<name>
  state: string;
  action?: string; // drawn as on the board: a lane, the squares that its piece may go to, the ways of the discs
  becomes?: string; // what the core must say of it (test): the end of a choice, the events' codes in their order
  shows?: string; // beginning of an action: drawn is where its piece may be put, or in which directions struck
}

export interface RulesOf {
  how: Figure[]; // one a step of "how to play"
  parts: { name: string; ids: string[] }[]; // chapters and their clauses
  clauses: Record<string, Figure>; // clause → figure
}

export const figure = (name: string, state: string, action?: string, becomes?: string): Figure => ({
  name,
  state,
  ...(action ? { action } : {}),
  ...(becomes ? { becomes } : {}),
});

export const range = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${from + i}`);

export type Spot = [x: number, y: number]; // mm

// Places as the core writes them, in nm; discs without a number are sorted.
const nm = (spots: Spot[]): string => spots.map(([x, y]) => `${Math.round(x * 1e6)},${Math.round(y * 1e6)}`).join(';');
export const numbered = (spots: Spot[]): string => nm(spots);
export const sorted = (spots: Spot[]): string => nm([...spots].sort(([a, b], [c, d]) => a - c || b - d)) || '-';
