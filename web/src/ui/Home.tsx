import { useEffect, useMemo } from 'preact/hooks';
import { games, loadGames } from '../app/games';
import { pageUrl, rulesUrl } from '../app/route';
import { quickGame, twoPlayers } from '../app/start';
import { damagedGames, loadSaved, savedGames, waits, type SavedGame } from '../app/store/saved';
import { t } from '../i18n/i18n';
import { FigureDrawing } from '../rules/FigureView';
import type { Figure } from '../rules/figures';
import { SavedEntry, savedUrl } from './saved';

// One entry a game that exists: a position worth looking at, in the game's own drawing.
const SHOWN: { game: string; figure: Figure }[] = [
  {
    game: 'chessfootball',
    figure: {
      name: 'home',
      state: '8/b4ppk/7p/2N5/q7/2P5/1r2QPPP/3R2K1 w - - 0 31 c5 - 0:0',
      action: 'c5:ne',
    },
  },
  {
    game: 'carrom',
    figure: {
      name: 'home',
      state:
        'W=-335494889,204033688;-75025308,-141620895;-26080017,-319589165;175712152,-265216342;182879794,-194003268;188783411,45487363;' +
        '230732674,190791907 B=-299606997,112222876;-125974146,-143198180;-64170763,-185181939;59959854,287210648;81818748,112113198 ' +
        'Q=table:0,0 act=south next=south phase=strike dues=0,0 R=1,1 score=0,0 board=1 games=0,0 first=north breaker=north lot=72105175 ' +
        'scored=-,- strokes=0 idle=0 passes=0 voids=0 opts=- result=-',
      action: 'shot:-106636:-12227,500000:2402',
    },
  },
  {
    game: 'discfootball',
    figure: {
      name: 'home',
      state:
        'W=-220000000,60000000;-180000000,-70000000;80000000,-90000000 B=250000000,60000000;240000000,-70000000;100000000,60000000 ' +
        'ball=190000000,-20000000 side=w strikes=0 phase=play turn=1 idle=0 resets=0 score=0,0 result=-',
      action: 'disc:3:3751,3306:1200',
    },
  },
];

function Card({ game, figure, waiting }: { game: string; figure: Figure; waiting: SavedGame | undefined }) {
  const known = games.value.length > 0;
  const play = useMemo(() => quickGame(game), [game, known]);
  const two = useMemo(() => twoPlayers(game), [game]);
  const going = waiting && savedUrl(waiting);
  return (
    <section class="game" aria-labelledby={`game-${game}`}>
      <a class="picture" href={going ?? play} tabIndex={-1} aria-hidden="true">
        <FigureDrawing game={game} figure={figure} coordinates={false} />
      </a>
      <div class="words">
        <h2 id={`game-${game}`}>{t(`game.${game}`)}</h2>
        <p>{t(`home.${game}.pitch`)}</p>
        <div class="buttons">
          {going && <a class="button primary" href={going}>{t('home.continue')}</a>}
          <a class={going ? 'button' : 'button primary'} href={play}>{t('home.play')}</a>
          <a class="button" href={two}>{t('home.two')}</a>
        </div>
        <div class="buttons links">
          <a class="button quiet" href={rulesUrl(game)}>{t('home.rules')}</a>
          <a class="button quiet" href={pageUrl('modes', game)}>{t('home.more')}</a>
        </div>
      </div>
    </section>
  );
}

const FEW = 4; // of the unfinished games that are listed here

export function Home() {
  useEffect(() => {
    void loadSaved();
    loadGames().catch(() => {}); // the page of a game will tell
  }, []);
  const unfinished = savedGames.value.filter(waits);
  const damaged = damagedGames.value.length;
  return (
    <>
      <h1>{t('home.heading')}</h1>
      <p class="quiet">{t('home.play_hint')}</p>
      <div class="games" data-count={SHOWN.length}>
        {SHOWN.map((entry) => (
          <Card key={entry.game} {...entry} waiting={unfinished.find(({ setup }) => setup.game === entry.game)} />
        ))}
      </div>
      {damaged > 0 && (
        <p class="notice warn">
          <span>{t('kept.damaged', { count: damaged })}</span> <a class="button" href="?games=all">{t('kept.look')}</a>
        </p>
      )}
      {unfinished.length > 0 && (
        <section class="unfinished" aria-labelledby="unfinished">
          <h2 id="unfinished">{t('kept.unfinished')}</h2>
          <ul class="kept-list">{unfinished.slice(0, FEW).map((game) => <SavedEntry key={game.id} game={game} />)}</ul>
        </section>
      )}
      <p class="buttons links home-more">
        <a class="button quiet" href="?games=all">{t('kept.all')}</a>
        <a class="button quiet" href="?open=1">{t('load.heading')}</a>
      </p>
    </>
  );
}
