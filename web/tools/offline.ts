// Build step of the service worker: tells it which files there are, and a version that changes with any of them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const hash = createHash('sha256');
        const files: string[] = [];
        const add = (name: string, content: string | Uint8Array) => {
          if (name !== 'index.html') files.push(name); // asked for as ./
          hash.update(name).update(content);
        };
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          if (name === 'sw.js' || name.startsWith('.vite/')) continue;
          add(name, file.type === 'chunk' ? file.code : file.source);
        }
        if (existsSync(publicFolder)) {
          for (const name of readdirSync(publicFolder).sort()) add(name, readFileSync(join(publicFolder, name)));
        }
        worker.code = worker.code
          .replace('__OFFLINE_FILES__', () => JSON.stringify(files))
          .replace('__OFFLINE_VERSION__', () => JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}
