// The discs: drawn once a size, then copied. Each sort has a pattern of its own, so that colour never tells alone. Light
// comes from the upper left and is part of the picture, whichever way the board is turned.
import type { Sort } from './kinds';
import { canvas, disc, type Colours, type Ctx } from './paint';

const FACE: Record<Sort, [keyof Colours, keyof Colours, keyof Colours]> = {
  white: ['white', 'whiteEdge', 'whiteRing'],
  black: ['black', 'blackEdge', 'blackRing'],
  queen: ['queen', 'queenEdge', 'queenRing'],
  striker: ['striker', 'strikerEdge', 'accent'],
  ball: ['ball', 'ballEdge', 'ballShine'],
};

function ring(ctx: Ctx, r: number, colour: string, width: number): void {
  disc(ctx, 0, 0, r);
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke();
}

const PIPS: [number, number][][] = [[], [[0, 0]], [[-0.2, 0], [0.2, 0]], [[0, -0.22], [-0.2, 0.13], [0.2, 0.13]]];

// All on the unit circle.
function pattern(ctx: Ctx, sort: Sort, pips: number, edge: string, mark: string): void {
  switch (sort) {
    case 'white':
      ring(ctx, 0.77, edge, 0.045);
      if (!pips) for (const r of [0.47, 0.2]) ring(ctx, r, edge, 0.032);
      break;
    case 'black':
      ring(ctx, 0.73, mark, 0.075);
      if (!pips) {
        disc(ctx, 0, 0, 0.17);
        ctx.fillStyle = mark;
        ctx.fill();
      }
      break;
    case 'queen':
      ring(ctx, 0.78, mark, 0.045);
      ctx.beginPath();
      for (const [x, y] of [[-0.42, 0.28], [-0.52, -0.28], [-0.24, -0.02], [0, -0.42], [0.24, -0.02], [0.52, -0.28], [0.42, 0.28]] as const) ctx.lineTo(x, y);
      ctx.closePath();
      ctx.fillStyle = mark;
      ctx.fill();
      break;
    case 'striker':
      ring(ctx, 0.74, edge, 0.035);
      ctx.beginPath();
      for (let i = 0; i < 16; i++) {
        const r = i % 4 === 0 ? 0.58 : i % 2 === 0 ? 0.34 : 0.14;
        ctx.lineTo(r * Math.sin((i * Math.PI) / 8), -r * Math.cos((i * Math.PI) / 8));
      }
      ctx.closePath();
      ctx.globalAlpha = 0.8;
      ctx.fillStyle = mark;
      ctx.fill();
      ctx.globalAlpha = 1;
      break;
    case 'ball':
      ring(ctx, 0.8, '#ffffffb0', 0.06);
      ring(ctx, 0.46, edge, 0.03);
      disc(ctx, 0, 0, 0.075);
      ctx.fillStyle = edge;
      ctx.fill();
  }
  ctx.fillStyle = sort === 'white' ? '#4a3c27' : mark;
  for (const [x, y] of PIPS[pips]!) {
    disc(ctx, x * 1.25, y * 1.25, 0.125);
    ctx.fill();
  }
}

export const SPRITE = 1.5; // half the picture of a disc, in radii: room for its shadow

const sprites = new Map<string, HTMLCanvasElement>();

// `radius` in px of the canvas.
export function sprite(sort: Sort, pips: number, radius: number, colours: Colours): HTMLCanvasElement {
  const size = Math.round(radius * 4) / 4;
  const key = `${sort}${pips}/${size}/${colours.plywood}`;
  const kept = sprites.get(key);
  if (kept) return kept;
  const [made, ctx] = canvas(2 * SPRITE * radius, 2 * SPRITE * radius);
  const [face, edge, mark] = FACE[sort].map((name) => colours[name]) as [string, string, string];
  ctx.translate(made.width / 2, made.height / 2);
  ctx.scale(radius, radius);
  const glass = sort === 'ball';
  const shadow = ctx.createRadialGradient(0.1, 0.16, 0.8, 0.1, 0.16, 1.3);
  shadow.addColorStop(0, `rgba(0,0,0,${glass ? 0.34 : 0.5})`);
  shadow.addColorStop(0.45, `rgba(0,0,0,${glass ? 0.14 : 0.22})`);
  shadow.addColorStop(1, 'rgba(0,0,0,0)');
  ctx.fillStyle = shadow;
  disc(ctx, 0.1, 0.16, 1.32);
  ctx.fill();
  // The rim, then the face a little smaller: an edge that catches the light.
  const rim = ctx.createLinearGradient(-0.7, -0.8, 0.7, 0.8);
  rim.addColorStop(0, sort === 'black' ? '#5c534c' : '#ffffff');
  rim.addColorStop(0.5, face);
  rim.addColorStop(1, edge);
  ctx.fillStyle = rim;
  disc(ctx, 0, 0, 1);
  ctx.fill();
  const light = ctx.createRadialGradient(-0.36, -0.42, 0.05, 0, 0, 1.05);
  light.addColorStop(0, sort === 'black' ? '#57504a' : sort === 'queen' ? '#e6635a' : '#ffffff');
  light.addColorStop(0.42, face);
  light.addColorStop(1, edge);
  ctx.fillStyle = light;
  ctx.globalAlpha = glass ? 0.92 : 1;
  disc(ctx, 0, 0, 0.9);
  ctx.fill();
  ctx.globalAlpha = 1;
  pattern(ctx, sort, pips, edge, mark);
  ring(ctx, 0.985, edge, 0.03);
  if (sprites.size > 120) sprites.clear();
  sprites.set(key, made);
  return made;
}

// The disc as an address of a picture, for trays and names.
const pictures = new Map<string, string>();
export function picture(sort: Sort, pips: number, colours: Colours): string {
  const key = `${sort}${pips}${colours.plywood}`;
  let url = pictures.get(key);
  if (!url) pictures.set(key, (url = sprite(sort, pips, 22, colours).toDataURL()));
  return url;
}
