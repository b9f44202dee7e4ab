// The WebAssembly module beside the native program, in one run: perft and search, user time of the request itself.
//
//     node bench/wasm_bench.mjs            (after script/build release and script/build wasm)
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { Core } from '../tests/wasm/core.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = 5;
const chess = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const work = [
  ['perft 6, chess', { verb: 'perft', game: 'chessfootball', state: chess, depth: 6 }, (reply) => reply.total],
  ['perft 5, with the ball', { verb: 'perft', game: 'chessfootball', depth: 5 }, (reply) => reply.total],
  [
    'search, 500 000 nodes',
    { verb: 'bot', game: 'chessfootball', bot: 'alphabeta', nodes: 500000 },
    (reply) => reply.nodes,
  ],
];

// Seconds and what was counted; the best of some rounds, since everything else on the machine only makes it slower.
function best(run) {
  let result = { seconds: Infinity };
  for (let i = 0; i < rounds; ++i) {
    const now = run();
    if (now.seconds < result.seconds) result = now;
  }
  return result;
}

function native(request) {
  const line = JSON.stringify(request);
  const start = process.hrtime.bigint();
  const done = spawnSync(`${root}build/release/striker`, ['api'], { input: `${line}\n` });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (done.status !== 0) throw new Error(`striker api: ${done.stderr}`);
  return { seconds, reply: JSON.parse(done.stdout) };
}

const core = await Core.load(`${root}build/wasm/core.wasm`);
function wasm(request) {
  const start = process.hrtime.bigint();
  const reply = core.call(request);
  return { seconds: Number(process.hrtime.bigint() - start) / 1e9, reply };
}

console.log('work                       native      wasm   wasm speed / native');
for (const [name, request, count] of work) {
  wasm(request); // compiled by now
  const here = best(() => native(request));
  const there = best(() => wasm(request));
  if (count(here.reply) !== count(there.reply)) throw new Error(`${name}: the counts differ`);
  const ratio = here.seconds / there.seconds;
  console.log(
    `${name.padEnd(24)} ${here.seconds.toFixed(3)} s   ${there.seconds.toFixed(3)} s   ${ratio.toFixed(2)}`,
  );
}
