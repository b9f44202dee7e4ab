// Setting up a position: pieces are dragged, taken off by dragging them beside the board, added by a tap; the position's
// line is there as text, too. The core says whether it is possible.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { navigate } from '../app/route';
import { systemDark, theme } from '../app/settings';
import { practiceOf } from '../app/start';
import type { Table } from '../app/table';
import type { Fault, Moment } from '../core/api';
import { CoreFault, rules } from '../core/client';
import { PIECES } from '../board/art';
import { t } from '../i18n/i18n';
import { faultWords } from '../i18n/words';
import { Icon } from '../ui/icons';
import { useSheet } from '../ui/sheet';
import { editorOf, otherActs, type Token } from './edit';

interface Looked {
  moment: Moment;
  svg: string;
}

export function EditPosition({ table, onClose }: { table: Table; onClose: () => void }) {
  const { game, options } = table.setup;
  const editor = editorOf(game)!;
  const panel = useSheet();
  const line = useSignal(table.shown.value!.state);
  const looked = useSignal<Looked | null>(null);
  const fault = useSignal<Fault | null>(null);
  const adding = useSignal<string | null>(null);
  const held = useSignal<{ token: Token; x: number; y: number } | null>(null);
  const board = useRef<SVGSVGElement>(null);
  const dark = theme.value === 'auto' ? systemDark.value : theme.value === 'dark';

  // Takes a line if the core does; else the last good one stays, with the reason.
  async function take(state: string): Promise<void> {
    try {
      const at = { game, options, state };
      const moment = await rules.ask('state', at);
      const { svg } = await rules.ask('show', { ...at, dark, coordinates: true, bottom: game === 'carrom' ? 'south' : 'white' });
      looked.value = { moment, svg };
      line.value = moment.state;
      fault.value = null;
    } catch (error) {
      if (error instanceof CoreFault) fault.value = error.fault;
      else throw error;
    }
  }
  useEffect(() => void take(line.value), [dark]);

  const box = /viewBox="([-\d. ]+)"/.exec(looked.value?.svg ?? '')?.[1];
  const [left, top, width, height] = (box ?? '0 0 1 1').split(' ').map(Number) as [number, number, number, number];
  const spot = (event: PointerEvent): DOMPoint => new DOMPoint(event.clientX, event.clientY).matrixTransform(board.current!.getScreenCTM()!.inverse());
  const inside = (x: number, y: number): boolean => x > left && y > top && x < left + width && y < top + height;

  function down(event: PointerEvent): void {
    const { x, y } = spot(event);
    const { state, discs } = looked.value!.moment;
    const add = editor.add.find(({ name }) => name === adding.value);
    if (add) {
      void take(add.change(state, x, y));
      return;
    }
    const token = editor
      .tokens(state, discs ?? [])
      .reverse()
      .find((each) => Math.hypot(each.x - x, each.y - y) < each.radius * 1.3);
    if (!token) return;
    event.preventDefault();
    board.current!.setPointerCapture(event.pointerId);
    held.value = { token, x, y };
  }
  function up(): void {
    const now = held.value;
    held.value = null;
    if (!now) return;
    const { state } = looked.value!.moment;
    const { x, y, token } = now;
    if (inside(x, y)) void take(editor.move(state, token.id, x, y));
    else if (editor.remove) void take(editor.remove(state, token.id));
  }

  const chess = game === 'chessfootball';
  return (
    <section class="sheet edit-position" ref={panel} tabIndex={-1} aria-labelledby="edit-position" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <div class="sheet-head">
        <h2 id="edit-position">{t('practice.edit')}</h2>
        <button type="button" class="plain" aria-label={t('common.close')} onClick={onClose}><Icon name="close" /></button>
      </div>
      <p class="quiet">{t(editor.remove ? 'practice.hint' : 'practice.hint.move')}</p>
      {looked.value && box && (
        <svg
          ref={board}
          class="edit-board"
          viewBox={box}
          aria-hidden="true"
          onPointerDown={down}
          onPointerMove={(event) => {
            if (held.value) held.value = { ...held.value, ...(({ x, y }) => ({ x, y }))(spot(event)) };
          }}
          onPointerUp={up}
          onPointerCancel={() => (held.value = null)}
        >
          <image href={`data:image/svg+xml,${encodeURIComponent(looked.value.svg)}`} x={left} y={top} width={width} height={height} />
          {held.value && <circle class="held" cx={held.value.x} cy={held.value.y} r={held.value.token.radius} />}
        </svg>
      )}
      {editor.add.length > 0 && (
        <div class="palette" role="group" aria-label={t('practice.add')}>
          {editor.add.map(({ name }) => (
            <button key={name} type="button" class="button" aria-pressed={adding.value === name} aria-label={t(chess ? `board.piece.${name}` : `practice.${name}`)} onClick={() => (adding.value = adding.value === name ? null : name)}>
              {chess ? <img src={PIECES[name]} alt="" width={28} height={28} /> : t(`practice.${name}`)}
            </button>
          ))}
        </div>
      )}
      <div class="buttons">
        <button type="button" class="button" onClick={() => void take(otherActs(game, looked.value?.moment.state ?? line.value))}>{t('practice.other_acts')}</button>
        <span class="acts">{looked.value?.moment.to_act && t('status.to_move', { side: looked.value.moment.to_act })}</span>
      </div>
      <label class="line" for="edit-line">{t('practice.line')}</label>
      <textarea id="edit-line" rows={4} spellcheck={false} value={line.value} onInput={(event) => (line.value = event.currentTarget.value)} onChange={(event) => void take(event.currentTarget.value.trim().replace(/\s+/g, ' '))} />
      <div role="status">{fault.value && <p class="fault">{faultWords(game, fault.value)}</p>}</div>
      <button type="button" class="button primary wide" disabled={!looked.value} onClick={() => navigate(practiceOf(game, options, looked.value!.moment.state))}>
        {t('practice.start')}
      </button>
    </section>
  );
}
