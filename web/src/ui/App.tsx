import { useEffect } from 'preact/hooks';
import { route } from '../app/route';
import { t } from '../i18n/i18n';
import { Header } from './Header';
import { Home } from './Home';
import { PlayPage } from './PlayPage';
import { lazy } from './lazy';

const RulesPage = lazy(() => import('../rules/RulesPage').then((page) => page.RulesPage));

function Page() {
  const here = route.value;
  if (here.page === 'rules') return <RulesPage game={here.game} clause={here.clause} />;
  if (here.page === 'play') return <PlayPage />;
  return <Home />;
}

export function App() {
  const here = route.value;
  const title = here.page === 'home' ? t('app.title') : `${t(`game.${here.game}`)} · Striker`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}>{t('app.skip')}</a>
      <Header />
      <main id="main" tabIndex={-1} class={`page ${here.page}`}>
        <Page />
      </main>
    </>
  );
}
