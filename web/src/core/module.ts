// The stand-alone module core.wasm and its small C ABI (docs/api.md, the last section). Shared by the Workers and by the
// tests under Node.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  alloc(bytes: number): number;
  release(pointer: number): void;
  call(pointer: number, bytes: number): number;
  call_len(): number;
}

export type Call = (request: string) => string;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// `onInfo` receives the progress of a bot, one JSON text at a time, while `call` is running.
export async function instantiate(module: WebAssembly.Module, onInfo: (text: string) => void): Promise<Call> {
  let core: Exports | undefined;
  const read = (pointer: number, bytes: number) =>
    decoder.decode(new Uint8Array(core!.memory.buffer, pointer, bytes));

  const known: Record<string, (...args: number[]) => number | void> = {
    now: () => performance.now(),
    info: (pointer, bytes) => onInfo(read(pointer!, bytes!)),
    proc_exit: (status) => {
      throw new Error(`the core ended itself with status ${status}`);
    },
  };
  // Whatever else the runtime asks for (memory growth notices, closing of descriptors) has nothing to do here.
  const imports: WebAssembly.Imports = {};
  for (const { module: space, name } of WebAssembly.Module.imports(module)) {
    (imports[space] ??= {})[name] = known[name] ?? (() => 0);
  }

  const instance = await WebAssembly.instantiate(module, imports);
  core = instance.exports as unknown as Exports;
  core._initialize?.();

  return (request) => {
    const bytes = encoder.encode(request);
    const pointer = core.alloc(bytes.length);
    new Uint8Array(core.memory.buffer, pointer, bytes.length).set(bytes);
    const reply = core.call(pointer, bytes.length);
    const text = read(reply, core.call_len());
    core.release(pointer);
    return text;
  };
}
