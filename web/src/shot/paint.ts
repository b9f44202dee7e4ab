// Colours of the boards and pieces: assets/board_theme.json, the same for every picture of a game.
import theme from '../../../assets/board_theme.json';

export type Colours = (typeof theme.shot)['light'];
export const coloursOf = (dark: boolean): Colours => theme.shot[dark ? 'dark' : 'light'];

export type Ctx = CanvasRenderingContext2D;

export function canvas(width: number, height: number): [HTMLCanvasElement, Ctx] {
  const made = document.createElement('canvas');
  made.width = Math.max(1, Math.round(width));
  made.height = Math.max(1, Math.round(height));
  return [made, made.getContext('2d')!];
}

export function disc(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
}

export function round(ctx: Ctx, x: number, y: number, width: number, height: number, r: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, r);
}

export const rgb = (hex: string): [number, number, number] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
