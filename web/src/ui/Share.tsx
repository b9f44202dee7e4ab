// The sheet behind "More": the game as texts and pictures, the way in for texts from elsewhere, and the board's settings.
import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameUrl, navigate, type Setup } from '../app/route';
import { confirmMove, lastLevel, systemDark, theme, turnBoard } from '../app/settings';
import { copy, download, pngOf, readAnything, recordText, svgText, type Found } from '../app/share';
import { newSeed } from '../app/start';
import type { Table } from '../app/table';
import type { Fault, Moment } from '../core/api';
import { t } from '../i18n/i18n';
import { faultWords } from '../i18n/words';
import { sound } from '../shot/sound';
import { playerName } from './facts';
import { Icon } from './icons';
import { useSheet } from './sheet';

function Field({ name, label, value, rows }: { name: string; label: string; value: string; rows?: number }) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const copied = useSignal(false);
  useEffect(() => {
    copied.value = false;
  }, [value]);
  const id = `share-${name}`;
  return (
    <div class="share-field">
      <label for={id}>{label}</label>
      <div class="with-button">
        {rows ? (
          <textarea id={id} ref={field} readOnly rows={rows} value={value} spellcheck={false} />
        ) : (
          <input id={id} ref={field} readOnly value={value} spellcheck={false} />
        )}
        <button
          type="button"
          class="button"
          aria-label={t('share.copy_what', { what: label })}
          onClick={() => void copy(field.current!).then((done) => (copied.value = done))}
        >
          {copied.value ? t('share.copied') : t('share.copy')}
        </button>
      </div>
    </div>
  );
}

function Switch({ value, label }: { value: Signal<boolean>; label: string }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={value.value} onChange={(event) => (value.value = event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

// The place in a text that was refused, as far as the core names it.
function whereWords({ args }: Fault): string {
  const { line, text } = args ?? {};
  return line === undefined ? '' : t('load.where', { line, text: text ?? '' });
}

function Load({ game }: { game: string }) {
  const text = useSignal('');
  const fault = useSignal<Fault | null>(null);
  const found = useSignal<Found[]>([]);
  async function read(given: string): Promise<void> {
    const result = await readAnything(game, given);
    if (!Array.isArray(result)) {
      fault.value = result;
      found.value = [];
      return;
    }
    fault.value = null;
    if (result.length === 1) navigate(result[0]!.url);
    else found.value = result;
  }
  return (
    <form
      class="load"
      onSubmit={(event) => {
        event.preventDefault();
        void read(text.value);
      }}
    >
      <h3>{t('load.heading')}</h3>
      <label for="load-text">{t('load.hint')}</label>
      <textarea id="load-text" rows={3} spellcheck={false} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
      <div class="buttons">
        <button type="submit" class="button" disabled={!text.value.trim()}>{t('load.open')}</button>
        <label class="button file">
          {t('load.file')}
          <input
            type="file"
            accept=".pgn,.txt,.fen,.striker,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              void file?.text().then((content) => {
                text.value = content;
                return read(content);
              });
            }}
          />
        </label>
      </div>
      <div role="status">
        {fault.value && <p class="fault">{faultWords(game, fault.value)} {whereWords(fault.value)}</p>}
        {found.value.length > 1 && <p>{t('load.several')}</p>}
      </div>
      {found.value.length > 1 && (
        <ol class="found">
          {found.value.map(({ url, title }, i) => <li key={i}><a href={url}>{title}</a></li>)}
        </ol>
      )}
    </form>
  );
}

// A game against the computer that begins in the position on the board.
function playFrom({ game, options }: Setup, { state, to_act: human }: Moment): string {
  return gameUrl({ game, options, seed: newSeed(), state, bot: lastLevel(), human: human! }, []);
}

export function Share({ table, flipped, onClose }: { table: Table; flipped: boolean; onClose: () => void }) {
  const panel = useSheet();
  const { setup } = table;
  const moment = table.shown.value;
  const ply = table.shownPly.value;
  const pgn = useSignal('');
  const names = { white: playerName(table, 'white'), black: playerName(table, 'black') };
  const { actions } = table;
  useEffect(() => {
    recordText(table.where(), 'pgn', names).then(
      (text) => (pgn.value = text),
      () => {}, // the field stays empty
    );
  }, [table, actions.length]);

  const file = `striker-${setup.game}`;
  const dark = theme.value === 'auto' ? systemDark.value : theme.value === 'dark';
  const picture = () => svgText(table.where(actions.slice(0, ply)), { bottom: flipped ? 'black' : 'white', dark });
  const link = new URL(gameUrl(setup, actions, table.live.value ? undefined : ply), location.href).href;
  const { bot: _bot, human: _human, ...rest } = setup;
  return (
    <section
      class="sheet share"
      ref={panel}
      tabIndex={-1}
      aria-labelledby="share"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div class="sheet-head">
        <h2 id="share">{t('share.heading')}</h2>
        <button type="button" class="plain" aria-label={t('common.close')} onClick={onClose}><Icon name="close" /></button>
      </div>
      <div class="sheet-body">
        <Field name="position" label={t('share.position')} value={moment?.state ?? ''} />
        <Field name="link" label={t('share.link')} value={link} />
        <Field name="pgn" label={t('share.pgn')} value={pgn.value} rows={4} />
        <div class="buttons">
          <button type="button" class="button" disabled={!pgn.value} onClick={() => download(`${file}.pgn`, pgn.value)}>
            <Icon name="download" />PGN
          </button>
          <button type="button" class="button" onClick={() => void recordText(table.where(), 'record', names).then((text) => download(`${file}.striker`, text))}>
            <Icon name="download" />{t('share.record')}
          </button>
          <button type="button" class="button" onClick={() => void picture().then((svg) => download(`${file}.svg`, svg, 'image/svg+xml'))}>
            <Icon name="download" />SVG
          </button>
          <button type="button" class="button" onClick={() => void picture().then(pngOf).then((png) => download(`${file}.png`, png))}>
            <Icon name="download" />PNG
          </button>
        </div>
        <Load game={setup.game} />
        <h3>{t('share.board')}</h3>
        <Switch value={sound} label={t('shot.sound')} />
        <Switch value={confirmMove} label={t('settings.confirm')} />
        {!setup.bot && !setup.analyse && <Switch value={turnBoard} label={t('shot.turn')} />}
        <p class="quiet">{t('settings.keys')}</p>
        <div class="buttons">
          {!setup.analyse && (
            <a class="button" href={gameUrl({ ...rest, analyse: true }, actions, table.live.value ? undefined : ply)}>
              {t('analysis.open')}
            </a>
          )}
          {moment?.to_act && <a class="button" href={playFrom(setup, moment)}>{t('share.play')}</a>}
        </div>
      </div>
    </section>
  );
}
