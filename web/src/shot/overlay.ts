// What is drawn over the board while somebody aims: legal places, the hand's arc, the way to the first contact and on.
import type { Handle, Point, Preview } from '../core/api';
import type { Aim } from './aim';
import { mm, turnedIf, type Kind, type Piece, type Spot } from './kinds';
import { disc, type Colours, type Ctx } from './paint';
import type { Shown } from './stage';
import { SPRITE, sprite } from './pieces';
import type { View } from './view';

export interface Brush {
  ctx: Ctx; // measures px of the page
  view: View;
  colours: Colours;
  kind: Kind;
  ratio: number; // pixels of the canvas a px
}

export function drawPiece(brush: Brush, { disc: number, at, size = 1, fade = 1 }: Piece & Partial<Shown>): void {
  const { ctx, view, colours, kind, ratio } = brush;
  const sort = kind.sortOf(number);
  const r = kind.radius(sort) * view.scale;
  const picture = sprite(sort, kind.pips(number), r * ratio, colours);
  const [x, y] = view.at(at);
  const half = SPRITE * r * size;
  if (fade < 1) ctx.globalAlpha = Math.max(0, fade);
  ctx.drawImage(picture, x - half, y - half, 2 * half, 2 * half);
  if (fade < 1) ctx.globalAlpha = 1;
}

// A line that is seen on wood, felt and both: light on a dark edge.
function line(brush: Brush, points: Spot[], width: number, dash: number[], colour = brush.colours.aim): void {
  const { ctx, view, colours } = brush;
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const point of points) ctx.lineTo(...view.at(point));
  ctx.globalAlpha = 0.55;
  ctx.strokeStyle = colours.aimEdge;
  ctx.lineWidth = width + 2;
  ctx.setLineDash(dash);
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.restore();
}

export function ring(brush: Brush, at: Spot, radius: number, width: number, colour: string, dash: number[] = []): void {
  const { ctx, view, colours } = brush;
  ctx.save();
  ctx.setLineDash(dash);
  disc(ctx, ...view.at(at), radius * view.scale);
  ctx.lineWidth = width + 2;
  ctx.strokeStyle = colours.aimEdge;
  ctx.globalAlpha = 0.5;
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke();
  ctx.restore();
}

function arrowHead(brush: Brush, from: Spot, to: Spot, colour: string): void {
  const { ctx, view, colours } = brush;
  const [x, y] = view.at(to);
  const [x0, y0] = view.at(from);
  const turn = Math.atan2(y - y0, x - x0);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.beginPath();
  for (const [dx, dy] of [[7, 0], [-3, -5], [-3, 5]] as const) ctx.lineTo(dx, dy);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.strokeStyle = colours.aimEdge;
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.fill();
  ctx.restore();
}

// A velocity as a length: half a metre a second is 60 mm.
function goes(brush: Brush, from: Spot, [vx, vy]: Point, colour: string): void {
  const speed = Math.hypot(vx, vy) / 1e6;
  if (speed < 8) return;
  const length = Math.min(150, 24 + speed * 0.12);
  const to: Spot = [from[0] + (vx / 1e6 / speed) * length, from[1] + (vy / 1e6 / speed) * length];
  line(brush, [from, to], 2, [], colour);
  arrowHead(brush, from, to, colour);
}

export function drawPreview(brush: Brush, preview: Preview): void {
  const { colours, kind, view } = brush;
  const radius = kind.radius(kind.sortOf(preview.struck));
  line(brush, preview.path.map(mm), 2, [7, 6]);
  if (preview.meeting) {
    const { at, of, struck, other, disc: met } = preview.meeting;
    ring(brush, mm(at), radius - 1 / view.scale, 1.5, colours.aim);
    goes(brush, mm(of), other, colours.aim);
    goes(brush, mm(at), struck, colours.discAccent);
    ring(brush, mm(of), kind.radius(kind.sortOf(met)) + 2 / view.scale, 2, colours.aim);
  }
  if (kind.stops || !preview.meeting) ring(brush, mm(preview.stop), radius - 1 / view.scale, 1.5, preview.gone ? colours.warn : colours.aim, [4, 4]);
}

// Where the piece may be put.
export function drawPlaces(brush: Brush, handle: Handle, turned: boolean): void {
  const { ctx, view, colours } = brush;
  ctx.save();
  view.enter(ctx);
  ctx.strokeStyle = ctx.fillStyle = colours.legal;
  ctx.lineCap = 'round';
  for (const place of handle.places ?? []) {
    const spot = (point: Point): Spot => turnedIf(turned, mm(point));
    if (place.shape === 'segment') {
      ctx.beginPath();
      ctx.moveTo(...spot(place.from));
      ctx.lineTo(...spot(place.to));
      ctx.globalAlpha = 0.34;
      ctx.lineWidth = 11;
      ctx.stroke();
      ctx.globalAlpha = 0.9;
      ctx.lineWidth = 2.4;
      ctx.stroke();
    } else if (place.shape === 'rectangle') {
      const [a, b] = [spot(place.from), spot(place.to)];
      ctx.globalAlpha = 0.4;
      ctx.beginPath();
      ctx.moveTo(...a);
      ctx.arc(...a, Math.abs(b[0] - a[0]), Math.atan2(0, b[0] - a[0]), Math.atan2(b[1] - a[1], 0), (b[0] - a[0]) * (b[1] - a[1]) < 0);
      ctx.fill();
    } else {
      ctx.globalAlpha = 0.32;
      ctx.beginPath();
      ctx.arc(...spot(place.centre), place.outer / 1e6, 0, 2 * Math.PI);
      ctx.arc(...spot(place.centre), place.inner / 1e6, 0, 2 * Math.PI, true);
      ctx.fill();
    }
  }
  ctx.restore();
}

const TURN = 2 * Math.PI;

// The directions that are not allowed, as a hatched arc about the piece; nothing if all are.
export function drawBlocked(brush: Brush, aim: Aim): void {
  const range = aim.directions.value[0];
  if (!range || (range.from[0] === range.to[0] && range.from[1] === range.to[1])) return;
  const { ctx, view, colours } = brush;
  const back = aim.turned.value ? Math.PI : 0;
  const begin = Math.atan2(range.to[1], range.to[0]) + back;
  const blocked = (Math.atan2(range.from[1], range.from[0]) + back - begin + 2 * TURN) % TURN;
  ctx.save();
  view.enter(ctx);
  ctx.translate(...aim.absolute.value);
  ctx.beginPath();
  ctx.arc(0, 0, 58, begin, begin + blocked);
  ctx.arc(0, 0, 26, begin + blocked, begin, true);
  ctx.closePath();
  ctx.fillStyle = colours.warn;
  ctx.globalAlpha = 0.26;
  ctx.fill();
  ctx.clip();
  ctx.globalAlpha = 0.8;
  ctx.strokeStyle = colours.warn;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  for (let i = -12; i <= 12; i++) {
    ctx.moveTo(i * 9 - 60, -60);
    ctx.lineTo(i * 9 + 60, 60);
  }
  ctx.stroke();
  ctx.restore();
}

// The ring about the finger: how far it is pulled, with a tick every tenth, the figure in m/s.
export function drawPull(brush: Brush, from: Spot, to: Spot, reach: number, speed: number, max: number, words: string): void {
  const { ctx, colours } = brush;
  const r = reach;
  ctx.save();
  ctx.translate(...from);
  const part = speed / max;
  for (const [width, colour, alpha] of [[9, colours.aimEdge, 0.5], [6, colours.aim, 0.25]] as const) {
    disc(ctx, 0, 0, r);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.globalAlpha = alpha;
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  ctx.beginPath();
  ctx.arc(0, 0, r, -Math.PI / 2, -Math.PI / 2 + TURN * part);
  ctx.lineWidth = 6;
  ctx.strokeStyle = part > 0.85 ? colours.warn : colours.discAccent;
  ctx.stroke();
  ctx.strokeStyle = colours.aim;
  ctx.lineWidth = 1.5;
  for (let i = 0; i < 10; i++) {
    const turn = -Math.PI / 2 + (TURN * i) / 10;
    ctx.beginPath();
    ctx.moveTo(Math.cos(turn) * (r - 5), Math.sin(turn) * (r - 5));
    ctx.lineTo(Math.cos(turn) * (r + 5), Math.sin(turn) * (r + 5));
    ctx.stroke();
  }
  ctx.font = '600 14px system-ui, sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 4;
  ctx.strokeStyle = colours.aimEdge;
  // Beside the finger that hides the middle of the ring, and never beyond the picture's edge.
  const above = from[1] - r - 16 > 8;
  const y = above ? -r - 16 : r + 16;
  ctx.strokeText(words, 0, y);
  ctx.fillStyle = colours.aim;
  ctx.fillText(words, 0, y);
  ctx.restore();
  ctx.save();
  disc(ctx, ...to, 9);
  ctx.fillStyle = colours.aim;
  ctx.globalAlpha = 0.55;
  ctx.fill();
  ctx.strokeStyle = colours.aimEdge;
  ctx.lineWidth = 1.5;
  ctx.globalAlpha = 1;
  ctx.stroke();
  ctx.restore();
}

export function drawWay(brush: Brush, points: Spot[]): void {
  line(brush, points, 1.5, [], brush.colours.trace);
}
