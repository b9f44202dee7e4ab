import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { offline } from './tools/offline.ts';

const themeFile = fileURLToPath(new URL('../assets/board_theme.json', import.meta.url));

// The board's colours come from assets/board_theme.json, the one place that `show` uses as well: this turns them into
// custom properties, --board-light-square and so on.
function boardTheme(): Plugin {
  const id = 'virtual:board-theme.css';
  const rules = (colours: Record<string, string>) =>
    Object.entries(colours)
      .map(([name, value]) => `--board-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value};`)
      .join('');
  return {
    name: 'board-theme',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(themeFile);
      const theme = JSON.parse(readFileSync(themeFile, 'utf8')) as Record<'light' | 'dark', Record<string, string>>;
      return (
        `:root{${rules(theme.light)}}` +
        `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${rules(theme.dark)}}}` +
        `:root[data-theme=dark]{${rules(theme.dark)}}`
      );
    },
  };
}

const version = (JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }).version;

// The policy that `striker serve` sends, for the preview.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; manifest-src 'self'; style-src 'self'; connect-src 'self'; " +
  "media-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export default defineConfig({
  plugins: [boardTheme(), offline()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  server: { fs: { allow: ['..'] } },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (/[\\/]assets[\\/]pieces[\\/]|ball\.svg$/.test(file) ? true : false),
    reportCompressedSize: false,
    manifest: true, // read by tools/compress.mjs
    rolldownOptions: {
      input: { index: fileURLToPath(new URL('index.html', import.meta.url)), sw: fileURLToPath(new URL('src/sw/sw.ts', import.meta.url)) },
      // the service worker's address must stay the same
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
