import { useMemo } from 'preact/hooks';
import { rulesUrl } from '../app/route';
import { unfinished } from '../app/settings';
import { quickGame, twoPlayers } from '../app/start';
import { t } from '../i18n/i18n';
import { FigureDrawing } from '../rules/FigureView';
import type { Figure } from '../rules/figures';

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
];

function Card({ game, figure }: { game: string; figure: Figure }) {
  const play = useMemo(() => quickGame(game), [game]);
  const waiting = unfinished.value[game];
  return (
    <section class="game" aria-labelledby={`game-${game}`}>
      <a class="picture" href={waiting ?? play} tabIndex={-1} aria-hidden="true">
        <FigureDrawing game={game} figure={figure} coordinates={false} />
      </a>
      <div class="words">
        <h2 id={`game-${game}`}>{t(`game.${game}`)}</h2>
        <p>{t(`home.${game}.pitch`)}</p>
        <div class="buttons">
          {waiting && <a class="button primary" href={waiting}>{t('home.continue')}</a>}
          <a class={waiting ? 'button' : 'button primary'} href={play}>{t('home.play')}</a>
          <a class="button" href={twoPlayers(game)}>{t('home.two')}</a>
          <a class="button quiet" href={rulesUrl(game)}>{t('home.rules')}</a>
        </div>
        <p class="quiet">{t('home.play_hint')}</p>
      </div>
    </section>
  );
}

export function Home() {
  return (
    <>
      <h1>{t('home.heading')}</h1>
      <div class="games" data-count={SHOWN.length}>
        {SHOWN.map((entry) => <Card key={entry.game} {...entry} />)}
      </div>
    </>
  );
}
