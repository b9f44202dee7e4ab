// One instance of the core in a Worker of its own. The first message brings the compiled module, each later one a
// request; requests are answered in their order.
import { instantiate, type Call } from './module';

declare const self: DedicatedWorkerGlobalScope;

let core: Promise<Call> | undefined;

self.onmessage = async (message: MessageEvent) => {
  const data = message.data as { module: WebAssembly.Module } | { id: number; request: string };
  if ('module' in data) {
    core = instantiate(data.module, (info) => self.postMessage({ info }));
    return;
  }
  const { id, request } = data;
  try {
    const call = await core!;
    self.postMessage({ id, reply: call(request) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
