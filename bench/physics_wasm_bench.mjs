// Our disc physics in WebAssembly beside the native program, in one run: the same shots, and the checksums of where every
// disc came to rest, which must be equal.
//
//     node bench/physics_wasm_bench.mjs [--csv FILE]
//         (after script/build release, script/build wasm and cmake --build build/wasm --target physics_bench_wasm)
import { spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../build/', import.meta.url));
const program = process.env.STRIKER_PHYSICS_BENCH ?? `${build}release/bench/physics_bench`;
const module = process.env.STRIKER_PHYSICS_WASM ?? `${build}wasm/bench/physics_bench_wasm.wasm`;
const rounds = 4;
const passes = 6; // in each round

// [{scene, shotsPerSecond}] and the checksums, as the native program writes them.
async function native() {
  const folder = await mkdtemp(`${tmpdir()}/physics-bench-`);
  try {
    const done = spawnSync(program, ['--ours', '--csv', `${folder}/ours.csv`], { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`${program}: ${done.stderr || done.error}`);
    const lines = (await readFile(`${folder}/ours.csv`, 'utf8')).split('\n').map((line) => line.split(','));
    const scenes = lines
      .filter(([what]) => what === 'shots/s')
      .map(([, scene, , value]) => ({ scene, shotsPerSecond: Number(value) }));
    return { scenes, checksums: /^checksums of the ends: (.*)$/m.exec(done.stdout)[1].split(' ') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { instance } = await WebAssembly.instantiate(await readFile(module), {
  env: { emscripten_notify_memory_growth: () => {} },
  wasi_snapshot_preview1: {
    proc_exit: (code) => {
      throw new Error(`the module stopped with exit status ${code}`);
    },
  },
});
const exports = instance.exports;
exports._initialize();

function wasm(family) {
  const shots = exports.prepare(family);
  if (shots === 0) throw new Error('a shot is not valid');
  const half = (high) => (exports.checksum(high) >>> 0).toString(16).padStart(8, '0');
  const checksum = half(1) + half(0);
  let seconds = Infinity;
  for (let i = 0; i < passes; ++i) {
    const start = performance.now();
    exports.run();
    seconds = Math.min(seconds, (performance.now() - start) / 1e3);
  }
  return { shotsPerSecond: shots / seconds, checksum };
}

// The best of some rounds, native and wasm in turn, since everything else on the machine only makes them slower.
const best = [];
for (let round = 0; round < rounds; ++round) {
  const { scenes, checksums } = await native();
  for (const [family, { scene, shotsPerSecond }] of scenes.entries()) {
    const there = wasm(family);
    if (there.checksum !== checksums[family]) throw new Error(`${scene}: ${there.checksum}, not ${checksums[family]}`);
    best[family] = {
      scene,
      here: Math.max(best[family]?.here ?? 0, shotsPerSecond),
      there: Math.max(best[family]?.there ?? 0, there.shotsPerSecond),
      checksum: there.checksum,
    };
  }
}

const grouped = (value) => Math.round(value).toString().replace(/\B(?=(\d{3})+$)/g, ' ');
console.log(`| shots/s | native | wasm (Node ${process.versions.node.split('.')[0]}) | wasm / native | same ends |`);
console.log('|---|---|---|---|---|');
for (const { scene, here, there, checksum } of best)
  console.log(`| ${scene} | ${grouped(here)} | ${grouped(there)} | ${(there / here).toFixed(2)} | ${checksum} |`);
if (process.argv[2] === '--csv') {
  const lines = best.map(({ scene, there }) => `shots/s,${scene},striker in WebAssembly,${there}\n`);
  await appendFile(process.argv[3], lines.join(''));
}
