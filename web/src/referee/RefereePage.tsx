// Referee at a real board, for a phone beside it: what fell is entered with the thumb, the ruling is read out.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { gameInfo, loadGames } from '../app/games';
import { seatsOf } from '../app/seats';
import type { Moment } from '../core/api';
import { haveWords, t } from '../i18n/i18n';
import { endingWords, eventWords, factWords, faultWords, presetWords } from '../i18n/words';
import { Clause } from '../ui/Clause';
import { Referee, type Match } from './referee';
import { ScoreSheet } from './ScoreSheet';
import type { Entry, Fallen } from './sheet';
import './referee.css';

const KINDS: { kind: Fallen; look: string }[] = [
  { kind: 'w', look: 'white' },
  { kind: 'b', look: 'black' },
  { kind: 'q', look: 'queen' },
  { kind: 's', look: 'striker' },
];

function Begin({ game, referee }: { game: string; referee: Referee }) {
  const info = gameInfo(game);
  const seats = seatsOf(game);
  const preset = useSignal('club');
  const first = useSignal(seats[0]);
  const names = useSignal<Record<string, string>>({});
  if (!info) return null;
  const presets = Object.keys(info.presets);
  const options = () => Object.fromEntries(Object.entries(info.presets[preset.value] ?? {}).map(([key, value]) => [key, String(value)]));
  return (
    <form
      class="referee-begin"
      onSubmit={(event) => {
        event.preventDefault();
        void referee.begin(options(), names.value, first.value);
      }}
    >
      <p>{t('referee.intro')}</p>
      {seats.map((seat) => (
        <p key={seat} class="name-field">
          <label for={`name-${seat}`}>{t('referee.name', { side: t(`side.${seat}`) })}</label>
          <input id={`name-${seat}`} maxLength={30} autocomplete="off" value={names.value[seat] ?? ''} onInput={(event) => (names.value = { ...names.value, [seat]: event.currentTarget.value })} />
        </p>
      ))}
      <fieldset class="pick">
        <legend>{t('referee.first')}</legend>
        <div class="segments">
          {seats.map((seat) => (
            <label key={seat}>
              <input type="radio" name="first" checked={first.value === seat} onChange={() => (first.value = seat)} />
              <span>{names.value[seat]?.trim() || t(`side.${seat}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="pick">
        <legend>{t('new.preset')}</legend>
        <div class="segments">
          {presets.map((name) => (
            <label key={name}>
              <input type="radio" name="preset" checked={preset.value === name} onChange={() => (preset.value = name)} />
              <span>{presetWords(game, name)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" class="button primary wide">{t('new.start')}</button>
    </form>
  );
}

const nameOf = (match: Match, seat: string | null | undefined): string => (seat ? match.names[seat]?.trim() || t(`side.${seat}`) : '');

function Ruling({ game, entry }: { game: string; entry: Entry | undefined }) {
  const { outcome } = entry?.after ?? {};
  return (
    <div class="ruling" role="status" aria-live="polite">
      {entry?.events.map((event, i) => (
        <p key={i} class={`event ${event.code}`}>{eventWords(game, event)} <Clause game={game} rule={event.rule} /></p>
      ))}
      {outcome?.over && <p class="event ending">{endingWords(game, outcome).who}. {endingWords(game, outcome).why}</p>}
    </div>
  );
}

function Standing({ game, moment }: { game: string; moment: Moment }) {
  const facts = ['score', 'men_white', 'men_black', 'queen', 'dues_white', 'dues_black'].filter((key) => moment.facts[key] !== undefined && moment.facts[key] !== 0);
  return (
    <dl class="standing">
      {facts.map((key) => {
        const { label, value } = factWords(game, moment.facts, key);
        return <div key={key}><dt>{label}</dt><dd>{value}</dd></div>;
      })}
    </dl>
  );
}

// What fell, in the order of falling.
function Stroke({ referee }: { referee: Referee }) {
  const fallen = useSignal<Fallen[]>([]);
  const untouched = useSignal(false);
  const rule = () =>
    void referee.stroke(fallen.value, untouched.value).then((done) => {
      if (!done) return;
      fallen.value = [];
      untouched.value = false;
    });
  return (
    <div class="stroke">
      <div class="fell" role="group" aria-label={t('referee.fell')}>
        {KINDS.map(({ kind, look }) => (
          <button key={kind} type="button" class={`button man ${look}`} onClick={() => (fallen.value = [...fallen.value, kind])}>
            <i aria-hidden="true" />
            {t(`referee.${look}`)}
          </button>
        ))}
      </div>
      <ol class="order" aria-label={t('referee.order')}>
        {fallen.value.map((kind, i) => {
          const { look } = KINDS.find((each) => each.kind === kind)!;
          return (
            <li key={i}>
              <button type="button" class={`button man ${look}`} aria-label={t('referee.not', { piece: t(`referee.${look}`) })} onClick={() => (fallen.value = fallen.value.filter((_, at) => at !== i))}>
                <i aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
      <label class="switch">
        <input type="checkbox" checked={untouched.value} onChange={(event) => (untouched.value = event.currentTarget.checked)} />
        <span>{t('referee.untouched')}</span>
      </label>
      <button type="button" class="button primary wide rule" onClick={rule}>{t(fallen.value.length ? 'referee.rule' : 'referee.nothing')}</button>
    </div>
  );
}

function Running({ game, referee, match }: { game: string; referee: Referee; match: Match }) {
  const ending = useSignal(false);
  const now = referee.now.value!;
  const { over } = now.outcome;
  const placing = String(now.facts['phase']) === 'place';
  const last = match.entries.at(-1);
  return (
    <>
      {!over && (
        <p class="turn">
          <b>{nameOf(match, now.to_act)}</b> {t(placing ? 'referee.places' : 'referee.strikes', { colour: String(now.facts[`color_${now.to_act}`]) })}
        </p>
      )}
      <Ruling game={game} entry={last} />
      {referee.fault.value && <p class="fault" role="alert">{faultWords(game, referee.fault.value)}</p>}
      {!over && placing && (
        <div class="buttons">
          <button type="button" class="button primary wide" onClick={() => void referee.placed()}>{t('referee.placed')}</button>
        </div>
      )}
      {!over && !placing && <Stroke referee={referee} />}
      <div class="buttons">
        {referee.actions.value.map((action) => (
          <button key={action} type="button" class="button" onClick={() => void referee.act(action)}>{t(`shot.word.${action}`)}</button>
        ))}
        <button type="button" class="button" disabled={!last} onClick={() => referee.undo()}>{t('actions.takeback')}</button>
      </div>
      <Standing game={game} moment={now} />
      <ScoreSheet match={match} />
      <div class="buttons">
        {ending.value ? (
          <>
            <span>{t('referee.end.ask')}</span>
            <button type="button" class="button warn" onClick={() => referee.end()}>{t('referee.end.yes')}</button>
            <button type="button" class="button" onClick={() => (ending.value = false)}>{t('common.no')}</button>
          </>
        ) : (
          <button type="button" class="button quiet" onClick={() => (ending.value = true)}>{t('actions.new')}</button>
        )}
      </div>
    </>
  );
}

export function RefereePage({ game }: { game: string }) {
  const referee = useMemo(() => new Referee(game), [game]);
  useEffect(() => void loadGames().catch(() => {}), []);
  const ready = [haveWords('more'), haveWords(game)].every(Boolean);
  if (!ready) return null;
  const match = referee.match.value;
  return (
    <div class="shell-page referee-page">
      <h1>{t('referee.heading')}</h1>
      {match ? <Running game={game} referee={referee} match={match} /> : <Begin game={game} referee={referee} />}
    </div>
  );
}
