// What one sees, in words: speeds, places, targets, the preview.
import type { Table } from '../app/table';
import { figure, haveWords, t } from '../i18n/i18n';
import type { Aim } from './aim';
import { mm, turnedIf, type Kind, type Spot } from './kinds';
import type { Stage } from './stage';

export const speedWords = (speed: number): string => `${figure(speed / 1000, 2)} m/s`;

export function pieceWords(kind: Kind, disc: number): string {
  if (!haveWords(kind.game)) return '';
  const sort = kind.sortOf(disc);
  if (kind.game === 'carrom') return t(`man.${sort}`);
  return sort === 'ball' ? t('disc.ball') : t(`disc.${sort[0]}`, { n: String(kind.pips(disc)) });
}

export interface Target {
  name: string;
  at: Spot; // absolute, mm
}

interface Context {
  kind: Kind;
  aim: Aim;
  table: Table;
  stage: Stage;
}

const POCKETS: [string, Spot][] = [['far_left', [-347.75, 347.75]], ['far_right', [347.75, 347.75]], ['near_left', [-347.75, -347.75]], ['near_right', [347.75, -347.75]]];

// Centimetres ahead and to the side of the piece in hand.
function away(aim: Aim, at: Spot): string {
  const [x, y] = turnedIf(aim.turned.value, at);
  const [dx, dy] = [x - aim.at.value[0], y - aim.at.value[1]];
  const distance = figure(Math.hypot(dx, dy) / 10, 0);
  const [ax, ay] = aim.kind.ahead(aim.table.present.value?.to_act ?? '');
  const bearing = ((Math.atan2(ay, ax) - Math.atan2(dy, dx)) * 180) / Math.PI;
  const turn = Math.round(((((bearing + 180) % 360) + 360) % 360) - 180);
  return t('shot.away', { distance, side: turn < 0 ? 'left' : turn > 0 ? 'right' : 'ahead', turn: Math.abs(turn) });
}

export function targetsOf({ kind, aim, stage }: Pick<Context, 'kind' | 'aim' | 'stage'>): Target[] {
  const own = aim.absolute.value;
  const targets = stage.pieces
    .filter(({ at }) => Math.hypot(at[0] - own[0], at[1] - own[1]) > 1)
    .map(({ disc, at }) => ({ name: `${pieceWords(kind, disc)}, ${away(aim, at)}`, at: at as Spot }));
  if (kind.game === 'carrom') {
    for (const [name, at] of POCKETS) targets.push({ name: t(`shot.pocket.${name}`), at: turnedIf(aim.turned.value, at) });
  }
  return targets;
}

// The preview as sentences.
export function previewWords({ kind, aim }: Pick<Context, 'kind' | 'aim'>): string {
  const preview = aim.preview.value;
  if (!preview) return '';
  const length = (points: Spot[]): number => points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]), 0);
  const way = figure(length(preview.path.map(mm)) / 10, 0);
  const rims = Math.max(0, preview.path.length - 2);
  if (!preview.meeting) return t(preview.gone ? 'shot.says.falls' : 'shot.says.nothing', { way, rims });
  const { disc, other } = preview.meeting;
  const seat = aim.table.present.value?.to_act ?? '';
  const [ax, ay] = kind.ahead(seat);
  const [vx, vy] = turnedIf(aim.turned.value, [other[0], other[1]]);
  const bearing = ((Math.atan2(ay, ax) - Math.atan2(vy, vx)) * 180) / Math.PI;
  const turn = Math.round(((((bearing + 180) % 360) + 360) % 360) - 180);
  return t('shot.says.meets', { way, rims, piece: pieceWords(kind, disc), side: turn < 0 ? 'left' : turn > 0 ? 'right' : 'ahead', turn: Math.abs(turn) });
}
