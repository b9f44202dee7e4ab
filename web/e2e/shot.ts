// Hands at a board of discs: where things are on the screen, strokes by pointer.
import type { CDPSession, Page } from 'playwright-core';
import { decodeActions } from '../src/app/actions_code';
import { View } from '../src/shot/view';
import { kindOf, type Spot } from '../src/shot/kinds';

export const played = (page: Page): string[] => decodeActions(new URL(page.url()).hash.slice(1))!;

// The board lets this seat act.
export const ready = (page: Page, seat?: string) => page.waitForSelector(seat ? `.shot-board[data-seat="${seat}"]` : '.shot-board[data-seat]');

// Where a place of the table (mm) is on the screen, with this seat at the bottom.
export async function spot(page: Page, game: string, seat: string, at: Spot): Promise<Spot> {
  const box = (await page.locator('.shot-board').boundingBox())!;
  const kind = kindOf(game)!;
  const quarter = kind.quarter({ side_south: 'south', side_north: 'north' }, seat, page.viewportSize()!.width < 960);
  const [x, y] = new View(kind.half({}), quarter, box.width, box.height).at(at);
  return [box.x + x, box.y + y];
}

// Where the pull ends that sends a piece along `angle` (degrees anticlockwise from the right of the screen), `length` px.
export function pullTo([x, y]: Spot, angle: number, length: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return [x - Math.cos(turn) * length, y + Math.sin(turn) * length];
}

export async function pull(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
}

export async function swipe(touch: CDPSession, from: Spot, to: Spot): Promise<void> {
  const send = (type: string, at?: Spot) => touch.send('Input.dispatchTouchEvent', { type: type as 'touchMove', touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  await send('touchStart', from);
  for (let i = 1; i <= 6; i++) await send('touchMove', [from[0] + ((to[0] - from[0]) * i) / 6, from[1] + ((to[1] - from[1]) * i) / 6]);
  await new Promise((done) => setTimeout(done, 120));
  await send('touchEnd');
}

// White needs one more man for the game, and he lies before the pocket far right; south strikes.
export const NEARLY =
  'W=300000000,300000000 B=-250000000,250000000;-120000000,60000000 Q=covered:w act=south next=south phase=strike dues=0,0 R=1,1 ' +
  'score=24,20 board=3 games=0,0 first=south breaker=south lot=1 scored=-,- strokes=0 idle=1 passes=0 voids=0 opts=- result=-';
