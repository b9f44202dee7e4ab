// What to do at this moment, in thumb's reach: play the ball, hurry the computer, start again.
import type { Table } from '../app/table';
import { rematch } from '../app/start';
import { BALL } from '../board/art';
import type { Hand } from '../board/hand';
import { t } from '../i18n/i18n';
import { BallPad } from './BallPad';
import { Icon } from './icons';

function Thinking({ table }: { table: Table }) {
  const line = table.line.value;
  return (
    <div class="controls thinking">
      <span class="busy" aria-hidden="true"><i /><i /><i /></span>
      <span class="depth">{line ? t('thinking.depth', { depth: line.depth }) : ''}</span>
      <button type="button" class="button" disabled={!line?.pv[0]} onClick={() => void table.moveNow()}>{t('thinking.now')}</button>
      <button type="button" class="button quiet" onClick={() => table.pause()}><Icon name="stop" />{t('thinking.stop')}</button>
    </div>
  );
}

function Over({ table, onNew }: { table: Table; onNew: () => void }) {
  return (
    <div class="controls">
      <a class="button primary" href={rematch(table.setup)}>{t('over.rematch')}</a>
      <button type="button" class="button" onClick={onNew}>{t('actions.new')}</button>
    </div>
  );
}

export function Controls({ table, hand, flipped, onNew }: { table: Table; hand: Hand; flipped: boolean; onNew: () => void }) {
  if (!table.live.value) {
    return (
      <div class="controls">
        <button type="button" class="button primary" onClick={() => table.look(Infinity)}>{t('replay.live')}</button>
      </div>
    );
  }
  if (table.over.value) return <Over table={table} onNew={onNew} />;
  if (table.thinking.value) return <Thinking table={table} />;
  if (table.paused.value) {
    return (
      <div class="controls">
        <button type="button" class="button primary" onClick={() => void table.resume()}>{t('thinking.resume')}</button>
      </div>
    );
  }
  const facts = table.present.value?.facts;
  const mine = table.myTurn.value && facts?.['ball'] === 'carried' && facts['carrier'] === facts['side'];
  const carrier = mine ? String(facts['ball_square']) : undefined;
  if (!carrier) return <div class="controls" />;
  const open = hand.selection.value?.tool === 'ball';
  // In check there is no ball play: then the button says why.
  const press = () => (hand.ballPlays.value.length ? hand.toggleBall(carrier) : void table.explain(`${carrier}:n`));
  return (
    <div class={`controls${open ? ' with-pad' : ''}`}>
      <button type="button" class={`button ball-toggle${open ? '' : ' primary'}`} aria-pressed={open} onClick={press}>
        <img src={BALL} alt="" width={22} height={22} />
        {t(open ? 'ball.piece_instead' : 'ball.play')}
      </button>
      {open && <BallPad table={table} hand={hand} flipped={flipped} />}
    </div>
  );
}
