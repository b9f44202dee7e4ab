// node run_wasm.mjs signature.wasm: prints the signature that the module computes.
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {
  env: { emscripten_notify_memory_growth: () => {} },
  wasi_snapshot_preview1: {
    proc_exit: (code) => {
      throw new Error(`exit status ${code}`);
    },
  },
});
instance.exports._initialize();
console.log(BigInt.asUintN(64, instance.exports.signature()).toString(16).padStart(16, "0"));
