// The panel of a new game: against whom, with which colour, by which options. The options are those that the core lists.
import { useSignal } from '@preact/signals';
import type { OptionSpec } from '../core/api';
import { gameInfo, levelsOf } from '../app/games';
import { gameUrl, navigate, type Setup } from '../app/route';
import { keepLevel, lastLevel } from '../app/settings';
import { newSeed } from '../app/start';
import { t } from '../i18n/i18n';
import { levelWords, skillWords, optionValue, optionWords, presetWords } from '../i18n/words';
import { Clause } from './Clause';
import { Icon } from './icons';
import { useSheet } from './sheet';

// Of an integer option with many values the dialog offers the usual ones only (CF19), or a field; links may say others.
const OFFERED: Record<string, number[]> = { 'chessfootball.goals_to_win': [1, 2, 3, 5] };
const MOST_BUTTONS = 10;
// What is asked first; the rest waits behind “more”. A game that is not named here shows all.
const MAIN: Record<string, string[]> = { carrom: ['variant', 'match_games'], discfootball: ['formation', 'minutes', 'goals_to_win'] };

const textOf = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

// Undefined: too many to list.
function valuesOf(game: string, { key, words, min = 0, max = 0 }: OptionSpec): string[] | undefined {
  if (words) return words;
  const offered = OFFERED[`${game}.${key}`];
  if (!offered && max - min >= MOST_BUTTONS) return undefined;
  return (offered ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)).map(String);
}

interface PickProps {
  name: string;
  legend: string;
  values: { value: string; label: string }[];
  chosen: string;
  rule?: { game: string; rule: string };
  onPick(value: string): void;
}

function Pick({ name, legend, values, chosen, rule, onPick }: PickProps) {
  return (
    <fieldset class="pick">
      <legend>{legend} {rule && <Clause {...rule} />}</legend>
      <div class="segments">
        {values.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onPick(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function NumberField({ name, legend, chosen, rule, min, max, onPick }: Omit<PickProps, 'values'> & { min: number; max: number }) {
  return (
    <p class="number-field">
      <label for={`option-${name}`}>{legend}</label> {rule && <Clause {...rule} />}
      <input
        id={`option-${name}`}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        required
        value={chosen}
        onInput={(event) => onPick(event.currentTarget.value)}
      />
    </p>
  );
}

export function NewGame({ setup, onClose }: { setup: Setup; onClose: () => void }) {
  const { game } = setup;
  const info = gameInfo(game)!;
  const levels = levelsOf(info);
  const opponent = useSignal(setup.bot ? 'computer' : 'two');
  const level = useSignal(levels.includes(setup.bot ?? '') ? setup.bot! : lastLevel());
  const colour = useSignal(setup.human ?? info.seats[0]!);
  const options = useSignal<Record<string, string>>({ ...setup.options });
  const panel = useSheet();

  function start(event: Event): void {
    event.preventDefault();
    const chosen = Object.fromEntries(
      info.options.flatMap(({ key, default: byDefault }) => {
        const value = options.value[key];
        return value === undefined || value === String(byDefault) ? [] : [[key, value]];
      }),
    );
    const next: Setup = { game, options: chosen, seed: 0 };
    if (opponent.value === 'computer') {
      keepLevel(level.value);
      next.bot = level.value;
      next.seed = newSeed();
      next.human = colour.value === 'random' ? info.seats[next.seed % info.seats.length]! : colour.value;
    }
    onClose();
    navigate(gameUrl(next, []));
  }

  const presets = MAIN[game] ? Object.keys(info.presets) : []; // chess football’s only one is an option of its own
  const isMain = (key: string): boolean => MAIN[game]?.includes(key) ?? true;
  const chosen = (key: string, byDefault: string | number): string => options.value[key] ?? String(byDefault);
  // Whether what is chosen is the preset; the kind of game, its length and the table's own friction are no part of one.
  const sameOptions = (preset: Record<string, string | number>): boolean =>
    info.options.every(({ key, default: byDefault }) => isMain(key) || chosen(key, byDefault) === String(preset[key] ?? byDefault));

  const mainOptions = () => Object.fromEntries(Object.entries(options.value).filter(([key]) => isMain(key)));

  function field(spec: OptionSpec) {
    const values = valuesOf(game, spec);
    const props = {
      name: spec.key,
      legend: optionWords(game, spec.key),
      ...(spec.rule ? { rule: { game, rule: spec.rule } } : {}),
      chosen: chosen(spec.key, spec.default),
      onPick: (value: string) => (options.value = { ...options.value, [spec.key]: value }),
    };
    return values ? (
      <Pick key={spec.key} {...props} values={values.map((value) => ({ value, label: optionValue(game, spec.key, value) }))} />
    ) : (
      <NumberField key={spec.key} {...props} min={spec.min!} max={spec.max!} />
    );
  }

  const plain = (names: string[], key: string) => names.map((value) => ({ value, label: t(`${key}.${value}`) }));
  return (
    <section
      class="sheet"
      ref={panel}
      tabIndex={-1}
      aria-labelledby="new-game"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <form onSubmit={start}>
        <div class="sheet-head">
          <h2 id="new-game">{t('new.heading')}</h2>
          <button type="button" class="plain" aria-label={t('common.close')} onClick={onClose}><Icon name="close" /></button>
        </div>
        <Pick name="opponent" legend={t('new.opponent')} values={plain(['computer', 'two'], 'new.opponent')} chosen={opponent.value} onPick={(v) => (opponent.value = v)} />
        {opponent.value === 'computer' && (
          <>
            <Pick
              name="level"
              legend={t('new.level')}
              values={levels.map((value) => ({ value, label: value.replace('level', '') }))}
              chosen={level.value}
              onPick={(v) => (level.value = v)}
            />
            <p class="quiet level-words">
              {levelWords(game, level.value)} {info.skills?.[level.value] && <small>{skillWords(info.skills[level.value])}</small>}
            </p>
            <Pick name="colour" legend={t('new.colour')} values={plain([...info.seats, 'random'], 'new.colour')} chosen={colour.value} onPick={(v) => (colour.value = v)} />
          </>
        )}
        {presets.length > 0 && (
          <Pick
            name="preset"
            legend={t('new.preset')}
            values={presets.map((value) => ({ value, label: presetWords(game, value) }))}
            chosen={presets.find((name) => sameOptions(info.presets[name]!)) ?? ''}
            onPick={(name) => (options.value = { ...mainOptions(), ...textOf(info.presets[name]!) })}
          />
        )}
        {info.options.filter(({ key }) => isMain(key)).map(field)}
        {info.options.some(({ key }) => !isMain(key)) && (
          <details class="more-options">
            <summary>{t('new.more')}</summary>
            <div>{info.options.filter(({ key }) => !isMain(key)).map(field)}</div>
          </details>
        )}
        <button type="submit" class="button primary wide">{t('new.start')}</button>
      </form>
    </section>
  );
}
