// Plans to build a board from, drawn by the core in the reader's language: to print on A4 pages, or as one picture.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameInfo, loadGames } from '../app/games';
import { download } from '../app/share';
import type { Fault, OptionSpec } from '../core/api';
import { CoreFault, rules } from '../core/client';
import { has, haveWords, language, t } from '../i18n/i18n';
import { faultWords, optionValue, optionWords } from '../i18n/words';

// The options that change the board itself.
const SHAPES: Record<string, string[]> = { discfootball: ['field_length', 'strip', 'formation'], carrom: ['rack_angle'] };

async function labels(game: string): Promise<Record<string, string>> {
  const codes = await rules.ask('codes', { game });
  const named = codes.labels.map(({ code }) => [code, `plan.label.${code}`] as const);
  return Object.fromEntries(named.filter(([, key]) => has(key)).map(([code, key]) => [code, t(key)]));
}

const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export function PlansPage({ game }: { game: string }) {
  const options = useSignal<Record<string, string>>({});
  const whole = useSignal('');
  const tiles = useSignal<string[]>([]);
  const fault = useSignal<Fault | null>(null);
  useEffect(() => void loadGames().catch(() => {}), []);
  const ready = [haveWords('plans'), haveWords('more'), haveWords(game)].every(Boolean);
  const info = gameInfo(game);
  const draw = async (tile?: 'a4'): Promise<string[]> => {
    const { pages } = await rules.ask('plan', { game, options: options.value, words: await labels(game), ...(tile ? { tile } : {}) });
    return pages;
  };
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    tiles.value = [];
    draw().then(
      (pages) => {
        if (!wanted) return;
        whole.value = pages[0] ?? '';
        fault.value = null;
      },
      (error: unknown) => {
        if (error instanceof CoreFault) fault.value = error.fault;
      },
    );
    return () => {
      wanted = false;
    };
  }, [ready, game, options.value, language.value]);
  // The pages are laid out first; then the browser may print them.
  useEffect(() => {
    if (!tiles.value.length) return;
    const images = [...document.querySelectorAll<HTMLImageElement>('.plan-tiles img')];
    void Promise.all(images.map((image) => image.decode().catch(() => {}))).then(() => print());
  }, [tiles.value]);
  if (!ready || !info) return null;

  const set = (key: string, value: string) => (options.value = { ...options.value, [key]: value });
  const field = ({ key, words, min, max, default: byDefault }: OptionSpec) => {
    const value = options.value[key] ?? String(byDefault);
    return (
      <label key={key} class="plan-option">
        <span>{optionWords(game, key)}</span>
        {words ? (
          <select value={value} onChange={(event) => set(key, event.currentTarget.value)}>
            {words.map((word) => <option key={word} value={word}>{optionValue(game, key, word)}</option>)}
          </select>
        ) : (
          <input type="number" min={min} max={max} value={value} onChange={(event) => set(key, event.currentTarget.value)} />
        )}
      </label>
    );
  };
  return (
    <div class="shell-page plans-page">
      <h1>{t('plans.heading')}: {t(`game.${game}`)}</h1>
      <p>{t('plans.text')}</p>
      <div class="plan-options">{info.options.filter(({ key }) => SHAPES[game]?.includes(key)).map(field)}</div>
      {fault.value && <p class="fault" role="alert">{faultWords(game, fault.value)}</p>}
      <div class="buttons">
        <button type="button" class="button primary" onClick={() => void draw('a4').then((pages) => (tiles.value = pages))}>{t('plans.print')}</button>
        <button type="button" class="button" disabled={!whole.value} onClick={() => download(`striker-${game}-plan.svg`, whole.value, 'image/svg+xml')}>{t('plans.svg')}</button>
      </div>
      <p class="quiet">{t('plans.hint')}</p>
      {whole.value && <img class="plan-whole" src={pictureOf(whole.value)} alt={t('plans.picture', { game: t(`game.${game}`) })} />}
      <div class="plan-tiles" aria-hidden="true">{tiles.value.map((page, i) => <img key={i} src={pictureOf(page)} alt="" />)}</div>
    </div>
  );
}
