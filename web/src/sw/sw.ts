// The service worker: keeps every file of one version of the app, so that it starts without a network. A new version is
// fetched beside the old one and waits until the person asks for it, or until no page of the old one is open.
export {};

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE_FILES__: string[]; // filled in by tools/offline.ts
declare const __OFFLINE_VERSION__: string;

const PREFIX = 'striker-';
const CACHE = PREFIX + __OFFLINE_VERSION__;

// What one version has in common with the next is taken from there: files whose names carry a hash never change.
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    ['./', ...__OFFLINE_FILES__].map(async (file) => {
      const known = file.startsWith('assets/') ? await caches.match(new URL(file, self.registration.scope)) : undefined;
      if (known) return cache.put(file, known);
      const reply = await fetch(file, { cache: 'no-cache' });
      if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
      return cache.put(file, reply);
    }),
  );
}

async function forget(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim(); // the first visit is kept, too
}

// Pages are one file, chosen by their query; everything else is asked for by its name.
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await (request.mode === 'navigate' ? cache.match('./') : cache.match(request, { ignoreVary: true }));
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(forget()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const folder = new URL('./', self.registration.scope).pathname;
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname !== folder) return; // another page of the same server
  event.respondWith(answer(request));
});
