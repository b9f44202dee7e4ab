import type { Table } from '../app/table';
import { t } from '../i18n/i18n';
import { sound } from '../shot/sound';
import { Icon } from './icons';

// The thin bar under the board: back and forward through the game, and turning the board.
export function Replay({ table, onFlip, onMore }: { table: Table; onFlip: () => void; onMore?: () => void }) {
  const count = table.steps.value.length;
  const ply = table.shownPly.value;
  const button = (name: 'first' | 'back' | 'forward' | 'last', target: number, disabled: boolean) => (
    <button type="button" class="plain" aria-label={t(`replay.${name}`)} title={t(`replay.${name}`)} disabled={disabled} onClick={() => table.look(target)}>
      <Icon name={name} />
    </button>
  );
  return (
    <div class="replay" role="group" aria-label={t('replay.label')}>
      {button('first', 0, ply === 0)}
      {button('back', ply - 1, ply === 0)}
      <input
        type="range"
        min={0}
        max={Math.max(count, 1)}
        value={ply}
        disabled={count === 0}
        aria-label={t('replay.slider')}
        aria-valuetext={t('status.past', { ply, count })}
        onInput={(event) => table.look(Number(event.currentTarget.value))}
      />
      {button('forward', ply + 1, ply === count)}
      {button('last', count, ply === count)}
      <button type="button" class="plain" aria-label={t('replay.flip')} title={t('replay.flip')} onClick={onFlip}>
        <Icon name="flip" />
      </button>
      <button
        type="button"
        class="plain wide-only"
        aria-pressed={sound.value}
        aria-label={t('shot.sound')}
        title={t('shot.sound')}
        onClick={() => (sound.value = !sound.value)}
      >
        <Icon name={sound.value ? 'sound' : 'mute'} />
      </button>
      {onMore && (
        <button type="button" class="plain" aria-label={t('share.open')} title={t('share.open')} onClick={onMore}>
          <Icon name="more" />
        </button>
      )}
    </div>
  );
}
