// What can be chosen at a board of discs, and the score sheet of its boards.
import type { Signal } from '@preact/signals';
import { playClock, releaseStrikes, turnBoard } from '../app/settings';
import type { Table } from '../app/table';
import { t } from '../i18n/i18n';
import { Icon } from '../ui/icons';
import { useSheet } from '../ui/sheet';
import { sideName } from './Side';
import { sound } from './sound';

function Switch({ value, label }: { value: Signal<boolean>; label: string }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={value.value} onChange={(event) => (value.value = event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

// The score after each board.
function Sheet({ table }: { table: Table }) {
  const rows: { board: string; score: string }[] = [];
  let board = String(table.start.value?.facts['board'] ?? 1);
  for (const step of table.steps.value) {
    const won = step.events?.find(({ code }) => code === 'board_won');
    if (won) rows.push({ board, score: String(won.args?.['score'] ?? '') });
    board = String(step.facts['board'] ?? board);
  }
  if (!rows.length) return null;
  return (
    <table class="score-sheet">
      <caption>{t('shot.sheet')}</caption>
      <thead>
        <tr><th scope="col">{t('shot.sheet.board')}</th><th scope="col">{sideName(table, 'south')}</th><th scope="col">{sideName(table, 'north')}</th></tr>
      </thead>
      <tbody>
        {rows.map(({ board: number, score }, i) => (
          <tr key={i}><th scope="row">{number}</th>{score.split(':').map((points, k) => <td key={k}>{points}</td>)}</tr>
        ))}
      </tbody>
    </table>
  );
}

export function ShotSettings({ table, onClose }: { table: Table; onClose(): void }) {
  const panel = useSheet();
  return (
    <section class="sheet" ref={panel} tabIndex={-1} aria-labelledby="shot-settings" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id="shot-settings">{t('shot.settings')}</h2>
          <button type="button" class="plain" aria-label={t('common.close')} onClick={onClose}><Icon name="close" /></button>
        </div>
        <Switch value={sound} label={t('shot.sound')} />
        <Switch value={releaseStrikes} label={t('shot.release')} />
        <Switch value={turnBoard} label={t('shot.turn')} />
        <Switch value={playClock} label={t('shot.clock')} />
        <p class="quiet">{t(`shot.keys.${table.setup.game}`)}</p>
        {table.setup.game === 'carrom' && <Sheet table={table} />}
      </div>
    </section>
  );
}
