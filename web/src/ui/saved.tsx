// Kept games as entries of a list: who against whom, how far, when.
import { gameUrl } from '../app/route';
import { removeSaved, type SavedGame } from '../app/store/saved';
import { language, t } from '../i18n/i18n';
import { botName } from './facts';
import { Icon } from './icons';

export const savedUrl = ({ setup, actions }: SavedGame): string => gameUrl(setup, actions);

export function whoWords({ setup }: SavedGame): string {
  if (setup.bots) return Object.values(setup.bots).map(botName).join(' – ');
  if (setup.bot) return botName(setup.bot);
  return t(setup.practice ? 'kept.practice' : setup.analyse ? 'analysis.label' : 'home.two');
}

const tongue = () => (language.value === 'pseudo' ? 'en' : language.value);

export const dayWords = (ms: number): string => new Date(ms).toLocaleString(tongue(), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

export function SavedEntry({ game, remove }: { game: SavedGame; remove?: boolean }) {
  const name = t(`game.${game.setup.game}`);
  return (
    <li class="kept">
      <a href={savedUrl(game)}>
        <b>{name}</b> <span>{whoWords(game)}</span>
        <small>
          {t('kept.actions', { count: game.actions.length })}
          {game.result ? `, ${game.result.replaceAll('1/2', '½').replace('-', '–')}` : ''} · {dayWords(game.updated)}
        </small>
      </a>
      {remove && (
        <button type="button" class="plain" aria-label={t('kept.remove', { game: name, when: dayWords(game.updated) })} title={t('kept.remove.short')} onClick={() => void removeSaved(game.id)}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

