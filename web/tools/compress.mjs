// Lays a .br and a .gz beside every file of dist/ that gains from it, so that the server only has to choose.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const wanted = /\.(html|js|css|svg|json|wasm|txt|webmanifest)$/;

let plain = 0;
let packed = 0;
for (const entry of readdirSync(dist, { recursive: true })) {
  const file = join(dist, String(entry));
  if (!wanted.test(file) || !statSync(file).isFile()) continue;
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
  plain += bytes.length;
  packed += Math.min(brotli.length, bytes.length);
}
console.log(`dist: ${(plain / 1000).toFixed(1)} kB, compressed ${(packed / 1000).toFixed(1)} kB (all languages)`);
