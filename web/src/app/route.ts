// Where the person is, as an address. Pages are chosen by the query, so any static server will do:
//   /                                            home
//   /?rules=chessfootball#CF14                   the rules, at a clause
//   /?play=chessfootball&bot=level3&as=white&seed=7&goals_to_win=3#code   a game (actions_code.ts), &at=12: looked at after 12 actions
import { signal } from '@preact/signals';
import { decodeActions, encodeActions } from './actions_code';

// How a game was set up: everything that its record's header would say.
export interface Setup {
  game: string;
  options: Record<string, string>; // only those that differ from the defaults or were chosen
  seed: number;
  state?: string; // where it began, if not in the initial state
  bot?: string; // plays against the person; without it two people share the device
  human?: string; // the person's seat if there is a bot
  analyse?: boolean; // one person moves for everybody, and the computer says what it thinks
}

export type Route =
  | { page: 'home' }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'play'; game: string; setup: Setup; actions: string[]; at?: number; broken: boolean };

const OWN = ['lang', 'play', 'bot', 'as', 'seed', 'state', 'at', 'analyse'];

export function parseRoute(search: string, hash: string): Route {
  const query = new URLSearchParams(search);
  const fragment = hash.replace(/^#/, '');
  const rules = query.get('rules');
  if (rules) return { page: 'rules', game: rules, ...(fragment ? { clause: fragment } : {}) };
  const game = query.get('play');
  if (!game) return { page: 'home' };

  const setup: Setup = { game, options: {}, seed: Number(query.get('seed') ?? '0') || 0 };
  for (const [key, value] of query) if (!OWN.includes(key)) setup.options[key] = value;
  const bot = query.get('bot');
  if (bot) {
    setup.bot = bot;
    setup.human = query.get('as') ?? 'white';
  }
  const state = query.get('state');
  if (state) setup.state = state;
  if (query.has('analyse')) setup.analyse = true;
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
    query.set('as', setup.human ?? 'white');
    query.set('seed', String(setup.seed));
  }
  for (const [key, value] of Object.entries(setup.options)) query.set(key, value);
  if (setup.state) query.set('state', setup.state);
  if (setup.analyse) query.set('analyse', '1');
  if (at !== undefined) query.set('at', String(at));
  const code = encodeActions(actions);
  return `?${query.toString()}${code ? `#${code}` : ''}`;
}

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
    history.replaceState(null, '', url);
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
