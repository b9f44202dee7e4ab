// The core's module under Node, for tests that compare the page with it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reply, Request, Verb } from '../src/core/api';
import { instantiate } from '../src/core/module';

const file = fileURLToPath(new URL('../public/core.wasm', import.meta.url));

export async function loadCore() {
  const call = await instantiate(await WebAssembly.compile(readFileSync(file)), () => {});
  return <V extends Verb>(verb: V, request: Request<V>): Reply<V> =>
    JSON.parse(call(JSON.stringify({ verb, ...request }))) as Reply<V>;
}
