// The score sheet by board, to be printed: who won it, with which colour, how many points, by which clause.
import { t } from '../i18n/i18n';
import { Clause } from '../ui/Clause';
import type { Match } from './referee';
import { sheetOf } from './sheet';

export function ScoreSheet({ match }: { match: Match }) {
  const lines = sheetOf(match.entries);
  const seats = ['south', 'north'];
  const name = (seat: string | undefined): string => (seat ? match.names[seat]?.trim() || t(`side.${seat}`) : '');
  return (
    <section class="score-sheet" aria-labelledby="score-sheet">
      <h2 id="score-sheet">{t('sheet.heading')}</h2>
      <p class="sheet-names">{name('south')} – {name('north')}, {match.begun}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheet.board')}</th>
            <th scope="col">{t('sheet.winner')}</th>
            <th scope="col">{t('sheet.points')}</th>
            {seats.map((seat) => <th key={seat} scope="col">{name(seat)}</th>)}
            <th scope="col">{t('sheet.clause')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => {
            const [south, north] = (line.score ?? '').split(':');
            return (
              <tr key={i}>
                <td>{line.board}</td>
                <td>{line.code === 'board_void' ? t('sheet.void') : `${name(line.winner)} (${t(`side.${line.colour}`)})`}</td>
                <td>{line.points}</td>
                <td>{south}</td>
                <td>{north}</td>
                <td><Clause game={match.game} rule={line.rule} /></td>
              </tr>
            );
          })}
          {!lines.length && <tr><td colSpan={6}>{t('sheet.none')}</td></tr>}
        </tbody>
      </table>
      <p class="sheet-sign" aria-hidden="true"><span>{name('south')}</span><span>{name('north')}</span></p>
      <button type="button" class="button" onClick={() => print()}>{t('sheet.print')}</button>
    </section>
  );
}
