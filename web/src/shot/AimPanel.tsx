// The stroke by figures, sliders and buttons: what the pull on the board does, for every hand.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Table } from '../app/table';
import { figure, t } from '../i18n/i18n';
import { faultWords } from '../i18n/words';
import { Clause } from '../ui/Clause';
import type { Aim } from './aim';
import { Dial } from './Dial';
import type { Kind } from './kinds';
import { coloursOf } from './paint';
import { picture } from './pieces';
import { darkNow } from './ShotBoard';
import type { Stage } from './stage';
import { previewWords, speedWords, targetsOf } from './words';

interface Props {
  table: Table;
  kind: Kind;
  stage: Stage;
  aim: Aim;
  onStrike(): void;
}

// A figure that is typed: it counts when it is a number, and shows what counts when it is left.
function Digits({ label, value, decimals, onValue }: { label: string; value: number; decimals: number; onValue(value: number): void }) {
  const typed = useSignal<string | null>(null);
  return (
    <input
      class="digits"
      type="text"
      inputMode="decimal"
      aria-label={label}
      value={typed.value ?? figure(value, decimals)}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => {
        typed.value = event.currentTarget.value;
        const read = Number(typed.value.replace(',', '.').replace('−', '-'));
        if (typed.value.trim() && Number.isFinite(read)) onValue(read);
      }}
      onBlur={() => (typed.value = null)}
    />
  );
}

function Discs({ aim, table }: Pick<Props, 'aim' | 'table'>) {
  const seat = table.present.value?.to_act ?? '';
  return (
    <div class="disc-choice" role="radiogroup" aria-label={t('shot.disc')}>
      {aim.handles.value.map(({ prefix }, i) => (
        <button key={prefix} type="button" role="radio" aria-checked={aim.index.value === i} aria-label={t('shot.disc.n', { n: i + 1 })} onClick={() => aim.choose(i)}>
          <img src={picture(seat === 'black' ? 'black' : 'white', i + 1, coloursOf(darkNow()))} alt="" width={32} height={32} />
        </button>
      ))}
    </div>
  );
}

// The striker along its line; the ball along the end line or in the sectors.
function PlaceRow({ aim, kind }: Pick<Props, 'aim' | 'kind'>) {
  const first = aim.handle.value!.places![0]!;
  const carrom = kind.game === 'carrom';
  const [x, y] = aim.at.value;
  if (first.shape !== 'segment') {
    return (
      <div class="row">
        <span>{t('shot.place')}</span>
        <Digits label={t('shot.place.x')} value={x} decimals={1} onValue={(v) => aim.put([v, y])} />
        <Digits label={t('shot.place.y')} value={y} decimals={1} onValue={(v) => aim.put([x, v])} />
        <span class="unit">mm</span>
      </div>
    );
  }
  const places = aim.handle.value!.places!.flatMap((place) => (place.shape === 'segment' ? [place.from, place.to] : []));
  const values = places.map((point) => point[carrom ? 0 : 1] / 1e6);
  const put = (v: number): void => aim.put(carrom ? [v, first.from[1] / 1e6] : [first.from[0] / 1e6, v]);
  const value = carrom ? x : y;
  return (
    <div class="row">
      <label for="shot-place">{t('shot.place')}</label>
      <input id="shot-place" type="range" min={Math.min(...values)} max={Math.max(...values)} step="0.5" value={value} aria-valuetext={`${figure(value, 1)} mm`} onInput={(event) => put(Number(event.currentTarget.value))} />
      <Digits label={t('shot.place.mm')} value={value} decimals={1} onValue={put} />
      <span class="unit">mm</span>
    </div>
  );
}

function Targets({ aim, kind, stage }: Pick<Props, 'aim' | 'kind' | 'stage'>) {
  const targets = targetsOf({ aim, kind, stage });
  return (
    <select
      class="targets"
      aria-label={t('shot.target')}
      value=""
      onChange={(event) => {
        const target = targets[Number(event.currentTarget.value)];
        event.currentTarget.value = '';
        if (target) aim.aimAt(target.at);
      }}
    >
      <option value="">{t('shot.target')}</option>
      {targets.map(({ name }, i) => <option key={i} value={i}>{name}</option>)}
    </select>
  );
}

export function AimPanel({ table, kind, stage, aim, onStrike }: Props) {
  const handle = aim.handle.value;
  useEffect(() => aim.begin(), [table.handles.value]);
  if (!handle) return <div class="controls" />;
  const { game } = table.setup;
  const refusal = aim.refusal.value;
  const said = refusal ? undefined : aim.places.value ? t(aim.place.value ? 'shot.place.ok' : 'shot.place.tap') : aim.speed.value ? previewWords({ aim, kind }) : t('shot.hint');
  const max = (handle.max_speed ?? 1000) / 1000;
  return (
    <div class="controls shot-controls" role="group" aria-label={t('shot.controls')}>
      {aim.handles.value.length > 1 && <Discs aim={aim} table={table} />}
      {!aim.places.value && <Targets aim={aim} kind={kind} stage={stage} />}
      {handle.places && <PlaceRow aim={aim} kind={kind} />}
      {!aim.places.value && (
        <>
          <div class="row">
            <span aria-hidden="true">{t('shot.direction')}</span>
            <Dial aim={aim} />
            <Digits label={t('shot.direction')} value={aim.bearing.value} decimals={2} onValue={(v) => aim.setBearing(v)} />
            <span class="unit">°</span>
          </div>
          <div class="row">
            <label for="shot-power">{t('shot.power')}</label>
            <input id="shot-power" type="range" min={0} max={max} step="0.01" value={aim.speed.value / 1000} aria-valuetext={speedWords(aim.speed.value)} onInput={(event) => aim.setSpeed(Number(event.currentTarget.value) * 1000)} />
            <Digits label={t('shot.power.ms')} value={aim.speed.value / 1000} decimals={3} onValue={(v) => aim.setSpeed(v * 1000)} />
            <span class="unit">m/s</span>
          </div>
        </>
      )}
      <div class="row strike-row">
        <p class={refusal ? 'fault' : 'said'} role="status">
          {refusal ? <>{faultWords(game, refusal)} <Clause game={game} rule={refusal.rule} /></> : said}
        </p>
        <button type="button" class="button primary strike" disabled={!aim.ready.value} onClick={onStrike}>
          {t(aim.places.value ? 'shot.put' : 'shot.strike')}
        </button>
      </div>
      <Words table={table} />
    </div>
  );
}

// Actions that are a word: pass, end the turn, waive.
function Words({ table }: { table: Table }) {
  const choices = table.choices.value.filter(({ kind }) => kind !== 'timeout' || table.handles.value.length === 0);
  if (!choices.length) return null;
  return (
    <div class="row words">
      {choices.map(({ action, kind }) => (
        <button key={action} type="button" class="button" onClick={() => void table.play(action)}>{t(`shot.word.${kind}`)}</button>
      ))}
    </div>
  );
}
