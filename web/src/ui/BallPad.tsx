// The eight directions of a shot, and a knight's passes, as buttons: each tells what becomes of the ball.
import type { Choice } from '../core/api';
import { PIECES } from '../board/art';
import { DIRECTIONS, directionOf, screenStep } from '../board/geometry';
import type { Hand } from '../board/hand';
import { parseState, sideOf, type Position } from '../board/position';
import { t } from '../i18n/i18n';
import { Icon } from './icons';

function lost(choice: Choice, position: Position): boolean {
  if (choice.end === 'intercepted' || choice.end === 'own_goal') return true;
  return choice.end === 'received' && sideOf(position.pieces.get(choice.by ?? choice.to!)) !== position.side;
}

export function playWords(choice: Choice, position: Position): string {
  const by = choice.by ?? choice.to ?? '';
  const piece = position.pieces.get(by);
  return t(`ball.says.${choice.end}`, {
    square: choice.to,
    by,
    who: piece ? t(`board.piece.${piece}`) : '',
  });
}

function Play({ choice, position, hand, flipped }: { choice: Choice; position: Position; hand: Hand; flipped: boolean }) {
  const direction = directionOf(choice);
  const taker = position.pieces.get(choice.by ?? (choice.end === 'out' ? '' : (choice.to ?? '')));
  const step = direction && screenStep(direction, flipped);
  const scores = choice.end === 'goal';
  const mean = () => {
    hand.meant.value = choice;
  };
  const forget = () => {
    if (hand.meant.value?.action === choice.action) hand.meant.value = null;
  };
  return (
    <button
      type="button"
      class={`play${scores ? ' scores' : ''}${lost(choice, position) ? ' lost' : ''}`}
      data-column={step ? step.x + 2 : undefined}
      data-row={step ? step.y + 2 : undefined}
      data-play={choice.action}
      title={playWords(choice, position)}
      onPointerEnter={mean}
      onPointerLeave={forget}
      onFocus={mean}
      onBlur={forget}
      onClick={() => hand.commit([choice])}
    >
      {step && <Icon name="arrow" turn={(Math.atan2(step.x, -step.y) * 180) / Math.PI} />}
      <span class="unseen">{playWords(choice, position)}</span>
      <span class="fate" aria-hidden="true">
        {scores || choice.end === 'own_goal' ? t(`ball.short.${choice.end}`) : taker && choice.end !== 'out' ? (
          <>
            {choice.end === 'intercepted' && '× '}
            <img class="chip" src={PIECES[taker]} alt="" width={22} height={22} />
            {choice.by ?? choice.to}
          </>
        ) : t('ball.short.out', { square: choice.to })}
      </span>
    </button>
  );
}

export function BallPad({ state, hand, flipped }: { state: string; hand: Hand; flipped: boolean }) {
  const position = parseState(state);
  const offers = hand.offers.value;
  const shots = DIRECTIONS.map((direction) => offers.find((choice) => directionOf(choice) === direction)).filter((c) => c !== undefined);
  const passes = offers.filter((choice) => choice.kind === 'pass');
  return (
    <div class="pad" role="group" aria-label={t('ball.pad')}>
      <div class="compass">
        {shots.map((choice) => <Play key={choice.action} choice={choice} position={position} hand={hand} flipped={flipped} />)}
        <button
          type="button"
          class="play middle"
          aria-label={t('ball.move_piece')}
          title={t('ball.move_piece')}
          onClick={() => hand.take(hand.selection.value && { ...hand.selection.value, tool: 'piece' })}
        >
          <img class="chip" src={PIECES[position.pieces.get(hand.selection.value?.square ?? '') ?? '']} alt="" width={28} height={28} />
        </button>
      </div>
      {passes.length > 0 && (
        <div class="passes">
          <span>{t('ball.knight_pass')}</span>
          {passes.map((choice) => <Play key={choice.action} choice={choice} position={position} hand={hand} flipped={flipped} />)}
        </div>
      )}
    </div>
  );
}
