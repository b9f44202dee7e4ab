// Lays a .br and a .gz beside every file of dist/ that gains from it, so that the server only has to choose; then adds up
// what a first visit fetches, compressed, and fails where that is too much. dist/.vite/manifest.json tells what needs what.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url)); // or another build of the page
const wanted = /\.(html|js|css|svg|json|wasm|txt|webmanifest)$/;
const FIRST_LOAD_LIMIT = 350_000;

const sizes = new Map(); // file, relative to dist, to its size when sent
for (const entry of readdirSync(dist, { recursive: true })) {
  const name = String(entry).replaceAll('\\', '/');
  const file = join(dist, name);
  if (/\.(br|gz)$/.test(file) || name.startsWith('.vite/') || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  sizes.set(name, bytes.length);
  if (!wanted.test(file)) continue;
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
  sizes.set(name, Math.min(brotli.length, bytes.length));
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

// A module with what it imports at once, and their styles and workers.
function filesOf(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, files);
  return files;
}

const languages = [...new Set(Object.keys(manifest).flatMap((key) => /locales\/(\w+)\/app\.mjs$/.exec(key)?.[1] ?? []))];

// What the first visit to a page fetches, in the language with the longest words.
function firstLoad(modules, words) {
  const files = new Set(['index.html', 'core.wasm', 'manifest.webmanifest']);
  for (const key of ['index.html', ...modules]) filesOf(key, files);
  const add = (total, file) => total + (sizes.get(file) ?? 0);
  const wordsOf = (language) => words.map((part) => manifest[`src/i18n/locales/${language}/${part}.mjs`].file).reduce(add, 0);
  return [...files].reduce(add, 0) + Math.max(...languages.map(wordsOf));
}

const kB = (size) => `${(size / 1000).toFixed(1)} kB`;
console.log(`dist: ${sizes.size} files, compressed ${kB([...sizes.values()].reduce((a, b) => a + b, 0))}`);
const pages = {
  'the first page': firstLoad(['src/ui/Home.tsx'], ['app']),
  'chess football': firstLoad(['src/ui/ChessPage.tsx'], ['app', 'chessfootball']),
  carrom: firstLoad(['src/shot/ShotPage.tsx'], ['app', 'carrom']),
  'disc football': firstLoad(['src/shot/ShotPage.tsx'], ['app', 'discfootball']),
};
for (const [page, size] of Object.entries(pages)) console.log(`first visit, ${page}: ${kB(size)}`);
if (Math.max(...Object.values(pages)) > FIRST_LOAD_LIMIT) {
  console.error(`a first visit may load ${kB(FIRST_LOAD_LIMIT)}`);
  process.exit(1);
}
