// A page whose code is fetched when it is first wanted.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/i18n';

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
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
  };
}
