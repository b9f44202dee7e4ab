// Loads the stand-alone core.wasm and talks to it in JSON. The ABI is told in src/apps/wasm/main.cpp.
import { readFile } from "node:fs/promises";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

export class Core {
  #exports;

  // `onInfo` receives each line of progress, parsed.
  static async load(path, onInfo = () => {}) {
    const core = new Core();
    const text = (pointer, length) => decoder.decode(new Uint8Array(core.#exports.memory.buffer, pointer, length));
    const { instance } = await WebAssembly.instantiate(await readFile(path), {
      env: {
        now: () => performance.now(),
        info: (pointer, length) => onInfo(JSON.parse(text(pointer, length))),
        emscripten_notify_memory_growth: () => {},
      },
      wasi_snapshot_preview1: {
        proc_exit: (code) => {
          throw new Error(`the core stopped with exit status ${code}`);
        },
      },
    });
    core.#exports = instance.exports;
    instance.exports._initialize();
    return core;
  }

  // The reply as text, byte for byte.
  callText(request) {
    const bytes = encoder.encode(request);
    const pointer = this.#exports.alloc(bytes.length || 1);
    new Uint8Array(this.#exports.memory.buffer, pointer, bytes.length).set(bytes);
    const reply = this.#exports.call(pointer, bytes.length);
    this.#exports.release(pointer);
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, reply, this.#exports.call_len()));
  }

  call(request) {
    return JSON.parse(this.callText(JSON.stringify(request)));
  }
}
