import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Step } from '../core/api';
import type { Table } from '../app/table';
import { t } from '../i18n/i18n';
import { Icon } from './icons';

interface Row {
  number: number;
  cells: ({ step: Step; ply: number } | undefined)[]; // White's, Black's
}

// Numbers go by the counters of the state in which the game began.
function rowsOf(start: string, steps: Step[]): Row[] {
  const fields = start.split(' ');
  const offset = fields[1] === 'b' ? 1 : 0;
  const rows: Row[] = [];
  steps.forEach((step, i) => {
    if (!step.notation) return; // a resignation or an agreed draw is no move
    const half = i + offset;
    const row = (rows[half >> 1] ??= { number: Number(fields[5] ?? 1) + (half >> 1), cells: [undefined, undefined] });
    row.cells[half % 2] = { step, ply: i + 1 };
  });
  return rows;
}

// `children` stands below the list: the line in which a move is typed.
export function Moves({ table, children }: { table: Table; children?: ComponentChildren }) {
  const list = useRef<HTMLOListElement>(null);
  const open = useSignal(false); // on phones: the strip or the whole list
  const ply = table.shownPly.value;
  const rows = rowsOf(table.start.value?.state ?? '', table.steps.value);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    // scrolls the list only, never the page
    box.scrollTop = current.offsetTop - box.clientHeight / 2;
    box.scrollLeft = current.offsetLeft - box.clientWidth / 2;
  }, [ply, rows.length, open.value]);
  return (
    <section class={`moves${open.value ? ' open' : ''}`} aria-label={t('moves.label')}>
      <ol ref={list} tabIndex={rows.length > 0 ? 0 : undefined} aria-label={t('moves.label')}>
        {rows.map((row) => (
          <li key={row.number}>
            <span class="number">{row.number}.</span>
            {row.cells.map((cell, i) => cell ? (
              <button
                key={i}
                type="button"
                class={cell.step.events?.some(({ code }) => code === 'goal' || code === 'own_goal') ? 'goal' : ''}
                aria-current={cell.ply === ply ? 'step' : undefined}
                onClick={() => table.look(cell.ply)}
              >
                {cell.step.notation}
              </button>
            ) : i === 0 ? <span key={i} class="gap">…</span> : <span key={i} />)}
          </li>
        ))}
      </ol>
      {children}
      {rows.length === 0 && <p class="quiet">{t('moves.none')}</p>}
      <button type="button" class="plain more" aria-expanded={open.value} aria-label={t('moves.all')} onClick={() => (open.value = !open.value)}>
        <Icon name={open.value ? 'close' : 'list'} />
      </button>
    </section>
  );
}
