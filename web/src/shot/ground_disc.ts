// The empty board of disc football (DF1–DF6): field, strip, rims, goals, sectors and marks.
import type { Spot } from './kinds';
import type { Colours, Ctx } from './paint';
import { disc } from './paint';
import type { View } from './view';
import { wood } from './wood';

interface Size {
  x: number; // half the field, mm
  y: number;
  strip: number;
}

export function discSize(options: Record<string, string>): Size {
  const length = Number(options['field_length'] ?? 600);
  return { x: length / 2, y: length / 3, strip: Number(options['strip'] ?? 90) };
}

// A rectangle of the table as one of the screen, px from its middle.
function box(view: View, halfX: number, halfY: number): Spot {
  const [x, y] = view.quarter % 2 ? [halfY, halfX] : [halfX, halfY];
  return [x * view.scale, y * view.scale];
}

function panel(ctx: Ctx, [x, y]: Spot, r: number): void {
  ctx.beginPath();
  ctx.roundRect(-x, -y, 2 * x, 2 * y, r);
}

function timber(ctx: Ctx, view: View, colours: Colours, { x, y, strip }: Size): void {
  const s = view.scale;
  const outer = box(view, x + strip + 52, y + strip + 52);
  panel(ctx, outer, 20 * s);
  const fall = ctx.createLinearGradient(-outer[0], -outer[1], outer[0], outer[1]);
  fall.addColorStop(0, colours.discFrameLight);
  fall.addColorStop(0.4, colours.discFrame);
  fall.addColorStop(1, colours.discFrameEdge);
  ctx.fillStyle = fall;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.globalAlpha = 0.45;
  ctx.drawImage(wood(colours.discFrameLight, colours.discFrameEdge, 11, 0.8), -outer[0], -outer[1], 2 * outer[0], 2 * outer[1]);
  ctx.globalAlpha = 0.5;
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 2 * s;
  ctx.beginPath();
  ctx.moveTo(-outer[0] + 14 * s, -outer[1] + s);
  ctx.lineTo(outer[0] - 14 * s, -outer[1] + s);
  ctx.globalAlpha = 0.3;
  ctx.stroke();
  ctx.restore();
  // The lining of rubber, then the strip of wood.
  panel(ctx, box(view, x + strip + 3, y + strip + 3), 3 * s);
  ctx.fillStyle = colours.rubber;
  ctx.fill();
  const strips = box(view, x + strip, y + strip);
  ctx.save();
  panel(ctx, strips, 0);
  ctx.clip();
  ctx.drawImage(wood(colours.strip, colours.stripEdge, 5, 0.7), -strips[0], -strips[1], 2 * strips[0], 2 * strips[1]);
  ctx.restore();
}

// Green, mown in bands across the field.
function pitch(ctx: Ctx, view: View, colours: Colours, size: Size): void {
  const half = box(view, size.x, size.y);
  ctx.save();
  panel(ctx, half, 0);
  ctx.clip();
  ctx.drawImage(wood(colours.field, colours.fieldEdge, 9, 0.5), -half[0], -half[1], 2 * half[0], 2 * half[1]);
  const lying = view.quarter % 2 === 0;
  ctx.fillStyle = 'rgba(255,255,235,.055)';
  const length = lying ? half[0] : half[1];
  for (let i = 0; i < 12; i += 2) {
    const from = -length + (i * length) / 6;
    if (lying) ctx.fillRect(from, -half[1], length / 6, 2 * half[1]);
    else ctx.fillRect(-half[0], from, 2 * half[0], length / 6);
  }
  const light = ctx.createRadialGradient(-half[0] * 0.3, -half[1] * 0.5, 0, 0, 0, Math.hypot(...half) * 1.15);
  light.addColorStop(0, 'rgba(255,255,225,.16)');
  light.addColorStop(0.6, 'rgba(255,255,225,0)');
  light.addColorStop(1, 'rgba(0,20,5,.28)');
  ctx.fillStyle = light;
  ctx.fillRect(-half[0], -half[1], 2 * half[0], 2 * half[1]);
  ctx.restore();
}

const FORMATIONS: Record<string, Spot[]> = {
  '2-1': [[-285, 30], [-285, -30], [-60, 0]],
  '1-2': [[-240, 0], [-100, 80], [-100, -80]],
  '1-1-1': [[-250, 0], [-160, 60], [-80, -60]],
};

function lines(ctx: Ctx, colours: Colours, { x, y }: Size, formation: string): void {
  ctx.strokeStyle = colours.discLine;
  ctx.fillStyle = colours.sector;
  ctx.lineWidth = 1.6;
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      ctx.beginPath();
      const from = Math.atan2(-sy, 0);
      ctx.arc(sx * x, sy * y, 50, from, Math.atan2(0, -sx), sx * sy > 0);
      ctx.stroke();
      ctx.lineTo(sx * x, sy * y);
      ctx.globalAlpha = 0.2;
      ctx.fill();
      ctx.globalAlpha = 1;
    }
  }
  ctx.strokeRect(-x, -y, 2 * x, 2 * y);
  ctx.beginPath();
  ctx.moveTo(0, -y);
  ctx.lineTo(0, y);
  ctx.globalAlpha = 0.4;
  ctx.lineWidth = 1;
  ctx.stroke();
  disc(ctx, 0, 0, 45);
  ctx.stroke();
  ctx.globalAlpha = 1;
  disc(ctx, 0, 0, 3);
  ctx.fillStyle = colours.discLine;
  ctx.fill();
  ctx.fillStyle = colours.mark;
  for (const [mx, my] of FORMATIONS[formation] ?? []) {
    for (const side of [-1, 1]) {
      disc(ctx, (side * mx * x) / 300, (my * x) / 300, 1.9);
      ctx.fill();
    }
  }
}

// The mouth in the rim, a floor that falls into the dark, a net behind the goal line (DF3).
function goal(ctx: Ctx, colours: Colours, rim: number, end: number): void {
  ctx.save();
  ctx.scale(end, 1);
  const floor = ctx.createLinearGradient(rim - 3, 0, rim + 40, 0);
  floor.addColorStop(0, colours.strip);
  floor.addColorStop(0.3, colours.pocketFloor);
  floor.addColorStop(1, colours.discPocket);
  ctx.fillStyle = floor;
  ctx.fillRect(rim - 3.2, -25, 43.2, 50);
  ctx.strokeStyle = 'rgba(255,250,235,.4)';
  ctx.lineWidth = 0.7;
  ctx.beginPath();
  for (let i = 0; i <= 8; i++) {
    ctx.moveTo(rim + i * 5, -25);
    ctx.lineTo(rim + i * 5, 25);
  }
  for (let i = -4; i <= 4; i++) {
    ctx.moveTo(rim, i * 6.2);
    ctx.lineTo(rim + 40, i * 6.2);
  }
  ctx.stroke();
  ctx.strokeStyle = colours.discPocket;
  ctx.lineWidth = 2.6;
  ctx.strokeRect(rim + 2, -25, 38, 50);
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  ctx.moveTo(rim, -25);
  ctx.lineTo(rim, 25);
  ctx.stroke();
  for (const y of [-27, 27]) {
    disc(ctx, rim + 2, y, 3);
    ctx.fillStyle = '#fff';
    ctx.fill();
    ctx.strokeStyle = colours.rubber;
    ctx.lineWidth = 0.9;
    ctx.stroke();
  }
  ctx.restore();
}

function rimShadow(ctx: Ctx, view: View, { x, y, strip }: Size): void {
  const [hx, hy] = box(view, x + strip, y + strip);
  const deep = 13 * view.scale;
  const top = ctx.createLinearGradient(0, -hy, 0, -hy + deep);
  top.addColorStop(0, 'rgba(20,8,0,.4)');
  top.addColorStop(1, 'rgba(20,8,0,0)');
  ctx.fillStyle = top;
  ctx.fillRect(-hx, -hy, 2 * hx, deep);
  const left = ctx.createLinearGradient(-hx, 0, -hx + deep, 0);
  left.addColorStop(0, 'rgba(20,8,0,.3)');
  left.addColorStop(1, 'rgba(20,8,0,0)');
  ctx.fillStyle = left;
  ctx.fillRect(-hx, -hy, deep, 2 * hy);
}

export function drawDiscGround(ctx: Ctx, view: View, colours: Colours, options: Record<string, string>): void {
  const size = discSize(options);
  ctx.save();
  ctx.translate(view.width / 2, view.height / 2);
  timber(ctx, view, colours, size);
  rimShadow(ctx, view, size);
  ctx.translate(-view.width / 2, -view.height / 2);
  ctx.save();
  view.enter(ctx);
  for (const end of [-1, 1]) goal(ctx, colours, size.x + size.strip, end);
  ctx.restore();
  ctx.translate(view.width / 2, view.height / 2);
  pitch(ctx, view, colours, size);
  ctx.translate(-view.width / 2, -view.height / 2);
  view.enter(ctx);
  lines(ctx, colours, size, options['formation'] ?? '2-1');
  ctx.restore();
}
