// The program that serves the page in earnest, on a free port. Where it is not built yet, vite's preview stands in with the
// same content policy. STRIKER_DIST names another build of the page, STRIKER_PORT a fixed port, STRIKER_BINARY the program.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
export const builtPage = process.env['STRIKER_DIST'] ?? path('../dist');
const anyPort = process.env['STRIKER_PORT'] ?? '0';
const binary = process.env['STRIKER_BINARY'] ?? path('../../build/release/striker');

export interface Served {
  url: string;
  stop(): Promise<void>; // nobody listens any more
}

export async function serve(dist = builtPage, port = anyPort): Promise<Served> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`no page in ${dist}: npm run build`);
  const child = existsSync(binary)
    ? spawn(binary, ['serve', '--port', port, '--web', dist])
    : spawn(
        process.execPath,
        [path('../node_modules/vite/bin/vite.js'), 'preview', '--outDir', dist, '--port', port, '--host', '127.0.0.1'],
        { cwd: path('..') },
      );
  const url = await address(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString().replace(/\x1b\[\d+m/g, '');
      const url = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', reject);
    child.on('exit', (status) => reject(new Error(`the server ended (${status}): ${said}`)));
  });
}
