// Lays a .br and a .gz beside every file of dist/ that gains from it, so that the server only has to choose.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const wanted = /\.(html|js|css|svg|json|wasm|txt|webmanifest)$/;

// What the first page loads, compressed: everything but the words of the rules page and of the other languages.
const FIRST_LOAD_LIMIT = 300_000;

let plain = 0;
let packed = 0;
let first = 0;
let words = 0; // of the longest language
for (const entry of readdirSync(dist, { recursive: true })) {
  const file = join(dist, String(entry));
  if (/\.(br|gz)$/.test(file) || !wanted.test(file) || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
  plain += bytes.length;
  const small = Math.min(brotli.length, bytes.length);
  packed += small;
  if (/[\\/]app-[\w-]+\.js$/.test(file)) words = Math.max(words, small);
  else if (!/[\\/]rules-[\w-]+\.js$/.test(file)) first += small;
}
const kB = (size) => `${(size / 1000).toFixed(1)} kB`;
console.log(`dist: ${kB(plain)}, compressed ${kB(packed)}, of which the first page loads ${kB(first + words)}`);
if (first + words > FIRST_LOAD_LIMIT) {
  console.error(`the first page may load ${kB(FIRST_LOAD_LIMIT)}`);
  process.exit(1);
}
