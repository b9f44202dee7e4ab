// Pictures of every page and state: desktop and phone, light and dark, each language. Not a test; the pictures are to be
// looked at. ONLY=regexp draws some, by their names: ONLY='chess.*phone-dark-pl'.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch, open } from './browser';
import { PICTURES, SHAPES, type Picture } from './pictures';
import { serve, type Served } from './server';

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const only = new RegExp(process.env['ONLY'] ?? '');

let server: Served;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  server = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.stop();
  writeIndex();
});

// One page with all of them, to be looked through at once.
function writeIndex(): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.png')).sort();
  const figures = files.map((name) => `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`);
  const style = 'body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0}img{height:320px}';
  writeFileSync(`${folder}index.html`, `<!doctype html><meta charset="utf-8"><title>Striker</title><style>${style}</style>${figures.join('')}`);
}

async function draw(file: string, { url, act, long, settings }: Picture, options: object): Promise<void> {
  const { page, complaints } = await open(browser, server.url, options);
  if (settings) {
    await page.addInitScript((chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(`striker.${key}`, value);
    }, settings);
  }
  await page.goto(url);
  await act?.(page);
  await page.waitForTimeout(250);
  await page.screenshot({ path: folder + file, fullPage: long ?? false });
  await page.context().close();
  if (complaints.length > 0) console.warn(file, complaints);
}

for (const [shape, look] of Object.entries(SHAPES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const locale of ['en', 'es', 'pl', 'ru']) {
      const wanted = Object.entries(PICTURES)
        .map(([name, picture]) => ({ file: `${name}-${shape}-${colorScheme}-${locale}.png`, picture }))
        .filter(({ file }) => only.test(file));
      test.runIf(wanted.length > 0)(`${shape} ${colorScheme} ${locale}`, async () => {
        const failed: string[] = [];
        for (const { file, picture } of wanted) {
          await draw(file, picture, { ...look, colorScheme, locale }).catch((error: Error) => failed.push(`${file}: ${error.message}`));
        }
        if (failed.length > 0) throw new Error(failed.join('\n'));
      });
    }
  }
}
