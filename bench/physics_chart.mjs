// Draws the figures that physics_bench and physics_wasm_bench wrote (--csv) as an SVG picture with logarithmic scales.
//
//     node bench/physics_chart.mjs FILE.csv > docs/images/physics_bench.svg
import { readFile } from 'node:fs/promises';

const rows = (await readFile(process.argv[2], 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(','))
  .map(([what, scene, engine, value]) => ({ what, scene, engine, value: Number(value) }));

// One look for each family of engines, hollow for the tuned or second of it, so that the picture reads without colour.
const looks = [
  { starts: 'striker', colour: '#1a56c4', shape: circle },
  { starts: 'Box2D', colour: '#c2410c', shape: square },
  { starts: 'Chipmunk', colour: '#15803d', shape: triangle },
];
const engines = [...new Set(rows.map(({ engine }) => engine))].sort((a, b) => rank(a) - rank(b));
const fills = ['solid', 'hollow', 'half'];

function rank(engine) {
  return looks.findIndex(({ starts }) => engine.startsWith(starts));
}
function mark(engine, x, y) {
  const { colour, shape } = looks[rank(engine)];
  const nth = engines.filter((other) => rank(other) === rank(engine)).indexOf(engine);
  const fill = { solid: colour, hollow: '#ffffff', half: `${colour}55` }[fills[nth]];
  return shape(x, y, `fill="${fill}" stroke="${colour}" stroke-width="2"`);
}
function circle(x, y, style) {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="6" ${style}/>`;
}
function square(x, y, style) {
  return `<rect x="${round(x - 5.5)}" y="${round(y - 5.5)}" width="11" height="11" ${style}/>`;
}
function triangle(x, y, style) {
  return `<path d="M${round(x)} ${round(y - 7)}l7 12h-14z" ${style}/>`;
}
function round(value) {
  return Math.round(value * 10) / 10;
}
function text(x, y, content, more = '') {
  return `<text x="${round(x)}" y="${round(y)}" ${more}>${content}</text>`;
}
function power(exponent) {
  const digits = { '-': '⁻', 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹' };
  return `10${[...String(exponent)].map((digit) => digits[digit]).join('')}`;
}
function plain(exponent) {
  return (10 ** exponent).toLocaleString('en-GB').replaceAll(',', ' ');
}

const width = 920;
const left = 150;
const right = width - 40;
const rowHeight = 38;

// Lines of marks over a logarithmic axis: `lines` are [label, rows]; decades from `low` to `high`, each `step`-th named.
function panel(top, title, lines, low, high, step, name) {
  const x = (value) => left + ((Math.log10(value) - low) / (high - low)) * (right - left);
  const bottom = top + 36 + lines.length * rowHeight;
  const out = [text(left, top + 16, title, 'font-weight="bold"')];
  for (let exponent = low; exponent <= high; ++exponent) {
    const at = round(x(10 ** exponent));
    const named = (exponent - low) % step === 0;
    out.push(`<path d="M${at} ${top + 30}V${bottom}" stroke="${named ? '#cbd2dc' : '#e9ecf1'}"/>`);
    if (named) out.push(text(at, bottom + 18, name(exponent), 'text-anchor="middle" fill="#4a5361"'));
  }
  for (const [i, [label, points]] of lines.entries()) {
    const y = top + 36 + (i + 0.5) * rowHeight;
    const xs = points.map(({ value }) => x(value));
    out.push(text(left - 16, y + 5, label, 'text-anchor="end"'));
    out.push(`<path d="M${round(Math.min(...xs))} ${y}H${round(Math.max(...xs))}" stroke="#9aa4b2"/>`);
    for (const engine of [...engines].reverse()) {
      const point = points.find((candidate) => candidate.engine === engine);
      if (point) out.push(mark(engine, x(point.value), y));
    }
  }
  return { out, bottom: bottom + 26 };
}

function legend(top) {
  const columns = 3;
  return engines.flatMap((engine, i) => {
    const x = left + (i % columns) * 255;
    const y = top + Math.floor(i / columns) * 24;
    return [mark(engine, x, y), text(x + 14, y + 5, engine)];
  });
}

const scenes = [...new Set(rows.filter(({ what }) => what === 'shots/s').map(({ scene }) => scene))];
const speed = scenes.map((scene) => [scene, rows.filter((row) => row.what === 'shots/s' && row.scene === scene)]);
const errorLine = (what, label) => [
  label,
  rows.filter((row) => row.what === what && row.scene === 'contacts with friction'),
];
const errors = [errorLine('direction error', 'direction, °'), errorLine('speed error', 'speed, %')];

const legendRows = Math.ceil(engines.length / 3);
const first = panel(40 + legendRows * 24, 'Shots a second on one core (more is better)', speed, 1, 6, 1, plain);
const second = panel(
  first.bottom + 20,
  'Median error of the struck disc just after one collision (less is better)',
  errors,
  -15,
  3,
  3,
  power,
);
const height = second.bottom + 16;
console.log(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
      ' font-family="Helvetica, Arial, sans-serif" font-size="14" fill="#1d2430">',
    '<title>Disc physics: shots a second and error of striker, Box2D and Chipmunk</title>',
    `<rect width="${width}" height="${height}" rx="8" fill="#ffffff"/>`,
    ...legend(34),
    ...first.out,
    ...second.out,
    '</svg>',
  ].join('\n'),
);
