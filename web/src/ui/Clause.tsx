import { rulesUrl } from '../app/route';
import { t } from '../i18n/i18n';

// A clause as a link to the rules page.
export function Clause({ game, rule }: { game: string; rule: string | undefined }) {
  if (!rule) return null;
  return <a class="clause" href={rulesUrl(game, rule)} title={t('clause.link', { rule })}>{rule}</a>;
}
