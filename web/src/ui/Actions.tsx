import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Table } from '../app/table';
import { t } from '../i18n/i18n';

// Takeback, resignation, draw, new game. What ends a game is asked once more, in place.
export function Actions({ table, onNew }: { table: Table; onNew: () => void }) {
  const asking = useSignal<'resign' | 'draw' | null>(null);
  const count = table.steps.value.length;
  useEffect(() => {
    asking.value = null;
  }, [table, count]);

  if (asking.value) {
    const what = asking.value;
    const seat = table.setup.human ?? table.present.value?.to_act ?? 'white';
    const yes = () => {
      asking.value = null;
      table.interrupt();
      void table.play(what === 'draw' ? 'draw' : `resign:${seat}`);
    };
    return (
      <div class="actions asking" role="group" aria-label={t(`actions.ask_${what}`, { side: seat })}>
        <span>{t(table.setup.bot ? `actions.ask_${what}` : `actions.ask_${what}_two`, { side: seat })}</span>
        <button type="button" class="button warn" onClick={yes}>{t(`actions.yes_${what}`)}</button>
        <button type="button" class="button" onClick={() => (asking.value = null)}>{t('common.no')}</button>
      </div>
    );
  }
  const { analyse } = table.setup; // nobody resigns to himself
  const playing = !table.over.value && table.start.value !== null;
  return (
    <div class="actions">
      <button type="button" class="button quiet" disabled={!table.canTakeBack} onClick={() => void table.takeBack()}>
        {t('actions.takeback')}
      </button>
      {!table.setup.bot && !analyse && (
        <button type="button" class="button quiet" disabled={!playing || count === 0} onClick={() => (asking.value = 'draw')}>
          {t('actions.draw')}
        </button>
      )}
      {!analyse && (
        <button type="button" class="button quiet" disabled={!playing || count === 0} onClick={() => (asking.value = 'resign')}>
          {t('actions.resign')}
        </button>
      )}
      <button type="button" class="button quiet" onClick={onNew}>
        {t('actions.new')}
      </button>
    </div>
  );
}
