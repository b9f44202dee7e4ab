// Catalogues of words: one folder a language. `app` is loaded with the first page, those of a game with the game, those of
// its rules with the rules page.
import { formatter } from '@lingui/format-po';

const GAMES = ['chessfootball', 'carrom', 'discfootball'];

export default {
  sourceLocale: 'en',
  locales: ['en', 'es', 'pl', 'ru'],
  catalogs: ['app', 'more', 'plans', ...GAMES, ...GAMES.map((game) => `rules_${game}`)].map((name) => ({
    path: `src/i18n/locales/{locale}/${name}`,
    include: [],
  })),
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  compileNamespace: 'es',
};
