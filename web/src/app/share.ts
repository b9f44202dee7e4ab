// A game out of the page and into it: position line, PGN, record, pictures; files and the clipboard.
import type { At, Fault, RecordedGame } from '../core/api';
import { CoreFault, rules } from '../core/client';
import { gameUrl, type Setup } from './route';

// Today in the form that records have.
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export async function recordText(where: At, format: 'pgn' | 'record', names: Record<string, string>): Promise<string> {
  const { text } = await rules.ask('record', { ...where, names, date: today(), format });
  return text;
}

export interface PictureWishes {
  bottom: string;
  dark: boolean;
}

export async function svgText(where: At, wishes: PictureWishes): Promise<string> {
  const { svg } = await rules.ask('show', { ...where, ...wishes, coordinates: true });
  return svg;
}

// The picture in points, twice as large as drawn. Only data addresses: the content policy allows no others for pictures.
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

export function download(name: string, content: Blob | string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// The clipboard may be refused, as on pages without https: then what is shown is selected, to be copied by hand.
export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

// Something to look at: the address of its page, and what to call it.
export interface Found {
  url: string;
  title: string;
}

function foundOf(read: RecordedGame): Found {
  const setup: Setup = { game: read.game, options: read.options, seed: Number(read.seed) || 0 };
  if (read.state) setup.state = read.state;
  const names = Object.values(read.names).join(' – ');
  return { url: gameUrl(setup, read.actions), title: [names, read.result].filter(Boolean).join(', ') };
}

// Reads whatever was given: a record, a PGN with one game or several, or the line of a position of `game`.
export async function readAnything(game: string, given: string): Promise<Found[] | Fault> {
  const text = given.replace(/^\uFEFF/, '').trim();
  try {
    if (/^striker record/.test(text)) return (await rules.ask('record', { text: `${text}\n` })).games!.map(foundOf);
    if (/^\[|^1\s*\./.test(text)) return (await rules.ask('record', { text, format: 'pgn' })).games!.map(foundOf);
    const state = text.replace(/\s+/g, ' ');
    await rules.ask('state', { game, state });
    return [{ url: gameUrl({ game, options: {}, seed: 0, state }, []), title: state }];
  } catch (error) {
    if (error instanceof CoreFault) return error.fault;
    throw error;
  }
}
