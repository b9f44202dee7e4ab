// The page's side of the service worker: registers it when the page is at rest, and tells of a new version.
import { signal } from '@preact/signals';

export const updateReady = signal<ServiceWorker | null>(null);

function watch(registration: ServiceWorkerRegistration): void {
  const announce = () => {
    // without a controller it is the first version, which nobody has to be told about
    if (registration.waiting && navigator.serviceWorker.controller) updateReady.value = registration.waiting;
  };
  announce();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce);
  });
  // a page that stays open for days asks now and then
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where service workers are refused, it works online only.
  const register = () => navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).then((made) => made && watch(made), () => {});
  const rest = () => setTimeout(register, 500);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}

// The person has asked for the new version: games are kept, so the page may begin anew.
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  updateReady.value?.postMessage('take over');
}
