// What the computer thinks of the position: up to three lines, best first, each action of which can be played.
import { MOST_LINES, chooseLineCount, lineCount, type Analysis } from '../app/analysis';
import { forWhite, scoreText } from '../app/score';
import type { Table } from '../app/table';
import type { Line } from '../core/api';
import { t } from '../i18n/i18n';
import type { Hand } from '../board/hand';
import { BallTool } from './Controls';
import { scoreWords } from './EvalBar';
import { Icon } from './icons';

const SHOWN = 8; // actions of a line: further ones are guesses of guesses

function LineRow({ line, toAct, analysis }: { line: Line; toAct: string | null; analysis: Analysis }) {
  const score = forWhite(line.score, toAct);
  return (
    <li class={`idea rank${line.rank}`} data-line={line.rank}>
      <span class="score" title={scoreWords(score)}>
        <span aria-hidden="true">{scoreText(score)}</span>
        <span class="unseen">{scoreWords(score)}</span>
      </span>
      <span class="course">
        {(line.notation ?? line.pv).slice(0, SHOWN).map((notation, i) => (
          <button key={i} type="button" onClick={() => void analysis.follow(line.pv.slice(0, i + 1))}>{notation}</button>
        ))}
      </span>
    </li>
  );
}

interface Props {
  table: Table;
  analysis: Analysis;
  hand: Hand;
  flipped: boolean;
}

export function AnalysisPanel({ table, analysis, hand, flipped }: Props) {
  const moment = table.shown.value;
  const lines = analysis.lines.value;
  const over = moment?.outcome.over ?? false;
  const running = analysis.running.value;
  return (
    <section class="analysis" aria-label={t('analysis.label')}>
      <div class="analysis-head">
        <button type="button" class="button" disabled={over} onClick={() => (running ? analysis.stop() : analysis.go())}>
          {running ? <><Icon name="stop" />{t('thinking.stop')}</> : t('analysis.think')}
        </button>
        <span class="depth">
          {running && <span class="busy" aria-hidden="true"><i /><i /><i /></span>}
          {lines[0] && !over ? t('thinking.depth', { depth: lines[0].depth }) : ''}
        </span>
        <label class="lines">
          <span>{t('analysis.lines')}</span>
          <select value={lineCount.value} onChange={(event) => chooseLineCount(Number(event.currentTarget.value))}>
            {Array.from({ length: MOST_LINES }, (_, i) => <option key={i} value={i + 1}>{i + 1}</option>)}
          </select>
        </label>
      </div>
      {!over && (
        <ol class="ideas" data-count={lineCount.value}>
          {lines.slice(0, lineCount.value).map((line) => (
            <LineRow key={line.rank} line={line} toAct={moment?.to_act ?? null} analysis={analysis} />
          ))}
        </ol>
      )}
      {!over && <BallTool moment={moment} hand={hand} flipped={flipped} onRefused={(action) => void analysis.explain(action)} />}
      {analysis.main.value && (
        <button type="button" class="button wide" onClick={() => void analysis.leave()}>{t('replay.live')}</button>
      )}
    </section>
  );
}
