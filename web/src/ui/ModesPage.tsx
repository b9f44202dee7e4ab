// Every way to play one game: levels, two at one device, practice, watching, records; carrom also a real board.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { gameInfo, loadGames, levelsOf } from '../app/games';
import { gameUrl, pageUrl } from '../app/route';
import { seatsOf } from '../app/seats';
import { botFor, newSeed, practiceOf, twoPlayers, watching } from '../app/start';
import { haveWords, t } from '../i18n/i18n';
import { levelWords, skillWords } from '../i18n/words';
import { botName } from './facts';

const WITH_PLANS = ['carrom', 'discfootball'];

function Levels({ game, bots }: { game: string; bots: string[] }) {
  const skills = gameInfo(game)?.skills;
  const seed = useMemo(newSeed, [game]);
  return (
    <ol class="levels">
      {bots.map((bot) => (
        <li key={bot}>
          <a href={gameUrl({ game, options: {}, seed, bot, human: seatsOf(game)[0] }, [])}>
            <b>{botName(bot)}</b> <span>{/^level/.test(bot) ? levelWords(game, bot) : t('modes.random')}</span>
            {skills?.[bot] && <small>{skillWords(skills[bot])}</small>}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Watch({ game, bots }: { game: string; bots: string[] }) {
  const best = bots.includes(botFor(game)) ? botFor(game) : bots[0]!;
  const first = useSignal(best);
  const second = useSignal(best);
  const pick = (seat: string, chosen: typeof first) => (
    <label>
      <span>{t(`side.${seat}`)}</span>
      <select value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
        {bots.map((bot) => <option key={bot} value={bot}>{botName(bot)}</option>)}
      </select>
    </label>
  );
  const [one, other] = seatsOf(game);
  return (
    <div class="watch-form">
      {pick(one, first)}
      {pick(other, second)}
      <a class="button" href={watching(game, [first.value, second.value])}>{t('modes.watch.start')}</a>
    </div>
  );
}

export function ModesPage({ game }: { game: string }) {
  useEffect(() => void loadGames().catch(() => {}), []);
  const two = useMemo(() => twoPlayers(game), [game]);
  const info = gameInfo(game);
  if (!haveWords('more') || !info) return null;
  const levels = levelsOf(info);
  const bots = levels.length ? levels : info.bots;
  return (
    <div class="shell-page modes-page">
      <h1>{t('modes.heading', { game: t(`game.${game}`) })}</h1>
      <section>
        <h2>{t('modes.computer')}</h2>
        <p class="quiet">{t('modes.computer.text')}</p>
        <Levels game={game} bots={bots} />
      </section>
      <section>
        <h2>{t('home.two')}</h2>
        <p>{t('modes.two.text')}</p>
        <p class="buttons"><a class="button" href={two}>{t('modes.two.start')}</a></p>
      </section>
      <section>
        <h2>{t('kept.practice')}</h2>
        <p>{t('modes.practice.text')}</p>
        <p class="buttons">
          <a class="button" href={practiceOf(game)}>{t('modes.practice.start')}</a>
          {game === 'carrom' && <a class="button" href={practiceOf(game, { variant: 'solo' })}>{t('modes.solo')}</a>}
          {game === 'chessfootball' && <a class="button" href={gameUrl({ game, options: {}, seed: 0, analyse: true }, [])}>{t('analysis.open')}</a>}
        </p>
      </section>
      <section>
        <h2>{t('modes.watch')}</h2>
        <p>{t('modes.watch.text')}</p>
        <Watch game={game} bots={bots} />
      </section>
      <section>
        <h2>{t('modes.records')}</h2>
        <p>{t('modes.records.text')}</p>
        <p class="buttons">
          <a class="button" href="?open=1">{t('open.heading')}</a>
          <a class="button quiet" href="?games=all">{t('kept.heading')}</a>
        </p>
      </section>
      {WITH_PLANS.includes(game) && (
        <section>
          <h2>{t('modes.real')}</h2>
          <p>{t(game === 'carrom' ? 'modes.real.carrom' : 'modes.real.discfootball')}</p>
          <p class="buttons">
            {game === 'carrom' && <a class="button" href={pageUrl('referee', game)}>{t('referee.heading')}</a>}
            <a class="button" href={pageUrl('plans', game)}>{t('plans.heading')}</a>
          </p>
        </section>
      )}
    </div>
  );
}
