// A page whose code is fetched when it is first wanted.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/i18n';

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  function Lazy(props: Props) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
    useEffect(() => {
      if (loaded) return;
      load().then(
        (page) => {
          loaded = page;
          setState('there');
        },
        () => setState('failed'),
      );
    }, []);
    if (loaded) {
      const Page = loaded;
      return <Page {...props} />;
    }
    return state === 'failed' ? <p class="message" role="alert">{t('play.failed')}</p> : null;
  }
  // Ahead of the time when it is wanted. Where that fails it will be told then.
  Lazy.fetch = () =>
    load().then(
      (page) => void (loaded = page),
      () => {},
    );
  return Lazy;
}
