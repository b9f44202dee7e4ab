import { useLayoutEffect, useRef } from 'preact/hooks';
import { PIECES } from '../board/art';
import type { Hand } from '../board/hand';
import type { Side } from '../board/position';
import { t } from '../i18n/i18n';

const ORDER = 'qrbn';
const letterOf = (action: string) => action.slice(-1);

// A pawn has arrived: which piece shall it become?
export function Promotion({ hand, side }: { hand: Hand; side: Side | null }) {
  const first = useRef<HTMLButtonElement>(null);
  const choices = [...hand.promotions.value].sort((a, b) => ORDER.indexOf(letterOf(a.action)) - ORDER.indexOf(letterOf(b.action)));
  const open = choices.length > 0;
  useLayoutEffect(() => {
    if (open) first.current?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <div class="promotion" role="group" aria-label={t('promotion.label')}>
      <p>{t('promotion.label')}</p>
      <div class="buttons">
        {choices.map((choice, i) => {
          const letter = letterOf(choice.action).toUpperCase();
          return (
            <button key={choice.action} ref={i === 0 ? first : undefined} type="button" onClick={() => hand.commit([choice])}>
              <img src={PIECES[(side === 'black' ? 'b' : 'w') + letter]} alt={t(`piece.${letter}`)} width={56} height={56} />
            </button>
          );
        })}
        <button type="button" class="cancel" onClick={() => hand.take(null)}>{t('common.cancel')}</button>
      </div>
    </div>
  );
}
