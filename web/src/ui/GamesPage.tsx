// The games that are kept on this device: those that wait, those that are over, those that cannot be read any more.
import { useEffect } from 'preact/hooks';
import { download } from '../app/share';
import { damagedGames, loadSaved, removeSaved, savedGames, type Damaged, type SavedGame } from '../app/store/saved';
import { haveWords, t } from '../i18n/i18n';
import { SavedEntry } from './saved';

function Group({ heading, games }: { heading: string; games: SavedGame[] }) {
  if (!games.length) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul class="kept-list">{games.map((game) => <SavedEntry key={game.id} game={game} remove />)}</ul>
    </section>
  );
}

function DamagedEntry({ damaged, number }: { damaged: Damaged; number: number }) {
  return (
    <li class="kept damaged">
      <span>{t('kept.damaged.one', { number })}</span>
      <button type="button" class="button" onClick={() => download(`striker-damaged-${number}.json`, JSON.stringify(damaged.content, null, 2), 'application/json')}>
        {t('kept.export')}
      </button>
      <button type="button" class="button warn" onClick={() => void removeSaved(damaged.id)}>{t('kept.remove.short')}</button>
    </li>
  );
}

export function GamesPage() {
  useEffect(() => void loadSaved(), []);
  if (!haveWords('more')) return null;
  const all = savedGames.value;
  const damaged = damagedGames.value;
  return (
    <div class="shell-page">
      <h1>{t('kept.heading')}</h1>
      <p class="quiet">{t('kept.hint')}</p>
      {!all.length && !damaged.length && <p>{t('kept.none')}</p>}
      {damaged.length > 0 && (
        <section>
          <h2>{t('kept.damaged.heading')}</h2>
          <p>{t('kept.damaged.hint')}</p>
          <ul class="kept-list">{damaged.map((entry, i) => <DamagedEntry key={i} damaged={entry} number={i + 1} />)}</ul>
        </section>
      )}
      <Group heading={t('kept.unfinished')} games={all.filter(({ over }) => !over)} />
      <Group heading={t('kept.over')} games={all.filter(({ over }) => over)} />
    </div>
  );
}
