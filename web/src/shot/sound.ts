// Wood on wood, wood on rubber, a pocket, a net: synthesised, as loud as the impact was. The first gesture wakes the
// audio; nothing is loaded.
import { sound } from '../app/settings';
import type { Kind } from './kinds';
import type { Noise } from './motion';

export { sound };

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

// Called from a gesture, else browsers refuse.
export function wakeSound(): void {
  if (!sound.value) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    if (!hiss) {
      hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
      const data = hiss.getChannelData(0);
      for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    }
  } catch {
    audio = undefined; // a page without sound
  }
}

interface Tone {
  pitch: number; // Hz
  ring: number; // s
  body: number; // share of the tone; the rest is noise
  colour: number; // Hz, of the noise
}

function knock({ pitch, ring, body, colour }: Tone, volume: number): void {
  if (!audio || !hiss || !sound.value || audio.state !== 'running' || volume < 0.004) return;
  const now = audio.currentTime;
  const out = audio.createGain();
  out.gain.value = Math.min(0.7, volume);
  out.connect(audio.destination);
  const tone = audio.createOscillator();
  const fall = audio.createGain();
  tone.frequency.setValueAtTime(pitch * 1.25, now);
  tone.frequency.exponentialRampToValueAtTime(pitch, now + 0.02);
  fall.gain.setValueAtTime(body, now);
  fall.gain.exponentialRampToValueAtTime(0.001, now + ring);
  tone.connect(fall).connect(out);
  tone.start(now);
  tone.stop(now + ring);
  const noise = audio.createBufferSource();
  noise.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = colour;
  filter.Q.value = 1.1;
  const cut = audio.createGain();
  cut.gain.setValueAtTime(1 - body, now);
  cut.gain.exponentialRampToValueAtTime(0.001, now + ring * 0.7);
  noise.connect(filter).connect(cut).connect(out);
  noise.start(now, Math.random() * 0.3);
  noise.stop(now + ring);
}

const WOOD: Tone = { pitch: 1250, ring: 0.07, body: 0.45, colour: 2600 };
const RIM: Tone = { pitch: 210, ring: 0.11, body: 0.7, colour: 500 };
const RUBBER: Tone = { pitch: 130, ring: 0.09, body: 0.85, colour: 260 };
const POCKET: Tone = { pitch: 95, ring: 0.26, body: 0.65, colour: 380 };
const NET: Tone = { pitch: 320, ring: 0.3, body: 0.08, colour: 1700 };

export function playNoise(kind: Kind, noise: Noise): void {
  const sort = kind.sortOf(noise.disc);
  const loud = (noise.strength / 2500) * (sort === 'striker' ? 1.4 : 1);
  const disc = kind.game === 'discfootball';
  if (noise.what === 'gone') knock(disc ? NET : POCKET, 0.4);
  else if (noise.what === 'rim') knock(disc ? RUBBER : RIM, Math.sqrt(loud) * 0.45);
  else knock(sort === 'ball' ? { ...WOOD, pitch: 2100, colour: 3600 } : WOOD, Math.sqrt(loud) * 0.4);
}

const FELT: Tone = { pitch: 180, ring: 0.08, body: 0.55, colour: 900 };
const KICK: Tone = { pitch: 95, ring: 0.13, body: 0.75, colour: 700 };

// A piece is put down; one that takes another knocks against it first.
export function playPiece(takes: boolean): void {
  if (takes) knock(WOOD, 0.22);
  setTimeout(() => knock(FELT, 0.4), takes ? 45 : 0);
}

// The ball of the chess board is kicked.
export function playKick(): void {
  knock(KICK, 0.5);
}

// A goal: two low claps and a short rise.
export function playGoal(): void {
  knock(NET, 0.5);
  [392, 523, 659].forEach((pitch, i) => setTimeout(() => knock({ pitch, ring: 0.32, body: 0.95, colour: 900 }, 0.22), 120 + 110 * i));
}
