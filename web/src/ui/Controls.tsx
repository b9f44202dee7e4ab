// What to do at this moment, in thumb's reach: play the ball, hurry the computer, start again.
import type { Premove } from '../app/premove';
import type { Table } from '../app/table';
import { gameUrl } from '../app/route';
import { rematch } from '../app/start';
import type { Moment } from '../core/api';
import { BALL, PIECES } from '../board/art';
import type { Hand } from '../board/hand';
import { parseState } from '../board/position';
import { t } from '../i18n/i18n';
import { BallPad } from './BallPad';
import { actionWords } from './Status';
import { Icon } from './icons';

function Thinking({ table, premove }: { table: Table; premove: Premove }) {
  const line = table.line.value;
  const planned = premove.planned.value;
  return (
    <div class="controls thinking">
      <span class="busy" aria-hidden="true"><i /><i /><i /></span>
      <span class="depth">{line ? t('thinking.depth', { depth: line.depth }) : ''}</span>
      <button type="button" class="button" disabled={!line?.pv[0]} onClick={() => void table.moveNow()}>{t('thinking.now')}</button>
      <button type="button" class="button quiet" onClick={() => table.pause()}><Icon name="stop" />{t('thinking.stop')}</button>
      <div class="plan-row">
        <p role="status">{planned && t('plan.is', { action: actionWords(planned) })}</p>
        {planned && (
          <button type="button" class="button" onClick={() => premove.plan(null)}>{t('plan.cancel')}</button>
        )}
      </div>
    </div>
  );
}

// An action that waits for a yes.
export function Confirm({ hand }: { hand: Hand }) {
  const choice = hand.pending.value!;
  return (
    <div class="controls confirm" role="group" aria-label={t('confirm.label')}>
      <span class="depth">{t('confirm.ask', { action: actionWords(choice.action) })}</span>
      <button type="button" class="button primary" onClick={() => hand.confirm()}>{t('confirm.yes')}</button>
      <button type="button" class="button" onClick={() => hand.take(null)}>{t('common.cancel')}</button>
    </div>
  );
}

function Over({ table, onNew }: { table: Table; onNew: () => void }) {
  const { bot: _bot, human: _human, ...setup } = table.setup;
  return (
    <div class="controls">
      <a class="button primary" href={rematch(table.setup)}>{t('over.rematch')}</a>
      <button type="button" class="button" onClick={onNew}>{t('actions.new')}</button>
      <a class="button" href={gameUrl({ ...setup, analyse: true }, table.actions)}>{t('analysis.open')}</a>
    </div>
  );
}

interface BallToolProps {
  moment: Moment | null;
  hand: Hand;
  flipped: boolean;
  onRefused(action: string): void;
}

// Whoever has the ball chooses: move the piece, or play the ball.
export function BallTool({ moment, hand, flipped, onRefused }: BallToolProps) {
  const facts = moment?.facts;
  const mine = facts?.['ball'] === 'carried' && facts['carrier'] === facts['side'];
  if (!moment || !mine) return <div class="controls" />;
  const carrier = String(facts['ball_square']);
  const position = parseState(moment.state);
  const open = hand.selection.value?.tool === 'ball';
  // In check there is no ball play: then the button says why.
  const ball = () => {
    if (!hand.ballPlays.value.length) onRefused(`${carrier}:n`);
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
      {open && <BallPad state={moment.state} hand={hand} flipped={flipped} />}
    </div>
  );
}

interface Props {
  table: Table;
  hand: Hand;
  premove: Premove;
  flipped: boolean;
  onNew: () => void;
}

export function Controls({ table, hand, premove, flipped, onNew }: Props) {
  if (hand.pending.value) return <Confirm hand={hand} />;
  if (!table.live.value) {
    return (
      <div class="controls">
        <button type="button" class="button primary" onClick={() => table.look(Infinity)}>{t('replay.live')}</button>
      </div>
    );
  }
  if (table.over.value) return <Over table={table} onNew={onNew} />;
  if (table.thinking.value) return <Thinking table={table} premove={premove} />;
  if (table.paused.value) {
    return (
      <div class="controls">
        <button type="button" class="button primary" onClick={() => void table.resume()}>{t('thinking.resume')}</button>
      </div>
    );
  }
  return table.myTurn.value ? <BallTool moment={table.present.value} hand={hand} flipped={flipped} onRefused={(action) => void table.explain(action)} /> : <div class="controls" />;
}
