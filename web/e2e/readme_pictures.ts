// The pictures of the README, small, into docs/images: `npm run screenshots:readme`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser';
import { PICTURES, show } from './pictures';
import { serve, type Served } from './server';

const LIMIT = 60_000; // bytes
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));

let server: Served;
let browser: Browser;
beforeAll(async () => {
  server = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.stop();
});

// The browser knows the format; Playwright itself writes none so small.
async function webp(png: Buffer, quality: number): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async ([source, q]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', q).split(',')[1]!;
    },
    [png.toString('base64'), quality] as const,
  );
  await page.close();
  return Buffer.from(data, 'base64');
}

const WANTED = [
  { name: 'chess-ball', file: 'chessfootball.webp', colorScheme: 'light' },
  { name: 'carrom-aim', file: 'carrom.webp', colorScheme: 'light' },
  { name: 'disc-aim', file: 'discfootball.webp', colorScheme: 'dark' },
] as const;

test.each(WANTED)('$file', async ({ name, file, colorScheme }) => {
  const { page } = await show(browser, server.url, PICTURES[name]!, { viewport: { width: 1120, height: 700 }, colorScheme });
  const png = await page.screenshot();
  await page.context().close();
  let picture = await webp(png, 0.85);
  for (let quality = 0.75; picture.length > LIMIT; quality -= 0.1) picture = await webp(png, quality);
  expect(picture.length).toBeLessThanOrEqual(LIMIT);
  writeFileSync(folder + file, picture);
});
