// The page of one game: makes the table that the address tells, and gives it to the page of its kind.
import { useEffect, useRef } from 'preact/hooks';
import { loadGames } from '../app/games';
import { route, type Route } from '../app/route';
import { quickGame } from '../app/start';
import { Table } from '../app/table';
import { haveWords, t } from '../i18n/i18n';
import { faultWords } from '../i18n/words';
import { lazy } from './lazy';
import { ModeBar } from './ModeBar';

const ChessPage = lazy(() => import('./ChessPage').then((file) => file.ChessPage));
const ShotPage = lazy(() => import('../shot/ShotPage').then((file) => file.ShotPage));
const SHOT = ['carrom', 'discfootball'];

export const boardOf = (game: string) => (SHOT.includes(game) ? ShotPage : ChessPage);

type Play = Extract<Route, { page: 'play' }>;

// The table of the address. It lives on while it writes its own moves into the address, and gives way to another one when
// the person goes to another game (Back, a link, New game).
function useTable(here: Play): Table {
  const kept = useRef<Table>();
  const seen = useRef<Play>();
  if (seen.current !== here) {
    seen.current = here;
    if (kept.current?.url() !== location.search + location.hash) {
      kept.current?.close();
      kept.current = new Table(here.setup);
      void kept.current.open(here.actions, here.at);
    }
  }
  useEffect(() => () => kept.current?.close(), []);
  return kept.current!;
}

// No game to show: the core did not load, or the address tells of no position.
function Broken({ table }: { table: Table }) {
  const { game } = table.setup;
  return (
    <section class="message" role="alert">
      <h1>{t('status.broken')}</h1>
      <p>{table.fault.value ? faultWords(game, table.fault.value) : t('play.failed')}</p>
      <div class="buttons">
        {table.failed.value ? (
          <button type="button" class="button primary" onClick={() => location.reload()}>{t('play.reload')}</button>
        ) : (
          <a class="button primary" href={quickGame(game)}>{t('actions.new')}</a>
        )}
        <a class="button" href="./">{t('play.home')}</a>
      </div>
    </section>
  );
}

export function PlayPage() {
  const table = useTable(route.value as Play);
  useEffect(() => void loadGames(), []);
  const Board = boardOf(table.setup.game);
  haveWords(table.setup.game); // asked for now: the first event should not have to wait for them
  if (table.failed.value || (!table.shown.value && table.fault.value)) return <Broken table={table} />;
  return (
    <>
      <ModeBar table={table} />
      <Board table={table} />
    </>
  );
}
