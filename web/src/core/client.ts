// The page's side of the core: Workers that answer typed requests. There are two, one for the rules and one for the bot,
// so that a thinking bot never delays an answer about the rules.
import type { Fault, Line, Reply, Request, Verb } from './api';

// The core refused a request. Moves that a person tries are asked with `check` first, so this is seldom seen.
export class CoreFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

// The Worker was ended while it had still to answer.
export class Stopped extends Error {}

// The Worker failed: whatever was asked has no answer.
class Crashed extends Error {}

let compiled: Promise<WebAssembly.Module> | undefined;

function coreModule(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(`${import.meta.env.BASE_URL}core.wasm`)).catch((error: unknown) => {
    compiled = undefined; // the next request tries again
    throw error;
  });
  return compiled;
}

interface Waiting {
  resolve(reply: string): void;
  reject(error: Error): void;
}

export class CoreClient {
  private worker: Worker | undefined;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;

  // Progress of the bot while it thinks.
  onInfo: (lines: Line[]) => void = () => {};

  // A request carries everything that it needs, so after a crash a new Worker is asked once more.
  async ask<V extends Verb>(verb: V, request: Request<V>): Promise<Reply<V>> {
    const asked = JSON.stringify({ verb, ...request });
    const text = await this.send(asked).catch((error: unknown) => {
      if (error instanceof Crashed) return this.send(asked);
      throw error;
    });
    const reply = JSON.parse(text) as Reply<V> | { fault: Fault };
    // `check` and `apply` carry faults as part of an ordinary reply.
    if ('fault' in reply && reply.fault && !('legal' in reply) && !('steps' in reply)) throw new CoreFault(reply.fault);
    return reply as Reply<V>;
  }

  private async send(request: string): Promise<string> {
    const module = await coreModule();
    const worker = (this.worker ??= this.start(module));
    const id = ++this.lastId;
    return new Promise<string>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request });
    });
  }

  // Ends whatever is running. The next request starts a new Worker from the compiled module, which takes some 50 ms.
  stop(): void {
    this.end(new Stopped());
  }

  private end(why: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    const open = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of open) reject(why);
  }

  private start(module: WebAssembly.Module): Worker {
    const worker = new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ module });
    worker.onmessage = ({ data }: MessageEvent) => {
      const message = data as { info: string } | { id: number; reply?: string; error?: string };
      if ('info' in message) {
        this.onInfo((JSON.parse(message.info) as { lines: Line[] }).lines ?? []);
        return;
      }
      const open = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.reply !== undefined) open?.resolve(message.reply);
      else {
        open?.reject(new Crashed(message.error)); // the module has ended itself: it is of no further use
        this.end(new Crashed(message.error));
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker) this.end(new Crashed(event.message || 'the Worker failed'));
    };
    return worker;
  }
}

export const rules = new CoreClient();
export const thinker = new CoreClient();
