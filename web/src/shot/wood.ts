// Wood, computed: long fibres and growth rings that wander, the same every time. Small textures, enlarged by the canvas.
import { canvas, rgb } from './paint';

// A hash of whole numbers as a fraction, and its smooth interpolation.
function grit(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function noise(x: number, y: number, seed: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const top = grit(x0, y0, seed) * (1 - u) + grit(x0 + 1, y0, seed) * u;
  return top * (1 - v) + (grit(x0, y0 + 1, seed) * (1 - u) + grit(x0 + 1, y0 + 1, seed) * u) * v;
}

const textures = new Map<string, HTMLCanvasElement>();

// Fibres run along x. `bold` 0…1: how strong the rings are.
export function wood(light: string, dark: string, seed: number, bold: number): HTMLCanvasElement {
  const key = `${light}${dark}${seed}${bold}`;
  const kept = textures.get(key);
  if (kept) return kept;
  const [width, height] = [256, 320];
  const [made, ctx] = canvas(width, height);
  const image = ctx.createImageData(width, height);
  const [a, b] = [rgb(light), rgb(dark)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const wander = noise(x / 150, y / 44, seed) * 7 + noise(x / 60, y / 16, seed + 1);
      const ring = Math.abs(((y / 26 + wander) % 1) - 0.5) * 2;
      const fibre = noise(x / 26, y * 0.9, seed + 2);
      const shade = Math.min(1, bold * ring * ring * 0.75 + fibre * 0.28 + noise(x / 90, y / 60, seed + 3) * 0.22);
      const i = 4 * (y * width + x);
      for (let c = 0; c < 3; c++) image.data[i + c] = a[c]! + (b[c]! - a[c]!) * shade;
      image.data[i + 3] = 255;
    }
  }
  ctx.putImageData(image, 0, 0);
  if (textures.size > 24) textures.clear();
  textures.set(key, made);
  return made;
}
