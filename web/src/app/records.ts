// Records from elsewhere, for looking at: read and verified by the core.
import type { Fault, RecordedGame } from '../core/api';
import { CoreFault, rules } from '../core/client';
import { gameUrl } from './route';

export interface Opened {
  url: string;
  title: string;
}

function openedOf(read: RecordedGame): Opened {
  const { game, options, state, actions, names, result } = read;
  const url = gameUrl({ game, options, seed: Number(read.seed) || 0, replay: true, ...(state ? { state } : {}) }, actions, 0);
  return { url, title: [Object.values(names).join(' – '), result].filter(Boolean).join(', ') || game };
}

// A record must be what the rules make of its actions; a PGN has no sums to compare, its moves are tried when it is read.
export async function gamesIn(given: string): Promise<Opened[] | Fault> {
  const text = `${given.replace(/^\uFEFF/, '').trim()}\n`;
  const record = text.startsWith('striker record');
  try {
    const { games } = await rules.ask('record', { text, format: record ? 'record' : 'pgn' });
    if (record) {
      const { ok, line } = await rules.ask('verify', { text });
      if (!ok) return { code: 'record_differs', args: { line: line ?? 0, text: '' } };
    }
    return games!.map(openedOf);
  } catch (error) {
    if (error instanceof CoreFault) return error.fault;
    throw error;
  }
}
