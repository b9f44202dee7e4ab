// Hands at the table: where squares are on the screen, moves by mouse, what the page says.
import type { Page } from 'playwright-core';

export interface Spot {
  x: number;
  y: number;
}

export async function middle(page: Page, square: string): Promise<Spot> {
  const box = await page.locator(`[data-square="${square}"] .cell`).boundingBox();
  if (!box) throw new Error(`${square} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// A place inside a square, in parts of its side.
export async function within(page: Page, square: string, right: number, down: number): Promise<Spot> {
  const box = (await page.locator(`[data-square="${square}"] .cell`).boundingBox())!;
  return { x: box.x + box.width * right, y: box.y + box.height * down };
}

export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

export async function dragMove(page: Page, from: string, to: string): Promise<void> {
  await drag(page, await middle(page, from), await middle(page, to));
}

export async function click(page: Page, square: string): Promise<void> {
  const { x, y } = await middle(page, square);
  await page.mouse.click(x, y);
}

export async function clickMove(page: Page, from: string, to: string): Promise<void> {
  await click(page, from);
  await click(page, to);
}

// The board lets this side act.
export const ready = (page: Page, side?: 'white' | 'black') =>
  page.waitForSelector(side ? `.board[data-side="${side}"]` : '.board[data-side]');

export const headline = async (page: Page) => (await page.locator('.status .headline').textContent())?.trim() ?? '';
export const status = async (page: Page) => (await page.locator('.status [role=status]').textContent())?.trim() ?? '';
export const moves = (page: Page) => page.locator('.moves li button').allTextContents();
