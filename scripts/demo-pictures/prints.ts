import { mix } from './kit/colour.ts';
import type { Paint } from './kit/paint.ts';
import { around, bar, disc, fill, leaf, oval, put, stroke } from './kit/svg.ts';

type Inks = Pick<Paint, 'base' | 'ink' | 'accent' | 'spark' | 'random'>;

// Tiles are drawn one by one and clipped: a `<pattern>` takes the renderer twice the time and is blurred. Shapes that
// continue into the next tile overlap it a little, or a seam would show.
const tile = (id: string, width: number, height: number, art: string) => {
  const columns = Math.ceil(800 / width) + 1;
  const places = Array.from(
    { length: columns * (Math.ceil(800 / height) + 2) },
    (_, at) =>
      `<use href="#${id}-tile" x="${((at % columns) - 0.5) * width}" ` +
      `y="${(Math.floor(at / columns) - 1.5) * height}"/>`,
  );
  return `<g id="${id}-tile">${art}</g><g id="${id}">${places.join('')}</g>`;
};

const flower = (x: number, y: number, size: number, petal: string, heart: string) =>
  around(x, y, 5, oval(x, y - size, size * 0.62, size * 0.85, petal)) + oval(x, y, size * 0.5, size * 0.5, heart);

/** One element in each cell of a square grid, at a random offset, so that elements don't cluster. */
const scattered = (
  random: () => number,
  cells: number,
  size: number,
  draw: (x: number, y: number, at: number) => string,
) =>
  Array.from({ length: cells * cells }, (_, at) =>
    draw(
      ((at % cells) + 0.2 + random() * 0.6) * (size / cells),
      (Math.floor(at / cells) + 0.2 + random() * 0.6) * (size / cells),
      at,
    ),
  ).join('');

const makers = {
  plain: () => '',
  stripes: (id, { ink, accent }) => tile(id, 52, 52, fill('M8,0h18v56h-18z', ink) + fill('M38,0h4v56h-4z', accent)),
  bands: (id, { ink, accent }) =>
    tile(
      id,
      96,
      96,
      fill('M0,12h100v26h-100z', ink) + fill('M0,50h100v5h-100z', accent) + fill('M0,64h100v5h-100z', ink),
    ),
  diagonal: (id, { ink }) => {
    const lines = Array.from({ length: 36 }, (_, at) => `M${at * 34 - 200},-200h10v1200h-10z`).join('');
    return `<g id="${id}">${put('rotate(40 400 400)', fill(lines, ink))}</g>`;
  },
  dots: (id, { ink }) => tile(id, 56, 56, oval(14, 14, 8, 8, ink) + oval(42, 42, 8, 8, ink)),
  check: (id, { ink, base }) => {
    const half = mix(base, ink, 0.55);
    return tile(
      id,
      64,
      64,
      fill('M0,0h32v68h-32z', half) + fill('M0,0h68v32h-68z', half) + fill('M0,0h32v32h-32z', ink),
    );
  },
  plaid: (id, { ink, accent, base }) => {
    const half = mix(base, ink, 0.4);
    return tile(
      id,
      128,
      128,
      fill('M16,0h44v132h-44z', half) +
        fill('M0,16h132v44h-132z', half) +
        fill('M16,16h44v44h-44z', mix(base, ink, 0.75)) +
        fill('M92,0h5v132h-5zM0,92h132v5h-132z', accent) +
        fill('M36,0h4v132h-4zM0,36h132v4h-132z', base),
    );
  },
  leaf: (id, { ink, accent }) =>
    tile(
      id,
      116,
      116,
      put(
        'translate(34 56)',
        stroke('M0,34C4,8 2,-10 0,-30', ink, 3.5),
        leaf(0, 22, 30, 11, -48, ink),
        leaf(1, 6, 30, 11, 48, ink),
        leaf(1, -8, 26, 10, -40, ink),
        leaf(0, -24, 22, 8, 12, ink),
      ) +
        put('translate(90 92) rotate(28)', leaf(0, 12, 26, 10, -30, ink), leaf(0, 12, 26, 10, 32, ink)) +
        oval(88, 26, 6, 6, accent) +
        oval(102, 38, 4, 4, accent),
    ),
  wave: (id, { ink }) => tile(id, 72, 42, stroke('M-4,30C8,6 28,6 36,22S64,38 76,14', ink, 6.5)),
  scales: (id, { ink, accent }) =>
    tile(
      id,
      68,
      68,
      [
        [0, 34],
        [68, 34],
        [34, 68],
        [34, 0],
      ]
        .map(
          ([x = 0, y = 0]) =>
            stroke(`M${x - 34},${y}A34,34 0 0 1 ${x + 34},${y}M${x - 20},${y}A20,20 0 0 1 ${x + 20},${y}`, ink, 4) +
            oval(x, y - 4, 5, 5, accent),
        )
        .join(''),
    ),
  speckle: (id, { ink, accent, base, random }) =>
    tile(
      id,
      170,
      170,
      scattered(random, 7, 170, (x, y, at) =>
        oval(x, y, 1.6 + random() * 3.4, 1.4 + random() * 2.8, at % 6 === 0 ? accent : mix(base, ink, 0.85)),
      ),
    ),
  diamond: (id, { ink, accent }) =>
    tile(
      id,
      80,
      96,
      stroke('M40,4L76,48L40,92L4,48z', ink, 5) +
        fill('M40,28L56,48L40,68L24,48z', accent) +
        oval(0, 0, 6, 6, ink) +
        oval(80, 0, 6, 6, ink) +
        oval(0, 96, 6, 6, ink) +
        oval(80, 96, 6, 6, ink),
    ),
  berry: (id, { ink, accent, spark }) =>
    tile(
      id,
      120,
      120,
      put(
        'translate(36 48)',
        stroke('M0,28C-4,10 6,-4 2,-24M0,8C12,2 16,-4 18,-12M1,16C-10,10 -14,6 -16,-2', ink, 3.2),
        oval(2, -28, 9, 9, accent),
        oval(20, -17, 8, 8, accent),
        oval(-18, -8, 8, 8, accent),
      ) +
        put('translate(94 96) rotate(-24)', leaf(0, 14, 28, 10, -28, ink), leaf(0, 14, 28, 10, 30, ink)) +
        oval(98, 30, 4.5, 4.5, spark) +
        oval(84, 44, 3.5, 3.5, spark),
    ),
  flower: (id, { ink, accent, spark }) =>
    tile(
      id,
      124,
      124,
      flower(34, 34, 15, ink, accent) +
        flower(96, 94, 15, ink, spark) +
        leaf(92, 40, 24, 9, 40, accent) +
        leaf(28, 104, 24, 9, -50, accent) +
        oval(68, 62, 4, 4, ink),
    ),
  herringbone: (id, { ink }) =>
    tile(id, 56, 40, stroke('M0,30L28,8L56,30', ink, 7) + stroke('M0,70L28,48L56,70M0,-10L28,-32L56,-10', ink, 7)),
  terrazzo: (id, { ink, accent, spark, random }) =>
    tile(
      id,
      190,
      190,
      scattered(random, 5, 190, (x, y) => {
        const size = 5 + random() * 7;
        return put(
          `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(random() * 360)})`,
          fill(
            `M${-size},${-size * 0.3}L${-size * 0.1},${-size * 0.8}L${size},${-size * 0.2}` +
              `L${size * 0.5},${size * 0.7}L${-size * 0.6},${size * 0.6}z`,
            [ink, accent, spark][Math.floor(random() * 3)] ?? ink,
          ),
        );
      }),
    ),
  star: (id, { ink, accent }) =>
    tile(
      id,
      104,
      104,
      [
        [28, 30, 1],
        [80, 82, 1],
        [82, 24, 0.5],
        [30, 84, 0.5],
      ]
        .map(([x, y, scale = 1]) =>
          put(
            `translate(${x} ${y}) scale(${scale})`,
            around(0, 0, 3, fill(bar(-3, -19, 6, 38, 3), scale === 1 ? ink : accent)),
          ),
        )
        .join(''),
    ),
  ring: (id, { ink, accent }) => tile(id, 76, 76, stroke(disc(38, 38, 20), ink, 6) + oval(38, 38, 6, 6, accent)),
  brush: (id, { ink, random }) =>
    tile(
      id,
      150,
      120,
      [18, 42, 66, 90, 112]
        .map((y) =>
          stroke(
            `M${8 + random() * 20},${y}q${30 + random() * 10},${random() * 8 - 4} ` +
              `${60 + random() * 56},${random() * 6 - 3}`,
            ink,
            5 + random() * 4,
            0.9,
          ),
        )
        .join(''),
    ),
  dip: (id, { ink }) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0.06" y2="1">` +
    `<stop offset="0.56" stop-color="${ink}" stop-opacity="0"/>` +
    `<stop offset="0.562" stop-color="${ink}"/></linearGradient>`,
  fade: (id, { ink }) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0.1" stop-color="${ink}"/>` +
    `<stop offset="0.75" stop-color="${ink}" stop-opacity="0"/></linearGradient>`,
} satisfies Record<string, (id: string, inks: Inks) => string>;

export type PrintName = keyof typeof makers;

const gradients: ReadonlySet<string> = new Set<PrintName>(['dip', 'fade']);

/** A print: its SVG definitions, and a function that fills an outline with it. */
export const makePrint = (id: string, name: PrintName, inks: Inks) => {
  let cuts = 0;
  const lay = (d: string, opacity = 1) => {
    if (name === 'plain') return '';
    if (gradients.has(name)) return fill(d, `url(#${id})`, opacity);
    cuts += 1;
    return (
      `<clipPath id="${id}-cut-${cuts}"><path d="${d}"/></clipPath>` +
      `<g clip-path="url(#${id}-cut-${cuts})"${opacity === 1 ? '' : ` opacity="${opacity}"`}>` +
      `<use href="#${id}"/></g>`
    );
  };
  return { definition: makers[name](id, inks), lay };
};
