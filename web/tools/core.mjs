// Brings the core's WebAssembly module into public/, where the dev server, the build and the tests find it.
import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = process.env.STRIKER_WASM ?? fileURLToPath(new URL('../../build/wasm/core.wasm', import.meta.url));
const used = fileURLToPath(new URL('../public/core.wasm', import.meta.url));

if (existsSync(built)) {
  mkdirSync(fileURLToPath(new URL('../public', import.meta.url)), { recursive: true });
  if (!existsSync(used) || statSync(used).mtimeMs !== statSync(built).mtimeMs) copyFileSync(built, used);
} else if (!existsSync(used)) {
  console.error('core.wasm is missing: build the preset "wasm" first (script/run does it all)');
  process.exit(1);
}
