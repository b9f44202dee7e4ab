// The strokes of the game so far, those with a goal or a pocketed piece marked; a tap shows the moment after it.
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Table } from '../app/table';
import type { Step } from '../core/api';
import { t } from '../i18n/i18n';
import { Icon } from '../ui/icons';
import type { Kind } from './kinds';
import { coloursOf } from './paint';
import { picture } from './pieces';
import { darkNow } from './ShotBoard';

const LOUD: Record<string, string> = { goal: '●', pocketed: '●', game_won: '★', board_won: '★' };

export const isLoud = (step: Step): boolean => (step.events ?? []).some(({ code }) => code in LOUD);

// How hard it was struck; or the word that it was.
function short(step: Step): string {
  const speed = /:(\d+)$/.exec(step.action)?.[1];
  if (speed) return (Number(speed) / 1000).toFixed(1);
  return t(`shot.word.${/^\w+/.exec(step.action)?.[0] ?? 'pass'}`);
}

function marks(step: Step): string {
  const count = (step.events ?? []).filter(({ code }) => code === 'pocketed').length;
  const goal = step.events?.some(({ code }) => code === 'goal');
  return goal ? t('shot.goal') : count ? t('shot.fell', { count }) : '';
}

export function Strokes({ table, kind, onPick }: { table: Table; kind: Kind; onPick(ply: number): void }) {
  const list = useRef<HTMLOListElement>(null);
  const open = useSignal(false);
  const ply = table.shownPly.value;
  const steps = table.steps.value;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    box.scrollTop = current.offsetTop - box.clientHeight / 2;
    box.scrollLeft = current.offsetLeft - box.clientWidth / 2;
  }, [ply, steps.length, open.value]);
  const colours = coloursOf(darkNow());
  const sortOf = (step: Step, before: Table['start']['value']): 'white' | 'black' => {
    const seat = step.seat ?? '';
    return (kind.game === 'carrom' ? before?.facts[`color_${seat}`] : seat) === 'black' ? 'black' : 'white';
  };
  return (
    <section class={`moves strokes${open.value ? ' open' : ''}`} aria-label={t('shot.strokes')}>
      <ol ref={list} tabIndex={steps.length > 0 ? 0 : undefined} aria-label={t('shot.strokes')}>
        {steps.map((step, i) => (
          <li key={i}>
            <button type="button" class={isLoud(step) ? 'goal' : ''} aria-current={i + 1 === ply ? 'step' : undefined} onClick={() => onPick(i + 1)}>
              <span class="number">{i + 1}.</span>
              {step.seat && <img src={picture(sortOf(step, steps[i - 1] ?? table.start.value), 0, colours)} alt={t(`side.${step.seat}`)} width={20} height={20} />}
              {short(step)} <b>{table.moving.value && i === steps.length - 1 ? '' : marks(step)}</b>
            </button>
          </li>
        ))}
      </ol>
      {steps.length === 0 && <p class="quiet">{t('shot.none')}</p>}
      <button type="button" class="plain more" aria-expanded={open.value} aria-label={t('moves.all')} onClick={() => (open.value = !open.value)}>
        <Icon name={open.value ? 'close' : 'list'} />
      </button>
    </section>
  );
}
