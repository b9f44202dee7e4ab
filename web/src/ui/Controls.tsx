// What to do at this moment, in thumb's reach: play the ball, hurry the computer, start again.
import type { Table } from '../app/table';
import { rematch } from '../app/start';
import { BALL, PIECES } from '../board/art';
import type { Hand } from '../board/hand';
import { parseState } from '../board/position';
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
  const position = parseState(table.present.value!.state);
  const open = hand.selection.value?.tool === 'ball';
  // In check there is no ball play: then the button says why.
  const ball = () => {
    if (!hand.ballPlays.value.length) void table.explain(`${carrier}:n`);
    else if (!open) hand.toggleBall(carrier);
  };
  const piece = position.pieces.get(carrier);
  return (
    <div class={`controls${open ? ' with-pad' : ''}`}>
      <div class="tool" role="group" aria-label={t('ball.tool', { square: carrier })}>
        <button type="button" aria-pressed={!open} onClick={() => hand.take(open ? { square: carrier, tool: 'piece' } : null)}>
          <img class="chip" src={PIECES[piece ?? '']} alt="" width={28} height={28} />
          {t('ball.move_piece')}
        </button>
        <button type="button" class="ball-toggle" aria-pressed={open} onClick={ball}>
          <img src={BALL} alt="" width={22} height={22} />
          {t('ball.play')}
        </button>
      </div>
      {open && <BallPad table={table} hand={hand} flipped={flipped} />}
    </div>
  );
}
