// Where the person is, as an address. Pages are chosen by the query, so any static server will do:
//   /                                            home
//   /?rules=chessfootball#CF14                   the rules, at a clause
//   /?play=chessfootball&bot=level3&as=white&seed=7&goals_to_win=3#code   a game (actions_code.ts), &at=12: looked at after 12 actions;
//       &bots=white:level2,black:level5: two computers; &practice=1; &replay=1: a record; &analyse=1
//   /?modes=carrom, /?referee=carrom, /?plans=carrom                      more ways to play, a real board, plans to build one
//   /?games=all, /?open=1                                                 the games that are kept, records from elsewhere
import { signal } from '@preact/signals';
import { decodeActions, encodeActions } from './actions_code';
import { seatsOf } from './seats';

// How a game was set up: everything that its record's header would say.
export interface Setup {
  game: string;
  options: Record<string, string>; // only those that differ from the defaults or were chosen
  seed: number;
  state?: string; // where it began, if not in the initial state
  bot?: string; // plays against the person; without it two people share the device
  human?: string; // the person's seat if there is a bot
  bots?: Record<string, string>; // seat → bot: nobody plays, people watch
  practice?: boolean; // one person acts for everybody, and may begin again
  replay?: boolean; // a game that was played elsewhere: to be looked at
  analyse?: boolean; // one person moves for everybody, and the computer says what it thinks
}

// Pages of a game beside its rules and the game itself.
const GAME_PAGES = ['modes', 'referee', 'plans'] as const;
// Those that only some games have; of the others the ways to play are shown.
const ONLY: Partial<Record<(typeof GAME_PAGES)[number], string[]>> = { referee: ['carrom'], plans: ['carrom', 'discfootball'] };

export type Route =
  | { page: 'home' }
  | { page: (typeof GAME_PAGES)[number]; game: string }
  | { page: 'games' }
  | { page: 'open' }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'play'; game: string; setup: Setup; actions: string[]; at?: number; broken: boolean };

const FLAGS = ['analyse', 'practice', 'replay'] as const;
const OWN = ['lang', 'play', 'bot', 'bots', 'as', 'seed', 'state', 'at', ...FLAGS] as string[];

export function parseRoute(search: string, hash: string): Route {
  const query = new URLSearchParams(search);
  const fragment = hash.replace(/^#/, '');
  const rules = query.get('rules');
  if (rules) return { page: 'rules', game: rules, ...(fragment ? { clause: fragment } : {}) };
  for (const page of GAME_PAGES) {
    const game = query.get(page);
    if (game) return { page: ONLY[page]?.includes(game) === false ? 'modes' : page, game };
  }
  if (query.has('games')) return { page: 'games' };
  if (query.has('open')) return { page: 'open' };
  const game = query.get('play');
  if (!game) return { page: 'home' };

  const setup: Setup = { game, options: {}, seed: Number(query.get('seed') ?? '0') || 0 };
  for (const [key, value] of query) if (!OWN.includes(key)) setup.options[key] = value;
  const bot = query.get('bot');
  if (bot) {
    setup.bot = bot;
    setup.human = query.get('as') ?? seatsOf(game)[0];
  }
  const bots = query.get('bots');
  if (bots) setup.bots = Object.fromEntries(bots.split(',').map((pair) => pair.split(':') as [string, string]));
  const state = query.get('state');
  if (state) setup.state = state;
  for (const flag of FLAGS) if (query.has(flag)) setup[flag] = true;
  const actions = decodeActions(fragment);
  const at = query.get('at');
  return {
    page: 'play',
    game,
    setup,
    actions: actions ?? [],
    ...(at !== null && /^\d+$/.test(at) ? { at: Number(at) } : {}),
    broken: actions === undefined,
  };
}

export function gameUrl(setup: Setup, actions: readonly string[], at?: number): string {
  const query = new URLSearchParams({ play: setup.game });
  if (setup.bot) {
    query.set('bot', setup.bot);
    query.set('as', setup.human ?? seatsOf(setup.game)[0]);
  }
  if (setup.bots) query.set('bots', Object.entries(setup.bots).map((pair) => pair.join(':')).join(','));
  if (setup.bot || setup.bots || setup.seed) query.set('seed', String(setup.seed));
  for (const [key, value] of Object.entries(setup.options)) query.set(key, value);
  if (setup.state) query.set('state', setup.state);
  for (const flag of FLAGS) if (setup[flag]) query.set(flag, '1');
  if (at !== undefined) query.set('at', String(at));
  const code = encodeActions(actions);
  return `?${query.toString()}${code ? `#${code}` : ''}`;
}

export const pageUrl = (page: (typeof GAME_PAGES)[number], game: string) => `?${page}=${game}`;
export const rulesUrl = (game: string, clause?: string) => `?rules=${game}${clause ? `#${clause}` : ''}`;

export const route = signal<Route>({ page: 'home' });

const readRoute = () => {
  route.value = parseRoute(location.search, location.hash);
};

export function navigate(url: string): void {
  if (url !== location.search + location.hash) history.pushState(null, '', url);
  readRoute();
  if (route.value.page !== 'rules' || !route.value.clause) scrollTo(0, 0);
}

// The address follows the game without a new entry in the history: Back leaves the game, it does not take back.
export function showUrl(url: string): void {
  if (url === location.search + location.hash) return;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // some browsers refuse when it happens too often, as while the slider is pulled; the next one will do
  }
}

// Links stay links (new tab, copy); a plain click on one changes the page without loading it.
export function startRouting(): void {
  readRoute();
  addEventListener('popstate', readRoute);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    navigate(link.search + link.hash || location.pathname);
  });
}
