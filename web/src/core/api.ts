// What the core says and is asked: the types of docs/api.md.

export type Args = Record<string, string | number>;

export interface Fault {
  code: string;
  rule?: string;
  args?: Args;
  at?: number;
}

export interface GameEvent {
  code: string;
  rule?: string;
  args?: Args;
}

export interface Outcome {
  over: boolean;
  result?: '1-0' | '0-1' | '1/2-1/2';
  winner?: string;
  reason?: string;
  rule?: string;
}

export type Facts = Record<string, string | number>;

export interface Moment {
  state: string;
  hash: string;
  to_act: string | null;
  outcome: Outcome;
  facts: Facts;
  discs?: [number, number, number][]; // disc, x, y in nm, in games of discs
}

export interface Choice {
  action: string;
  kind: string;
  from?: string;
  to?: string;
  path?: string[];
  end?: string;
  by?: string;
}

export type Point = [number, number];

// Where a piece may be put.
export type Place =
  | { shape: 'segment'; from: Point; to: Point }
  | { shape: 'rectangle'; from: Point; to: Point }
  | { shape: 'ring'; centre: Point; inner: number; outer: number };

// What may be struck in a game of flicked discs, from where, and in which directions: arcs, anticlockwise; nm, mm/s, as
// the acting player sees the table.
export interface Handle {
  prefix: string;
  piece: string;
  at: Point;
  places?: Place[];
  directions?: { from: Point; to: Point }[];
  min_speed?: number;
  max_speed?: number;
}

// One disc's motion: segments of [t, x, y, vx, vy, deceleration], µs and nm; the last one is where it comes to rest.
export interface DiscPath {
  disc: number;
  gone?: number; // when it left the table
  segments: [number, number, number, number, number, number][];
}

export interface Trajectory {
  duration: number;
  paths: DiscPath[];
}

// A stroke before it is made (docs/api.md).
export interface Preview {
  struck: number;
  path: Point[];
  meeting?: { disc: number; at: Point; of: Point; struck: Point; other: Point };
  stop: Point;
  gone: boolean;
}

export interface Step extends Moment {
  action: string;
  notation?: string;
  seat?: string;
  events?: GameEvent[];
}

export interface OptionSpec {
  key: string;
  rule: string;
  words?: string[];
  min?: number;
  max?: number;
  default: string | number;
}

export interface GameInfo {
  name: string;
  rules_version: number;
  seats: string[];
  enumerable: boolean;
  simulated: boolean;
  options: OptionSpec[];
  presets: Record<string, Record<string, string | number>>;
  bots: string[];
  skills?: Record<string, Record<string, number>>; // budget and noise of the levels
}

export interface Score {
  cp?: number;
  win_in?: number;
  loss_in?: number;
}

export interface Line {
  rank: number;
  depth: number;
  nodes: number;
  nps?: number;
  score: Score;
  pv: string[];
  notation?: string[];
}

interface Code {
  game: string;
  code: string;
  rules: string[];
}

export interface Codes {
  events: Code[];
  faults: Code[];
  endings: Code[];
  clauses: { game: string; id: string }[];
  labels: { game: string; code: string }[];
}

// The game and the moment that a request looks at; the core keeps nothing between requests.
export interface At {
  game: string;
  options?: Record<string, string | number>;
  seed?: number;
  state?: string;
  actions?: string[];
}

// A game that was read from a record or a PGN.
export interface RecordedGame {
  game: string;
  options: Record<string, string>;
  seed: string;
  state?: string;
  actions: string[];
  names: Record<string, string>;
  result: string;
}

// Verb → what is asked beside the moment, and the reply.
export interface Verbs {
  games: [Record<never, never>, { games: GameInfo[] }];
  codes: [{ game?: string }, Codes];
  state: [At, Moment & { game: string; options: Record<string, string | number>; initial: boolean; ply: number }];
  choices: [At & { partial?: string }, { choices: Choice[]; handles: Handle[] }];
  simulate: [At & { action: string }, { trajectory: Trajectory }];
  preview: [At & { action: string }, { preview: Preview }];
  check: [At & { action: string }, { legal: boolean; fault?: Fault }];
  apply: [At & { play: string[] }, { steps: Step[]; fault?: Fault }];
  show: [At & { bottom?: string; dark?: boolean; coordinates?: boolean }, { svg: string }];
  notation: [At & ({ action: string } | { notation: string }), { action?: string; notation?: string }];
  record: [
    | (At & { names?: Record<string, string>; date?: string; clocks?: number[]; format?: 'record' | 'pgn' })
    | { text: string; format?: 'record' | 'pgn' },
    { text: string; games?: RecordedGame[] },
  ];
  verify: [{ text: string }, { ok: boolean; steps?: number; line?: number; expected?: string; found?: string }];
  referee: [At & { pocketed: string; untouched?: boolean }, Moment & { pocketed: string; seat: string; events: GameEvent[] }];
  plan: [{ game: string; options?: Record<string, string | number>; tile?: 'a4'; words?: Record<string, string> }, { pages: string[] }];
  bot: [
    At & { bot: string; bot_seed?: number; nodes?: number; depth?: number; movetime?: number; multipv?: number },
    { action: string; notation: string; nodes: number; lines: Line[] },
  ];
}
export type Verb = keyof Verbs;
export type Request<V extends Verb> = Verbs[V][0];
export type Reply<V extends Verb> = Verbs[V][1];
