// Catalogues of words: one folder a language. `app` is loaded with the first page, `rules` with the rules page.
import { formatter } from '@lingui/format-po';

export default {
  sourceLocale: 'en',
  locales: ['en', 'es', 'pl', 'ru'],
  catalogs: [
    { path: 'src/i18n/locales/{locale}/app', include: [] },
    { path: 'src/i18n/locales/{locale}/rules', include: [] },
  ],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  compileNamespace: 'es',
};
