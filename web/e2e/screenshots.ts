// Pictures of every page and state: desktop and phone, light and dark, each language. Not a test; the pictures are to be
// looked at. ONLY=regexp draws some, by their names: ONLY='chess.*phone-dark-pl'.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch } from './browser';
import { PICTURES, SHAPES, show } from './pictures';
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

for (const [shape, look] of Object.entries(SHAPES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const locale of ['en', 'es', 'pl', 'ru']) {
      const wanted = Object.entries(PICTURES)
        .map(([name, picture]) => ({ file: `${name}-${shape}-${colorScheme}-${locale}.png`, picture }))
        .filter(({ file }) => only.test(file));
      test.runIf(wanted.length > 0)(`${shape} ${colorScheme} ${locale}`, async () => {
        const failed: string[] = [];
        for (const { file, picture } of wanted) {
          try {
            const { page, complaints } = await show(browser, server.url, picture, { ...look, colorScheme, locale });
            await page.screenshot({ path: folder + file, fullPage: picture.long ?? false });
            await page.context().close();
            if (complaints.length > 0) console.warn(file, complaints);
          } catch (error) {
            failed.push(`${file}: ${String(error)}`);
          }
        }
        if (failed.length > 0) throw new Error(failed.join('\n'));
      });
    }
  }
}
