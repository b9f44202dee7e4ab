import { useEffect } from 'preact/hooks';
import { route, type Route } from '../app/route';
import { has, t } from '../i18n/i18n';
import { Header } from './Header';
import { lazy } from './lazy';
import { Notices } from './Notices';
import { boardOf, PlayPage } from './PlayPage';

const Home = lazy(() => import('./Home').then((page) => page.Home));
const ModesPage = lazy(() => import('./ModesPage').then((page) => page.ModesPage));
const GamesPage = lazy(() => import('./GamesPage').then((page) => page.GamesPage));
const OpenPage = lazy(() => import('./OpenPage').then((page) => page.OpenPage));
const PlansPage = lazy(() => import('./PlansPage').then((page) => page.PlansPage));
const RefereePage = lazy(() => import('../referee/RefereePage').then((page) => page.RefereePage));
const RulesPage = lazy(() => import('../rules/RulesPage').then((page) => page.RulesPage));

// The code of the page that comes first, on its way while the words are. The other pages fetch theirs when they are shown.
export function fetchPage(first: Route): Promise<void> | undefined {
  if (first.page === 'home') return Home.fetch();
  return first.page === 'play' ? boardOf(first.game).fetch() : undefined;
}

function Unknown() {
  return (
    <section class="message" role="alert">
      <h1>{t('status.broken')}</h1>
      <p>{t('fault.common.unknown_game')}</p>
      <div class="buttons"><a class="button primary" href="./">{t('play.home')}</a></div>
    </section>
  );
}

const isKnown = (here: Route): boolean => !('game' in here) || has(`game.${here.game}`);

function Page() {
  const here = route.value;
  if (!isKnown(here)) return <Unknown />;
  if (here.page === 'rules') return <RulesPage game={here.game} clause={here.clause} />;
  if (here.page === 'play') return <PlayPage />;
  if (here.page === 'modes') return <ModesPage game={here.game} />;
  if (here.page === 'referee') return <RefereePage game={here.game} />;
  if (here.page === 'plans') return <PlansPage game={here.game} />;
  if (here.page === 'games') return <GamesPage />;
  if (here.page === 'open') return <OpenPage />;
  return <Home />;
}

export function App() {
  const here = route.value;
  const title = 'game' in here && isKnown(here) ? `${t(`game.${here.game}`)} · Striker` : t('app.title');
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
        <Notices />
        <Page />
      </main>
    </>
  );
}
