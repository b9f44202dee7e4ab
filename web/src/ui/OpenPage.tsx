// A record from elsewhere: from a file, as pasted text, or from an address; checked by the core before it is shown.
import { useSignal } from '@preact/signals';
import { gamesIn, type Opened } from '../app/records';
import { navigate } from '../app/route';
import type { Fault } from '../core/api';
import { haveWords, t } from '../i18n/i18n';
import { faultWords } from '../i18n/words';

export function OpenPage() {
  const text = useSignal('');
  const address = useSignal('');
  const fault = useSignal<Fault | null>(null);
  const unreachable = useSignal(false);
  const found = useSignal<Opened[]>([]);
  if (!haveWords('more')) return null;

  async function read(given: string): Promise<void> {
    unreachable.value = false;
    const result = await gamesIn(given);
    if (!Array.isArray(result)) {
      fault.value = result;
      found.value = [];
      return;
    }
    fault.value = null;
    if (result.length === 1) navigate(result[0]!.url);
    else found.value = result;
  }

  async function fetchFrom(url: string): Promise<void> {
    try {
      const reply = await fetch(new URL(url, location.href));
      if (!reply.ok) throw new Error(String(reply.status));
      await read(await reply.text());
    } catch {
      unreachable.value = true;
    }
  }

  // The address of a game on this page is the game; what else is asked for must lie on the same server.
  function openAddress(): void {
    fault.value = null;
    let url: URL;
    try {
      url = new URL(address.value, location.href);
    } catch {
      unreachable.value = true;
      return;
    }
    if (url.searchParams.has('play')) navigate(url.search + url.hash);
    else void fetchFrom(url.href);
  }

  return (
    <div class="shell-page">
      <h1>{t('open.heading')}</h1>
      <p class="quiet">{t('open.hint')}</p>
      <form
        class="load"
        onSubmit={(event) => {
          event.preventDefault();
          void read(text.value);
        }}
      >
        <label for="open-text">{t('open.text')}</label>
        <textarea id="open-text" rows={8} spellcheck={false} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
        <div class="buttons">
          <button type="submit" class="button primary" disabled={!text.value.trim()}>{t('load.open')}</button>
          <label class="button file">
            {t('load.file')}
            <input
              type="file"
              accept=".pgn,.txt,.striker,text/plain"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                void file?.text().then((content) => {
                  text.value = content;
                  return read(content);
                });
              }}
            />
          </label>
        </div>
      </form>
      <form
        class="load"
        onSubmit={(event) => {
          event.preventDefault();
          openAddress();
        }}
      >
        <label for="open-url">{t('open.url')}</label>
        <input id="open-url" type="text" inputMode="url" spellcheck={false} autocomplete="off" value={address.value} onInput={(event) => (address.value = event.currentTarget.value)} />
        <div class="buttons">
          <button type="submit" class="button" disabled={!address.value.trim()}>{t('load.open')}</button>
        </div>
      </form>
      <div role="status">
        {unreachable.value && <p class="fault">{t('open.unreachable')}</p>}
        {fault.value && <p class="fault">{faultWords('common', fault.value)} {fault.value.args?.['line'] !== undefined && t('load.where', { line: fault.value.args['line'], text: fault.value.args['text'] ?? '' })}</p>}
        {found.value.length > 1 && <p>{t('load.several')}</p>}
      </div>
      {found.value.length > 1 && (
        <ol class="found">{found.value.map(({ url, title }, i) => <li key={i}><a href={url}>{title}</a></li>)}</ol>
      )}
    </div>
  );
}
