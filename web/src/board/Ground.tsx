// What never moves: frame, veneer, inlay, nets, coordinates. Its colours are custom properties (board_theme.json), so the
// dark board needs no other drawing.
import { useId } from 'preact/hooks';
import { NET, SIZE, SIZES, SQUARE, SQUARES, corner, fileOf, rankOf } from './geometry';

export interface Extent {
  edge: number; // width of the wooden frame left and right
  rim: number; // and above and below the nets
}

export const WIDE: Extent = { edge: 30, rim: 30 };
export const NARROW: Extent = { edge: 0, rim: 6 }; // phones: the board fills the width, the coordinates move inside

export const viewBox = ({ edge, rim }: Extent) =>
  `${-edge} ${-NET - rim} ${SIZE + 2 * edge} ${SIZE + 2 * (NET + rim)}`;

const isDark = (square: string) => (fileOf(square) + rankOf(square)) % 2 === 0;

function squaresPath(dark: boolean, even: boolean): string {
  return SQUARES.filter((square) => {
    const row = 7 - rankOf(square);
    return isDark(square) === dark && ((row >> 1) + fileOf(square)) % 2 === (even ? 0 : 1);
  })
    .map((square) => {
      const { x, y } = corner(square, false);
      return `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
    })
    .join('');
}

const VENEERS = [
  { dark: false, even: true, width: 260, height: 84 },
  { dark: false, even: false, width: 320, height: 98 },
  { dark: true, even: true, width: 290, height: 78 },
  { dark: true, even: false, width: 340, height: 108 },
].map((veneer) => ({ ...veneer, path: squaresPath(veneer.dark, veneer.even) }));

const wave = (width: number, y: number, bend: number) =>
  `M0 ${y}q${width / 4} ${bend} ${width / 2} 0t${width / 2} 0`;

// Long waves that join at the borders of the tile; tiles are no multiple of a square, so that no two squares look alike.
function Grain({ id, width, height, tone }: { id: string; width: number; height: number; tone: string }) {
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <g class={`grain ${tone}`}>
        <path class="broad" d={wave(width, height / 8, 9) + wave(width, (height * 5) / 8, -12)} />
        <path d={wave(width, height / 3, 14) + wave(width, height / 2, 7) + wave(width, (height * 7) / 8, -6)} />
      </g>
    </pattern>
  );
}

function Frame({ extent, id }: { extent: Extent; id: string }) {
  const { edge, rim } = extent;
  const outer = { x: -edge, y: -NET - rim, width: SIZE + 2 * edge, height: SIZE + 2 * (NET + rim) };
  return (
    <>
      <rect {...outer} rx={edge ? 14 : 0} class="frame" />
      {edge > 0 && <rect {...outer} rx={14} fill={`url(#${id}-frame)`} />}
      {edge > 0 && (
        <rect
          x={outer.x + 3}
          y={outer.y + 3}
          width={outer.width - 6}
          height={outer.height - 6}
          rx={11}
          class="frame-light"
        />
      )}
      <rect x={edge ? -5 : 0} y={-NET - 5} width={SIZE + (edge ? 10 : 0)} height={SIZE + 2 * NET + 10} rx={4} class="frame-edge" />
    </>
  );
}

function Goals({ id }: { id: string }) {
  return (
    <>
      {[-NET, SIZE].map((top) => {
        const line = top < 0 ? 0 : SIZE;
        return (
          <g key={top}>
            <rect x={0} y={top} width={SIZE} height={NET} fill={`url(#${id}-net)`} class="net" />
            <path d={`M0 ${line}h${SIZE}`} class="goal-line" />
            <circle cx={0} cy={line} r={8} class="post" />
            <circle cx={SIZE} cy={line} r={8} class="post" />
          </g>
        );
      })}
    </>
  );
}

function Coordinates({ extent, flipped }: { extent: Extent; flipped: boolean }) {
  const outside = extent.edge > 0;
  return (
    <g class={outside ? 'coordinates' : 'coordinates inside'}>
      {Array.from({ length: 8 }, (_, i) => {
        const file = corner(`${'abcdefgh'[i]}${flipped ? 8 : 1}`, flipped);
        const rank = corner(`${flipped ? 'h' : 'a'}${i + 1}`, flipped);
        const dark = flipped ? i % 2 === 1 : i % 2 === 0;
        const tone = outside ? undefined : dark ? 'on-dark' : 'on-light';
        return outside ? (
          <>
            <text x={file.x + 50} y={SIZE + NET + 22}>{'abcdefgh'[i]}</text>
            <text x={-15} y={rank.y + 57}>{i + 1}</text>
          </>
        ) : (
          <>
            <text x={file.x + 90} y={SIZE - 7} class={tone}>{'abcdefgh'[i]}</text>
            <text x={10} y={rank.y + 24} class={tone}>{i + 1}</text>
          </>
        );
      })}
    </g>
  );
}

export function Ground({ extent, flipped, coordinates }: { extent: Extent; flipped: boolean; coordinates: boolean }) {
  const id = `board${useId()}`;
  return (
    <g aria-hidden="true" class="ground">
      <defs>
        {VENEERS.map(({ dark, width, height }, i) => (
          <Grain key={i} id={`${id}-${i}`} width={width} height={height} tone={dark ? 'dark' : 'light'} />
        ))}
        <Grain id={`${id}-frame`} width={460} height={40} tone="edge" />
        <pattern id={`${id}-net`} width={12} height={12} patternUnits="userSpaceOnUse">
          <path d="M0 0L12 12M12 0L0 12" class="net-line" />
        </pattern>
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" class="lit" />
          <stop offset="0.5" class="neutral" />
          <stop offset="1" class="shaded" />
        </linearGradient>
      </defs>
      <Frame extent={extent} id={id} />
      <rect width={SIZE} height={SIZE} class="light-square" />
      <path d={VENEERS[2]!.path + VENEERS[3]!.path} class="dark-square" />
      {VENEERS.map(({ path }, i) => (
        <path key={i} d={path} fill={`url(#${id}-${i})`} />
      ))}
      <rect width={SIZE} height={SIZE} fill={`url(#${id}-light)`} />
      <g class="inlay">
        <path d={`M0 ${SIZE / 2}h${SIZE}`} />
        <circle cx={SIZE / 2} cy={SIZE / 2} r={SIZES.centreCircle} />
        <circle cx={SIZE / 2} cy={SIZE / 2} r={SIZES.centreSpot} class="spot" />
      </g>
      <Goals id={id} />
      {coordinates && <Coordinates extent={extent} flipped={flipped} />}
    </g>
  );
}
