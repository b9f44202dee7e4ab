import icon from '../../../assets/icon.svg?inline';
import { route, rulesUrl } from '../app/route';
import { sound, systemDark, theme, toggleTheme } from '../app/settings';
import { LANGUAGES, chooseLanguage, has, language, t, type Language } from '../i18n/i18n';
import { Icon } from './icons';

export function Header() {
  const here = route.value;
  const dark = theme.value === 'auto' ? systemDark.value : theme.value === 'dark';
  return (
    <header class="top">
      <a class="brand" href="./" aria-label={t('app.home')}>
        <img src={icon} alt="" width={28} height={28} />
        <span>Striker</span>
      </a>
      <nav aria-label={t('app.nav')}>
        {'game' in here && here.page !== 'rules' && has(`game.${here.game}`) && <a href={rulesUrl(here.game)}>{t('home.rules')}</a>}
        <select
          aria-label={t('app.language')}
          value={language.value}
          onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>{name}</option>
          ))}
        </select>
        {here.page !== 'play' && ( // there it stands in the bar under the board
          <button type="button" class="plain" aria-pressed={sound.value} onClick={() => (sound.value = !sound.value)} aria-label={t('shot.sound')} title={t('shot.sound')}>
            <Icon name={sound.value ? 'sound' : 'mute'} />
          </button>
        )}
        <button type="button" class="plain" onClick={toggleTheme} aria-label={t(dark ? 'app.light' : 'app.dark')} title={t(dark ? 'app.light' : 'app.dark')}>
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
      </nav>
    </header>
  );
}
