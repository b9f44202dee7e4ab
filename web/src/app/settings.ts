// What a person chose once and keeps: colours, language, the last level.
import { effect, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';

// Storage may be refused (private windows); then choices last as long as the page.
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`striker.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`striker.${key}`);
    else localStorage.setItem(`striker.${key}`, value);
  } catch {
    // nothing to be done
  }
}

const storedTheme = recall('theme');
export const theme = signal<Theme>(storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'auto');

const system = matchMedia('(prefers-color-scheme: dark)');
export const systemDark = signal(system.matches);
system.addEventListener('change', () => {
  systemDark.value = system.matches;
});

export function startTheme(): void {
  effect(() => {
    const root = document.documentElement;
    if (theme.value === 'auto') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', theme.value);
    remember('theme', theme.value === 'auto' ? null : theme.value);
  });
}

// Back to `auto` when that is what the toggle would show anyway.
export function toggleTheme(): void {
  const dark = theme.value === 'auto' ? systemDark.value : theme.value === 'dark';
  const next = dark ? 'light' : 'dark';
  theme.value = (next === 'dark') === systemDark.value ? 'auto' : next;
}

export const lastLevel = () => recall('level') ?? 'level2';
export const keepLevel = (bot: string) => remember('level', bot);

// A choice between yes and no that is kept.
export function keptSwitch(key: string, byDefault: boolean) {
  const stored = recall(key);
  const value = signal(stored === null ? byDefault : stored === 'on');
  effect(() => remember(key, value.value === byDefault ? null : value.value ? 'on' : 'off'));
  return value;
}

// An action is shown first and carried out when it is confirmed.
export const confirmMove = keptSwitch('confirmMove', false);

// Wood, rubber and nets are to be heard.
export const sound = keptSwitch('sound', true);
// Touch screens: lifting the finger strikes, without the button.
export const releaseStrikes = keptSwitch('releaseStrikes', false);
// Two at one device: the board turns to whoever acts.
export const turnBoard = keptSwitch('turnBoard', false);
// The times of a game's options run, here at the board.
export const playClock = keptSwitch('clock', false);
