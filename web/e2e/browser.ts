// The browser, and what every page must keep to: no error, no refused resource, nothing against accessibility.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync',
    ],
  });
}

export interface Watched {
  page: Page;
  complaints: string[]; // console errors, uncaught exceptions, violations of the content policy, failed requests
}

export async function open(browser: Browser, base: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${why}`); // aborted: the page was left
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return { page, complaints };
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

// What axe finds on the page as it is now, as short lines. Drawings are left out that are hidden from everybody who does
// not see; `rules` narrows the search.
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: Axe };
    const { violations } = await checker.run(
      { exclude: [['svg [aria-hidden=true]'], ['svg[aria-hidden=true]']] },
      { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => `${n.html.slice(0, 160)} ${n.failureSummary ?? ''}`).join(' | ')}`);
  }, rules);
}
