// A position of a game of flicked discs, as the core draws it (`show`), with the ways of its discs, or with the places or
// the directions that are allowed, laid over the picture.
import { useEffect, useState } from 'preact/hooks';
import { systemDark, theme } from '../app/settings';
import type { DiscPath, Handle, Point } from '../core/api';
import { rules } from '../core/client';
import type { Figure } from './figure';
import './shot_figure.css';

interface Drawn {
  svg: string;
  paths: DiscPath[];
  handles: Handle[];
}

async function draw(game: string, { state, action, shows }: Figure, dark: boolean): Promise<Drawn> {
  const [picture, motion, choices] = await Promise.all([
    rules.ask('show', { game, state, dark, bottom: BOTTOM[game]! }),
    action ? rules.ask('simulate', { game, state, action }) : undefined,
    shows !== undefined ? rules.ask('choices', { game, state, partial: shows }) : undefined,
  ]);
  return { svg: picture.svg, paths: motion?.trajectory.paths ?? [], handles: choices?.handles ?? [] };
}

// Figures are seen from here; then the table's x is the picture's, and its y points up. Pictures measure tenths of a mm.
const BOTTOM: Record<string, string> = { carrom: 'south', discfootball: 'white' };
const RADIUS = (game: string, disc: number): number => (game === 'discfootball' ? 150 : disc === 19 ? 206 : 155);

const at = ([x, y]: Point): Point => [x / 1e5, -y / 1e5];
const spot = (point: Point): string => at(point).map((v) => v.toFixed(1)).join(' ');

function Way({ game, path, struck }: { game: string; path: DiscPath; struck: boolean }) {
  const points: Point[] = path.segments.map(([, x, y]) => [x, y]);
  const end = points.at(-1)!;
  const [x, y] = at(end);
  return (
    <g class={struck ? 'way struck' : 'way'}>
      <path d={`M${points.map(spot).join('L')}`} />
      {path.gone === undefined && <circle cx={x} cy={y} r={RADIUS(game, path.disc)} />}
    </g>
  );
}

// An arc of directions as a sector about the piece, 150 mm wide.
function Arc({ handle }: { handle: Handle }) {
  const { from, to } = handle.directions![0]!;
  const tip = ([dx, dy]: Point): Point => {
    const length = Math.hypot(dx, dy);
    return [handle.at[0] + (dx / length) * 150e6, handle.at[1] + (dy / length) * 150e6];
  };
  const turn = (Math.atan2(to[1], to[0]) - Math.atan2(from[1], from[0]) + 2 * Math.PI) % (2 * Math.PI);
  return (
    <g class="allowed">
      <path d={`M${spot(handle.at)}L${spot(tip(from))}A1500 1500 0 ${turn > Math.PI ? 1 : 0} 0 ${spot(tip(to))}Z`} />
      <circle cx={at(handle.at)[0]} cy={at(handle.at)[1]} r="206" class="piece" />
    </g>
  );
}

function Places({ handle }: { handle: Handle }) {
  return (
    <g class="allowed">
      {(handle.places ?? []).map((place, i) => {
        if (place.shape === 'segment') {
          const line = `M${spot(place.from)}L${spot(place.to)}`;
          return <g key={i}><path class="line" d={line} /><path class="line core" d={line} /></g>;
        }
        if (place.shape === 'rectangle') {
          const [[x0, y0], [x1, y1]] = [at(place.from), at(place.to)];
          return <rect key={i} x={Math.min(x0, x1)} y={Math.min(y0, y1)} width={Math.abs(x1 - x0)} height={Math.abs(y1 - y0)} />;
        }
        const [x, y] = at(place.centre);
        const circle = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
        return <path key={i} fill-rule="evenodd" d={`${circle(place.outer / 1e5)}${circle(place.inner / 1e5)}`} />;
      })}
    </g>
  );
}

export function ShotDrawing({ game, figure }: { game: string; figure: Figure }) {
  const [drawn, setDrawn] = useState<Drawn>();
  const dark = theme.value === 'auto' ? systemDark.value : theme.value === 'dark';
  useEffect(() => {
    let wanted = true;
    draw(game, figure, dark)
      .then((picture) => wanted && setDrawn(picture))
      .catch(() => {}); // the words stand alone then
    return () => {
      wanted = false;
    };
  }, [game, figure, dark]);
  const box = /viewBox="([-\d. ]+)"/.exec(drawn?.svg ?? '')?.[1];
  if (!drawn || !box) return <div class={`board shot-figure waiting ${game}`} />;
  const [x, y, width, height] = box.split(' ').map(Number);
  return (
    <svg class={`board shot-figure ${game}`} viewBox={box} aria-hidden="true">
      <image href={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`} x={x} y={y} width={width} height={height} />
      {drawn.handles.map((handle) =>
        handle.places ? <Places key={handle.prefix} handle={handle} /> : handle.directions && <Arc key={handle.prefix} handle={handle} />,
      )}
      {drawn.paths.map((path, i) => <Way key={path.disc} game={game} path={path} struck={i === strike(drawn.paths)} />)}
    </svg>
  );
}

// The disc that moves first is the one that was struck.
const strike = (paths: DiscPath[]): number =>
  paths.reduce((first, path, i) => (path.segments[0]![0] < paths[first]!.segments[0]![0] ? i : first), 0);
