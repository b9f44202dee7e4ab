// The empty carrom board (CA1, CA3, CA4): every line at its true place and width.
import type { Colours, Ctx } from './paint';
import { disc, round } from './paint';
import type { View } from './view';
import { wood } from './wood';

const EDGE = 370;
const POCKET = { at: 347.75, r: 22.25 };
const BASE = { at: 219.1, r: 15.9, outer: 370 - 101.5, inner: 370 - 101.5 - 31.8 };

const square = (ctx: Ctx, half: number, r: number): void => round(ctx, -half, -half, 2 * half, 2 * half, r);

// What light does, in px of the screen: it stays where it is when the board turns.
function frame(ctx: Ctx, view: View, colours: Colours): void {
  const s = view.scale;
  const outer = 430 * s;
  square(ctx, outer, 24 * s);
  const timber = ctx.createLinearGradient(-outer, -outer, outer, outer);
  timber.addColorStop(0, colours.frameLight);
  timber.addColorStop(0.45, colours.frame);
  timber.addColorStop(1, colours.frameEdge);
  ctx.fillStyle = timber;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.globalAlpha = 0.4;
  const grain = wood(colours.frameLight, colours.frameEdge, 7, 0.8);
  for (let side = 0; side < 4; side++) {
    ctx.save();
    ctx.rotate((side * Math.PI) / 2);
    ctx.beginPath();
    ctx.moveTo(-outer, -outer);
    ctx.lineTo(outer, -outer);
    ctx.lineTo(EDGE * s, -EDGE * s);
    ctx.lineTo(-EDGE * s, -EDGE * s);
    ctx.clip();
    ctx.drawImage(grain, -outer, -outer, 2 * outer, outer - EDGE * s);
    ctx.restore();
  }
  ctx.restore();
  // Mitres, and a bright edge along the top.
  ctx.strokeStyle = colours.frameEdge;
  ctx.globalAlpha = 0.5;
  ctx.lineWidth = Math.max(0.7, 1 * s);
  for (let side = 0; side < 4; side++) {
    ctx.beginPath();
    ctx.moveTo(EDGE * s, EDGE * s);
    ctx.lineTo(outer - 7 * s, outer - 7 * s);
    ctx.stroke();
    ctx.rotate(Math.PI / 2);
  }
  const shine = ctx.createLinearGradient(0, -outer, 0, outer * 0.2);
  shine.addColorStop(0, 'rgba(255,255,255,.4)');
  shine.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.globalAlpha = 1;
  ctx.strokeStyle = shine;
  ctx.lineWidth = 1.2 * s;
  square(ctx, outer - 1.2 * s, 23 * s);
  ctx.stroke();
}

function plywood(ctx: Ctx, view: View, colours: Colours): void {
  const half = EDGE * view.scale;
  ctx.save();
  square(ctx, half, 0);
  ctx.clip();
  ctx.drawImage(wood(colours.plywood, colours.grain, 3, 0.45), -half, -half, 2 * half, 2 * half);
  const light = ctx.createRadialGradient(-half * 0.3, -half * 0.4, half * 0.1, 0, 0, half * 1.5);
  light.addColorStop(0, 'rgba(255,248,226,.30)');
  light.addColorStop(0.6, 'rgba(255,248,226,0)');
  light.addColorStop(1, 'rgba(70,35,5,.22)');
  ctx.fillStyle = light;
  ctx.fillRect(-half, -half, 2 * half, 2 * half);
  ctx.restore();
}

// Shadow that the frame throws on the board: strong from above and the left.
function frameShadow(ctx: Ctx, view: View): void {
  const half = EDGE * view.scale;
  const sides: [number, number, number, number, number][] = [
    [-half, -half, 2 * half, 17, 0.4], [-half, -half, 17, 2 * half, 0.3], [-half, half, 2 * half, -7, 0.16], [half, -half, -7, 2 * half, 0.16],
  ];
  for (const [x, y, w, h, dark] of sides) {
    const lying = Math.abs(h) === 17 || Math.abs(h) === 7;
    const depth = (lying ? h : w) * view.scale;
    const shade = lying ? ctx.createLinearGradient(0, y, 0, y + depth) : ctx.createLinearGradient(x, 0, x + depth, 0);
    shade.addColorStop(0, `rgba(20,8,0,${dark})`);
    shade.addColorStop(1, 'rgba(20,8,0,0)');
    ctx.fillStyle = shade;
    ctx.fillRect(x, y, lying ? w : depth, lying ? depth : h);
  }
}

function stroke(ctx: Ctx, width: number): void {
  ctx.lineWidth = width;
  ctx.stroke();
}

function side(ctx: Ctx, colours: Colours): void {
  ctx.strokeStyle = ctx.fillStyle = colours.line;
  ctx.beginPath();
  ctx.moveTo(-BASE.at, -BASE.outer + 1.5);
  ctx.lineTo(BASE.at, -BASE.outer + 1.5);
  stroke(ctx, 3);
  ctx.beginPath();
  ctx.moveTo(-BASE.at, -BASE.inner);
  ctx.lineTo(BASE.at, -BASE.inner);
  stroke(ctx, 1.4);
  for (const x of [-BASE.at, BASE.at]) {
    disc(ctx, x, -(BASE.outer + BASE.inner) / 2, BASE.r - 0.7);
    ctx.fillStyle = colours.plywood;
    ctx.fill();
    stroke(ctx, 1.4);
    disc(ctx, x, -(BASE.outer + BASE.inner) / 2, BASE.r - 4);
    ctx.fillStyle = colours.red;
    ctx.fill();
    ctx.strokeStyle = colours.redEdge;
    stroke(ctx, 0.8);
    ctx.strokeStyle = colours.line;
  }
}

// On the diagonal to the pocket (CA4): 50 mm off its edge, 267 long, 1.5 wide.
function arrow(ctx: Ctx, colours: Colours): void {
  const tip = POCKET.at * Math.SQRT2 - POCKET.r - 50;
  const tail = tip - 267;
  ctx.save();
  ctx.rotate(Math.PI / 4);
  ctx.strokeStyle = ctx.fillStyle = colours.line;
  ctx.beginPath();
  ctx.moveTo(tail, 0);
  ctx.lineTo(tip - 5, 0);
  stroke(ctx, 1.5);
  ctx.beginPath();
  for (const [x, y] of [[0, 0], [-15, -5.5], [-11, 0], [-15, 5.5]] as const) ctx.lineTo(tip + x, y);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(tail, 0, 19, -Math.PI / 2, Math.PI / 2, true);
  stroke(ctx, 1);
  for (const y of [-19, 19]) {
    ctx.beginPath();
    for (const [x, dy] of [[8, 0], [-3.5, -4.5], [-0.5, 0], [-3.5, 4.5]] as const) ctx.lineTo(tail + x, y + dy);
    ctx.fill();
  }
  ctx.restore();
}

function centre(ctx: Ctx, colours: Colours): void {
  ctx.strokeStyle = colours.line;
  disc(ctx, 0, 0, 85);
  stroke(ctx, 1.2);
  disc(ctx, 0, 0, 81.6);
  stroke(ctx, 0.6);
  for (let i = 0; i < 8; i++) {
    ctx.save();
    ctx.rotate((i * Math.PI) / 4);
    ctx.beginPath();
    ctx.moveTo(0, 17.9);
    ctx.bezierCurveTo(21, 33, 19, 60, 0, 80);
    ctx.bezierCurveTo(-19, 60, -21, 33, 0, 17.9);
    ctx.fillStyle = i % 2 ? colours.line : colours.red;
    ctx.globalAlpha = 0.82;
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.rotate(Math.PI / 8);
    disc(ctx, 0, 75.8, 2);
    ctx.fillStyle = colours.line;
    ctx.fill();
    ctx.restore();
  }
  disc(ctx, 0, 0, 15.5);
  ctx.fillStyle = colours.red;
  ctx.fill();
  stroke(ctx, 1);
}

// A hole with depth: its far wall is lit, the net lies in the dark.
function pockets(ctx: Ctx, view: View, colours: Colours): void {
  const r = POCKET.r * view.scale;
  for (const [sx, sy] of [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const) {
    ctx.save();
    ctx.translate(sx * POCKET.at * view.scale, sy * POCKET.at * view.scale);
    const hole = ctx.createRadialGradient(-r * 0.2, -r * 0.3, r * 0.2, 0, 0, r);
    hole.addColorStop(0, colours.pocketRim);
    hole.addColorStop(0.7, colours.pocket);
    hole.addColorStop(1, '#241409');
    disc(ctx, 0, 0, r);
    ctx.fillStyle = hole;
    ctx.fill();
    ctx.save();
    ctx.clip();
    ctx.strokeStyle = 'rgba(214,190,150,.2)';
    ctx.lineWidth = Math.max(0.5, 0.9 * view.scale);
    for (let i = -3; i <= 3; i++) {
      for (const way of [-1, 1]) {
        ctx.beginPath();
        ctx.moveTo(i * r * 0.42 - r, way * -r);
        ctx.lineTo(i * r * 0.42 + r, way * r);
        ctx.stroke();
      }
    }
    const lit = ctx.createLinearGradient(-r, -r, r, r);
    lit.addColorStop(0, 'rgba(0,0,0,.75)');
    lit.addColorStop(0.55, 'rgba(0,0,0,.15)');
    lit.addColorStop(1, 'rgba(190,130,70,.5)');
    disc(ctx, 0, 0, r);
    ctx.strokeStyle = lit;
    ctx.lineWidth = 7 * view.scale;
    ctx.stroke();
    ctx.restore();
    disc(ctx, 0, 0, r);
    ctx.strokeStyle = colours.frameEdge;
    ctx.lineWidth = 1.2 * view.scale;
    ctx.stroke();
    ctx.restore();
  }
}

export function drawCarromGround(ctx: Ctx, view: View, colours: Colours): void {
  ctx.save();
  ctx.translate(view.width / 2, view.height / 2);
  frame(ctx, view, colours);
  ctx.fillStyle = colours.frameEdge;
  square(ctx, 373 * view.scale, 4 * view.scale);
  ctx.fill();
  plywood(ctx, view, colours);
  ctx.save();
  ctx.scale(view.scale, view.scale);
  for (let i = 0; i < 4; i++) {
    arrow(ctx, colours);
    side(ctx, colours);
    ctx.rotate(Math.PI / 2);
  }
  centre(ctx, colours);
  ctx.restore();
  frameShadow(ctx, view);
  pockets(ctx, view, colours);
  ctx.restore();
}
