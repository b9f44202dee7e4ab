// The pieces and the ball, drawn once for the whole project in assets/; bundled as data addresses.
import ball from '../../../assets/ball.svg?inline';

const files = import.meta.glob<string>('../../../assets/pieces/*.svg', { eager: true, query: '?inline', import: 'default' });

// `wN` → address of its picture
export const PIECES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [/([wb][PNBRQK])\.svg$/.exec(path)?.[1] ?? path, url]),
);
export const BALL: string = ball;
