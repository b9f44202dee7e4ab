// Is every word on the page there, whole, and in the language? What is found wrong, as short lines.
import type { Page } from 'playwright-core';

// Words that are the same in every language: names, notations, keys of the keyboard, units.
const ANYWHERE = /^(Striker|English|Español|Polski|PGN|FEN|ICF|UK|SAN|SVG|Escape|Enter|Shift|Alt|Esc|Chromium|PDF|URL|IndexedDB|Kamzolov|kB|MB|cp|mm)$/;

export interface Found {
  keys: string[]; // keys of words instead of words, arguments that were not put in
  clipped: string[]; // text that does not fit
  nameless: string[]; // controls without a name
  foreign: string[]; // words of another language
}

// `own`: whether a word may stand in this language.
export async function look(page: Page, own: (word: string) => boolean): Promise<Found> {
  const seen = await page.evaluate(() => {
    const texts: string[] = [];
    const clipped: string[] = [];
    const short = (element: Element, text: string) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${text.trim().slice(0, 60)}`;

    // Boxes that exist for screen readers only are a pixel wide.
    const hidden = (element: Element): boolean => {
      for (let e: Element | null = element; e; e = e.parentElement) {
        const box = e.getBoundingClientRect();
        const style = getComputedStyle(e);
        if (style.position === 'absolute' && (box.width <= 2 || box.height <= 2 || box.bottom < 0)) return true;
        if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0) return true;
        if (e.tagName === 'DETAILS' && !(e as HTMLDetailsElement).open && element !== e && !element.closest('summary')) return true;
      }
      return false;
    };

    function check(text: Text, element: Element): void {
      const range = document.createRange();
      range.selectNodeContents(text);
      const r = range.getBoundingClientRect();
      if (r.width === 0) return;
      let scrolls = false;
      for (let e: Element | null = element; e && e !== document.documentElement; e = e.parentElement) {
        const box = e.getBoundingClientRect();
        const { overflowX, overflowY, display } = getComputedStyle(e);
        if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
        if (scrolls || display === 'inline' || display === 'contents') continue;
        const wide = r.left < box.left - 1.5 || r.right > box.right + 1.5;
        const high = r.top < box.top - 4 || r.bottom > box.bottom + 4;
        if ((wide && (/hidden|clip/.test(overflowX) || e.matches('button, .button, label, select, li, h1, h2, h3, p, td, th'))) || (high && /hidden|clip/.test(overflowY))) {
          clipped.push(short(e, text.data));
          return;
        }
      }
      if (!scrolls && (r.right > innerWidth + 1 || r.left < -1)) clipped.push(short(element, text.data));
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const element = node.parentElement!;
      if (!node.data.trim() || element.closest('svg, script, style, option, [hidden]')) continue;
      texts.push(node.data);
      // the rest of a line of analysis is cut off on purpose
      if (!hidden(element) && !element.closest('.course')) check(node, element);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) clipped.push(`the page is ${width} px wide`);
    const nameless = [...document.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea')]
      .filter((e) => !e.closest('[aria-hidden=true], [hidden]'))
      .filter((e) => {
        const labels = [...((e as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '');
        const by = (e.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
        const inner = [...e.querySelectorAll('[aria-label], [alt], title')].map((i) => i.getAttribute('aria-label') ?? i.getAttribute('alt') ?? i.textContent ?? '');
        return ![e.textContent ?? '', e.getAttribute('aria-label') ?? '', e.getAttribute('title') ?? '', ...labels, ...by, ...inner].some((text) => text.trim());
      })
      .map((e) => e.outerHTML.slice(0, 120));
    return { texts, clipped, nameless };
  });
  const keys = seen.texts.filter((text) => /(^|\s)[a-z_]+(\.[a-z_0-9]+){1,3}(\s|$)|\{\w|undefined|NaN/.test(text));
  const latin = seen.texts.flatMap((text) => text.match(/(?<![\p{L}\p{M}\d:./-])[A-Za-z]{4,}(?![\p{L}\p{M}\d:./-])/gu) ?? []);
  return {
    keys: [...new Set(keys)],
    clipped: [...new Set(seen.clipped)],
    nameless: [...new Set(seen.nameless)],
    foreign: [...new Set(latin.filter((word) => !ANYWHERE.test(word) && !own(word)))],
  };
}
