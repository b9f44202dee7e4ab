// One side of the table: who sits there, which pieces are theirs, what they have, the clock.
import type { Table } from '../app/table';
import type { Facts, Moment } from '../core/api';
import { t } from '../i18n/i18n';
import { botName } from '../ui/facts';
import { clockWords, type Clock } from './clock';
import type { Kind, Sort } from './kinds';
import { coloursOf } from './paint';
import { picture } from './pieces';
import { darkNow } from './ShotBoard';

const seatIndex = (seat: string): number => (seat === 'black' || seat === 'north' ? 1 : 0);

export function sideName(table: Table, seat: string): string {
  const bot = table.botOf(seat);
  if (bot) return botName(bot);
  return t(table.setup.bot ? 'player.you' : `side.${seat}`);
}

// Men that are down, the queen where she is covered, what is owed.
function Tray({ facts, color }: { facts: Facts; color: 'white' | 'black' }) {
  const down = 9 - Number(facts[`men_${color}`]);
  const queen = facts['queen'] === `covered:${color}` || facts['queen'] === `covered_${color}` || (facts['queen'] === 'pending' && facts[`color_${facts['next']}`] === color);
  const owed = Number(facts[`dues_${color}`]);
  const colours = coloursOf(darkNow());
  const words = [
    t('shot.down', { count: down }),
    ...(queen ? [t(facts['queen'] === 'pending' ? 'shot.queen.pending' : 'shot.queen.covered')] : []),
    ...(owed ? [t('shot.owes', { count: owed })] : []),
  ].join(', ');
  return (
    <span class="tray" role="img" aria-label={words} title={words}>
      {Array.from({ length: down }, (_, i) => <img key={i} src={picture(color, 0, colours)} alt="" width={20} height={20} />)}
      {queen && <img class={facts['queen'] === 'pending' ? 'pending' : ''} src={picture('queen', 0, colours)} alt="" width={20} height={20} />}
      {owed > 0 && <b class="owed">{t('shot.owes', { count: owed })}</b>}
    </span>
  );
}

// Strikes that are left in this turn.
function Strikes({ left }: { left: number }) {
  return (
    <span class="strikes" role="img" aria-label={t('shot.left', { count: left })}>
      {[1, 2, 3].map((n) => <i key={n} class={n <= left ? 'left' : ''} />)}
    </span>
  );
}

interface Props {
  table: Table;
  kind: Kind;
  moment: Moment | null;
  seat: string;
  area: 'near' | 'far';
  clock: Clock;
}

export function Side({ table, kind, moment, seat, area, clock }: Props) {
  const facts = moment?.facts ?? {};
  const acts = moment?.to_act === seat;
  const sort = (kind.game === 'carrom' ? facts[`color_${seat}`] : seat) as Sort | undefined;
  const score = String(facts['score'] ?? '').split(':')[seatIndex(seat)];
  const time = acts ? clock.stroke.value : null;
  return (
    <div class={`player ${area}${acts ? ' acts' : ''}`} data-side={seat}>
      {sort && <img class="colour" src={picture(sort, 0, coloursOf(darkNow()))} alt={t(`side.${kind.game === 'carrom' ? sort : seat}`)} width={36} height={36} />}
      <div class="who">
        <span class="name">
          {sideName(table, seat)}
          {acts && kind.game === 'discfootball' && <Strikes left={Number(facts['strikes_left'] ?? 0)} />}
        </span>
        {kind.game === 'carrom' && moment && <Tray facts={facts} color={sort as 'white' | 'black'} />}
      </div>
      {time !== null && <span class={`time${time < 6000 ? ' late' : ''}`} role="timer" aria-label={t('shot.time')}>{clockWords(time)}</span>}
      <span class="goals">
        <span aria-hidden="true">{score}</span>
        <span class="unseen">{t(kind.game === 'carrom' ? 'shot.points' : 'player.goals', { count: Number(score) })}</span>
      </span>
    </div>
  );
}
