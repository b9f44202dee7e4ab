// Draws the icons of the installed app from assets/*.svg; run by hand when these change (needs Chromium).
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const svg = (name) => readFileSync(new URL(`../../assets/${name}.svg`, import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, source, size, padding] of [
  ['icon-192', 'icon', 192, 0],
  ['icon-512', 'icon', 512, 0],
  ['icon-maskable-512', 'icon-maskable', 512, 0],
  ['apple-touch-icon', 'icon-maskable', 180, 0],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size - 2 * padding}px;height:${size - 2 * padding}px;margin:${padding}px}</style>${svg(source)}`);
  writeFileSync(new URL(`../public/${name}.png`, import.meta.url), await page.screenshot({ omitBackground: true }));
}
await browser.close();
