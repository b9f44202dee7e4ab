// What a way of playing adds above the table: practice, watching, a record; and what has happened to
// the game as it is kept.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameUrl } from '../app/route';
import { practiceOf } from '../app/start';
import type { Table } from '../app/table';
import { haveWords, t } from '../i18n/i18n';
import { lazy } from './lazy';

const EditPosition = lazy(() => import('../practice/EditPosition').then((file) => file.EditPosition));

const PACES = { slow: 2000, normal: 700, fast: 60 } as const;

function Watching({ table }: { table: Table }) {
  const pace = useSignal<keyof typeof PACES>('normal');
  useEffect(() => {
    table.pace.value = PACES[pace.value];
  }, [table, pace.value]);
  return (
    <>
      <span class="mode-name">{t('modes.watch')}</span>
      {table.paused.value ? (
        <button type="button" class="button primary" disabled={table.over.value} onClick={() => void table.resume()}>{t('watch.resume')}</button>
      ) : (
        <button type="button" class="button" disabled={table.over.value} onClick={() => table.pause()}>{t('watch.pause')}</button>
      )}
      <label class="mode-pick">
        <span>{t('watch.pace')}</span>
        <select value={pace.value} onChange={(event) => (pace.value = event.currentTarget.value as keyof typeof PACES)}>
          {Object.keys(PACES).map((name) => <option key={name} value={name}>{t(`watch.pace.${name}`)}</option>)}
        </select>
      </label>
    </>
  );
}

const RUN_PAUSE = 1200; // ms for one action while a record runs by itself

function Record({ table }: { table: Table }) {
  const running = useSignal(false);
  const ply = table.shownPly.value;
  const count = table.steps.value.length;
  useEffect(() => {
    if (!running.value) return;
    if (ply >= count) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => table.look(ply + 1), RUN_PAUSE);
    return () => clearTimeout(timer);
  }, [running.value, ply, count]);
  const { replay: _, ...setup } = table.setup;
  const from = () => gameUrl({ ...setup, practice: true }, table.actions.slice(0, ply));
  return (
    <>
      <span class="mode-name">{t('modes.record')}</span>
      {running.value ? (
        <button type="button" class="button" onClick={() => (running.value = false)}>{t('watch.pause')}</button>
      ) : (
        <button
          type="button"
          class="button"
          disabled={!count}
          onClick={() => {
            if (ply >= count) table.look(0);
            running.value = true;
          }}
        >
          {t('record.run')}
        </button>
      )}
      <a class="button quiet" href={from()}>{t('record.practice')}</a>
    </>
  );
}

function Practice({ table }: { table: Table }) {
  const editing = useSignal(false);
  useEffect(() => void (editing.value = false), [table]); // it was about another position
  const { game, options } = table.setup;
  return (
    <>
      <span class="mode-name">{t('kept.practice')}</span>
      <button type="button" class="button" disabled={!table.steps.value.length} onClick={() => void table.again()}>{t('practice.again')}</button>
      <button type="button" class="button" aria-expanded={editing.value} onClick={() => (editing.value = !editing.value)}>{t('practice.edit')}</button>
      {table.steps.value.length > 0 && table.shown.value && (
        <a class="button quiet" href={practiceOf(game, options, table.shown.value.state)}>{t('practice.from_here')}</a>
      )}
      {editing.value && table.shown.value && <EditPosition table={table} onClose={() => (editing.value = false)} />}
    </>
  );
}

export function ModeBar({ table }: { table: Table }) {
  const { setup } = table;
  const special = setup.bots || setup.replay || setup.practice;
  const notes = [
    table.keeper.parted.value && 'note.parted',
    table.drifted.value && 'note.drifted',
  ].filter((note): note is string => !!note);
  if (!special && !notes.length) return null;
  if (!haveWords('more')) return <div class="mode-bar" />;
  return (
    <div class="mode-bar" role="group" aria-label={t('modes.bar')}>
      {setup.bots && <Watching table={table} />}
      {setup.replay && <Record table={table} />}
      {setup.practice && <Practice table={table} />}
      {notes.map((note) => <p key={note} class="notice" role="status">{t(note)}</p>)}
    </div>
  );
}
