// A move as a line of text, for keyboards, screen readers and people who think in notation: `Nf3`, `e4:ne`, `g1f3`. While
// the computer thinks the line is a plan, and then it is the squares that count: `g1f3`.
import { useSignal } from '@preact/signals';
import type { Table } from '../app/table';
import type { At, Choice } from '../core/api';
import { rules } from '../core/client';
import { t } from '../i18n/i18n';

// Marks that a writer may leave out: the ball that is taken, check, mate.
const FORGIVEN = ['', 'o', '+', '#', 'o+', 'o#'];

async function actionOf(where: At, text: string, choices: readonly Choice[]): Promise<string | undefined> {
  if (choices.some(({ action }) => action === text)) return text;
  for (const mark of FORGIVEN) {
    const found = await rules.ask('notation', { ...where, notation: text + mark }).catch(() => undefined);
    if (found?.action) return found.action;
  }
  return undefined;
}

const isToken = (text: string) => /^[a-h][1-8]([a-h][1-8][qrbn]?|:([nesw]|[ns][ew]|[a-h][1-8]))$/.test(text);

interface Props {
  table: Table;
  where: At;
  choices: readonly Choice[];
  enabled: boolean;
  onAction(action: string): void;
  onRefused(action: string): void;
  onPlan?: ((action: string) => void) | undefined; // set while only plans can be made
}

export function TypedMove({ table, where, choices, enabled, onAction, onRefused, onPlan }: Props) {
  const text = useSignal('');
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const typed = text.value.trim().replace(/0-0-0/g, 'O-O-O').replace(/0-0/g, 'O-O');
    if (!typed) return;
    if (onPlan) {
      if (!isToken(typed)) {
        table.fault.value = { code: 'bad_notation' };
        return;
      }
      text.value = '';
      onPlan(typed);
      return;
    }
    const action = await actionOf(where, typed, choices);
    if (action) {
      text.value = '';
      onAction(action);
    } else if (isToken(typed)) {
      onRefused(typed); // the core says what is wrong with it
    } else {
      table.fault.value = { code: 'bad_notation' };
    }
  }
  return (
    <form class="typed" onSubmit={(event) => void submit(event)}>
      <input
        type="text"
        aria-label={t('typed.label')}
        placeholder={t('typed.hint')}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        disabled={!enabled && !onPlan}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button type="submit" class="button quiet" disabled={!enabled && !onPlan}>{t(onPlan ? 'typed.plan' : 'typed.play')}</button>
    </form>
  );
}
