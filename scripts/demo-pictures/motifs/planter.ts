import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { type Drawing, type Motif, type Paint, pick, plain, ROUND, surface } from '../kit/paint.ts';
import { gleam, mouth } from '../kit/parts.ts';
import { around, fill, leaf, oval, put, stroke } from '../kit/svg.ts';

const sword = (x: number, y: number, length: number, angle: number, colour: string) =>
  leaf(x, y, length, 24, angle, colour, lighter(colour, 0.45));

const swords = (y: number) =>
  [
    [-46, 190, -26],
    [46, 180, 25],
    [-24, 250, -11],
    [26, 236, 12],
    [0, 286, 1],
  ]
    .map(([x = 0, length = 0, angle = 0], at) => sword(400 + x, y, length, angle, at % 2 === 0 ? '#4f7d5a' : '#64966b'))
    .join('');

const cactus = (y: number) =>
  put(
    `translate(400 ${y})`,
    stroke('M-52,-70C-104,-74 -108,-110 -104,-140M50,-110C104,-112 106,-150 102,-176', '#558463', 42),
    fill('M-58,10V-150C-58,-246 58,-246 58,-150V10z', '#5f9270'),
    fill('M-58,10V-150C-58,-246 58,-246 58,-150V10z', ROUND),
    ...[-32, 0, 32].map((x) => stroke(`M${x},-4V${x === 0 ? -206 : -180}`, '#3f6b52', 4, 0.6)),
    around(0, -222, 7, leaf(0, -222, 34, 11, 0, '#f0859a')),
    oval(0, -222, 9, 9, '#f7d36f'),
  );

const rosette = (y: number) =>
  put(
    `translate(400 ${y - 44}) scale(1 0.82)`,
    ...[
      [14, 128, '#5f9580'],
      [11, 98, '#79ad97'],
      [8, 68, '#95c3ae'],
      [5, 40, '#b5dac6'],
    ].map(([count, length, colour]) =>
      around(0, 0, Number(count), leaf(0, 0, Number(length), Number(length) * 0.3, 0, String(colour), '#d9eee3')),
    ),
  );

const round = (x: number, y: number, angle: number, length: number, size: number, colour: string) =>
  put(
    `translate(${x} ${y}) rotate(${angle})`,
    stroke(`M0,10C-8,${-length * 0.4} 6,${-length * 0.7} 0,${-length}`, '#6b8a59', 6),
    oval(0, -length - size * 0.5, size, size * 0.94, colour),
    stroke(`M0,${-length}V${-length - size}`, lighter(colour, 0.4), 3, 0.7),
    oval(-size * 0.35, -length - size * 0.75, size * 0.28, size * 0.2, '#ffffff', 0.25),
  );

const pilea = (y: number) =>
  [
    [-58, 120, 44],
    [56, 116, 42],
    [-34, 176, 46],
    [32, 190, 48],
    [-8, 232, 44],
    [-72, 66, 34],
    [70, 64, 36],
  ]
    .map(([angle = 0, length = 0, size = 0], at) =>
      round(400 + angle * 0.4, y, angle * 0.62, length, size, at % 2 === 0 ? '#5f9463' : '#79ab72'),
    )
    .join('');

const trailing = (y: number) =>
  [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map((strand) => {
        const reach = side * (86 + strand * 34);
        const drop = 150 - strand * 44;
        const vine = stroke(
          `M${400 + side * 22},${y}C${400 + reach * 0.8},${y - 90 + strand * 14} ${400 + reach * 1.2},${y - 30} ` +
            `${400 + reach * 1.16},${y + drop}`,
          '#6b8a59',
          5,
        );
        const leaves = [0, 0.25, 0.5, 0.75, 1].map((part, at) =>
          leaf(
            400 + reach * (1.1 + 0.06 * Math.sin(at * 3)),
            y - 34 + part * (drop + 30),
            52,
            19,
            at % 2 === 0 ? 118 * side : -132 * side,
            at % 2 === 0 ? '#5f9463' : '#83b27b',
          ),
        );
        return vine + leaves.join('');
      }),
    )
    .join('') +
  [-50, -22, 4, 30, 54]
    .map((angle, at) =>
      leaf(
        400 + angle * 0.6,
        y,
        104 - Math.abs(angle) * 0.4,
        28,
        angle,
        at % 2 === 0 ? '#6da06b' : '#54855a',
        '#bcd9b4',
      ),
    )
    .join('');

const plants = [swords, cactus, rosette, pilea, trailing] as const;

const profiles: readonly [Profile, ...Profile[]] = [
  [
    [430, 136],
    [462, 136, 'corner'],
    [462, 124, 'corner'],
    [640, 96],
  ],
  [
    [432, 128],
    [640, 118],
  ],
  [
    [466, 150],
    [520, 170],
    [590, 148],
    [640, 104],
  ],
  [
    [430, 112],
    [520, 138],
    [600, 122],
    [640, 92],
  ],
];

const draw = (paint: Paint): Drawing => {
  const profile = pick(profiles, paint.shape);
  const [top, half] = profile[0] ?? [430, 130];
  const plant = plants[paint.shape % plants.length] ?? swords;
  const saucer =
    plain('M252,630C262,662 330,668 400,668S538,662 548,630z', darker(paint.base, 0.12)) +
    oval(400, 630, 148, 22, lighter(paint.base, 0.06));
  const behind = plant === trailing ? '' : plant(top);
  return {
    art: [
      saucer,
      mouth(top, half, lighter(paint.base, 0.2), '#4a3527'),
      behind,
      surface(lathe(profile), paint),
      gleam(400 - half * 0.74, top + 50, 84, 13, 0.36),
      plant === trailing
        ? oval(400, top, half * 0.93, half * 0.13, mix('#54855a', paint.deep, 0.3)) + trailing(top)
        : '',
    ].join(''),
    foot: 160,
    focus: [400, 470],
  };
};

export const planter: Motif = { stance: 'stand', draw };
