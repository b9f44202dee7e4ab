// What concerns the whole app and waits for nobody: a new version, trouble with the storage.
import { useSignal } from '@preact/signals';
import { takeUpdate, updateReady } from '../app/offline';
import { trouble } from '../app/store/db';
import { t } from '../i18n/i18n';
import { Icon } from './icons';

export function Notices() {
  const later = useSignal(false);
  const seen = useSignal<string | null>(null);
  const problem = trouble.value && trouble.value !== seen.value ? trouble.value : null;
  const update = updateReady.value && !later.value && !problem; // one at a time: the board needs the room
  return (
    <div class="notices" role="status">
      {update && (
        <p class="notice">
          <span>{t('notice.update')}</span>
          <button type="button" class="button" onClick={takeUpdate}>{t('notice.update.take')}</button>
          <button type="button" class="button quiet" onClick={() => (later.value = true)}>{t('notice.later')}</button>
        </p>
      )}
      {problem && (
        <p class="notice warn">
          <span>{t(`notice.storage.${problem}`)}</span>
          {problem === 'full' && <a class="button" href="?games=all">{t('kept.all')}</a>}
          <button type="button" class="plain" aria-label={t('common.close')} onClick={() => (seen.value = problem)}><Icon name="close" /></button>
        </p>
      )}
    </div>
  );
}
