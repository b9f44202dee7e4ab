// Every page and state in every language, and in one that nobody speaks (pseudo, 40 % longer): no word missing, none
// left in another language, none clipped, on a phone and on a desk.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, open } from './browser';
import { PICTURES, SHAPES, type Picture } from './pictures';
import { serve, type Served } from './server';
import { look } from './text';

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

const GAMES = ['chessfootball', 'carrom', 'discfootball'];
const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(150);
};

// Pages that every language is looked at on; the longest words (pseudo) are tried on every state that has a picture.
const PAGES: Record<string, Picture> = {
  home: { url: '/' },
  ...Object.fromEntries(GAMES.map((game) => [`rules of ${game}`, { url: `/?rules=${game}` }])),
  ...Object.fromEntries(GAMES.map((game) => [game, { url: `/?play=${game}` }])),
  ...Object.fromEntries(
    GAMES.map((game) => [
      `new ${game}`,
      {
        url: `/?play=${game}`,
        act: async (page: Page) => {
          await page.locator('.actions .button').last().click();
          await page.waitForSelector('.sheet');
        },
      },
    ]),
  ),
};

const withLanguage = (url: string, language: string): string => {
  const [address, hash] = url.split('#');
  return `${address}${address!.includes('?') ? '&' : '?'}lang=${language}${hash ? `#${hash}` : ''}`;
};

// Cyrillic has no Latin words; pseudo has accents in every word. The others share too many words to tell.
const OWN: Record<string, (word: string) => boolean> = { en: () => true, es: () => true, pl: () => true, ru: () => false, pseudo: () => false };

async function visit(language: string, shape: keyof typeof SHAPES, pages: Record<string, Picture>): Promise<void> {
  const wrong: object[] = [];
  for (const [name, { url, act, settings }] of Object.entries(pages)) {
    const { page, complaints } = await open(browser, server.url, SHAPES[shape]);
    await page.addInitScript((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(`striker.${key}`, value)), settings ?? {});
    await page.goto(withLanguage(url, language));
    if (act) await act(page);
    await settled(page);
    for (const [what, found] of Object.entries(await look(page, OWN[language]!))) if (found.length) wrong.push({ name, [what]: found });
    expect(await page.getAttribute('html', 'lang')).toBe(language === 'pseudo' ? 'en' : language);
    if (complaints.length) wrong.push({ name, complaints });
    await page.context().close();
  }
  expect(wrong).toEqual([]);
}

test.each(['en', 'es', 'pl', 'ru', 'pseudo'])('%s on a phone', (language) => visit(language, 'phone', PAGES), 120_000);
test.each(['ru', 'pseudo'])('%s on a desk', (language) => visit(language, 'desktop', PAGES), 120_000);
test('every state in pseudo', () => visit('pseudo', 'phone', PICTURES), 400_000);
