// The bar under the board: through the game, to the next goal or pocket, the last stroke once more, slowly, sound.
import type { Table } from '../app/table';
import { t } from '../i18n/i18n';
import { Icon } from '../ui/icons';
import { sound } from './sound';
import type { Stage } from './stage';
import { isLoud } from './Strokes';

interface Props {
  table: Table;
  stage: Stage;
  onFlip(): void;
  onReplay(): void;
  onMore(): void;
}

const RATES: [number, string][] = [[1, '1×'], [0.5, '½×'], [0.25, '¼×']];

export function Bar({ table, stage, onFlip, onReplay, onMore }: Props) {
  const count = table.steps.value.length;
  const ply = table.shownPly.value;
  const steps = table.steps.value;
  const loud = (way: 1 | -1): number | null => {
    for (let i = ply + way; i >= 1 && i <= count; i += way) if (isLoud(steps[i - 1]!)) return i;
    return null;
  };
  const go = (name: 'first' | 'back' | 'forward' | 'last', label: string, target: number | null) => (
    <button type="button" class="plain" aria-label={label} title={label} disabled={target === null || target === ply || target < 0 || target > count} onClick={() => table.look(target!)}>
      <Icon name={name} />
    </button>
  );
  const rate = RATES.findIndex(([value]) => value === stage.rate.value);
  return (
    <div class="replay shot-bar" role="group" aria-label={t('replay.label')}>
      {go('first', t('shot.loud.back'), loud(-1))}
      {go('back', t('replay.back'), ply - 1)}
      <input type="range" min={0} max={Math.max(count, 1)} value={ply} disabled={count === 0} aria-label={t('replay.slider')} aria-valuetext={t('status.past', { ply, count })} onInput={(event) => table.look(Number(event.currentTarget.value))} />
      {go('forward', t('replay.forward'), ply + 1)}
      {go('last', t('shot.loud.forward'), loud(1))}
      <button type="button" class="plain" disabled={ply === 0 || stage.playing.value} aria-label={t('shot.again')} title={t('shot.again')} onClick={onReplay}><Icon name="again" /></button>
      <button type="button" class="plain rate" aria-label={t('shot.rate', { rate: RATES[rate]![1] })} title={t('shot.rate', { rate: RATES[rate]![1] })} onClick={() => (stage.rate.value = RATES[(rate + 1) % RATES.length]![0])}>{RATES[rate]![1]}</button>
      <button type="button" class="plain" aria-pressed={sound.value} aria-label={t('shot.sound')} title={t('shot.sound')} onClick={() => (sound.value = !sound.value)}><Icon name={sound.value ? 'sound' : 'mute'} /></button>
      <button type="button" class="plain" aria-label={t('replay.flip')} title={t('replay.flip')} onClick={onFlip}><Icon name="flip" /></button>
      <button type="button" class="plain" aria-label={t('shot.settings')} title={t('shot.settings')} onClick={onMore}><Icon name="more" /></button>
    </div>
  );
}
