// The whole position in words, for those who do not see the board: beside the grid, which is asked square by square.
import type { Position, Side } from '../board/position';
import { sideOf } from '../board/position';
import { t } from '../i18n/i18n';
import { sentence } from '../i18n/words';

const ORDER = 'KQRBNP';

function piecesOf(position: Position, side: Side): string {
  return [...position.pieces]
    .filter(([, piece]) => sideOf(piece) === side)
    .sort(([a, p], [b, q]) => ORDER.indexOf(p[1]!) - ORDER.indexOf(q[1]!) || a.localeCompare(b))
    .map(([square, piece]) => `${t(`name.${piece[1]}`)} ${square}`)
    .join(', ');
}

function ballWords({ ball }: Position): string | undefined {
  if (ball.place === 'none') return undefined;
  if (ball.place === 'centre') return sentence(t('board.centre_ball'));
  return t(ball.place === 'carried' ? 'board.ball_carried' : 'board.ball_free', { square: ball.square });
}

export function BoardWords({ position }: { position: Position }) {
  const ball = ballWords(position);
  return (
    <section class="unseen" aria-label={t('board.words')}>
      <ul>
        <li>{t('side.white')}: {piecesOf(position, 'white')}.</li>
        <li>{t('side.black')}: {piecesOf(position, 'black')}.</li>
        {ball && <li>{ball}.</li>}
      </ul>
    </section>
  );
}
