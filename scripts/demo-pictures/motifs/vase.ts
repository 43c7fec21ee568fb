import { lighter, mix } from '../kit/colour.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { type Drawing, type Motif, type Paint, pick, surface } from '../kit/paint.ts';
import { gleam, mouth } from '../kit/parts.ts';
import { around, leaf, oval, put, stroke } from '../kit/svg.ts';

const profiles: readonly [Profile, ...Profile[]] = [
  [
    [362, 46],
    [392, 44],
    [470, 108],
    [560, 124],
    [640, 82],
  ],
  [
    [330, 60],
    [380, 74],
    [500, 104],
    [600, 90],
    [640, 70],
  ],
  [
    [404, 92],
    [450, 132],
    [540, 140],
    [640, 96],
  ],
  [
    [300, 34],
    [400, 36],
    [470, 70],
    [560, 108],
    [610, 106],
    [640, 92],
  ],
  [
    [350, 74],
    [372, 60],
    [440, 112],
    [490, 112],
    [560, 76],
    [620, 92],
    [640, 96],
  ],
];

const stem = (x: number, y: number, bend: number, height: number, colour: string, head: string) =>
  put(
    `translate(${x} ${y}) rotate(${bend})`,
    stroke(`M0,20C${bend * 0.4},${-height * 0.4} ${-bend * 0.3},${-height * 0.7} 0,${-height}`, colour, 6),
    put(`translate(0 ${-height})`, head),
  );

const eucalyptus = (x: number, y: number, bend: number, height: number, colour: string) =>
  put(
    `translate(${x} ${y}) rotate(${bend})`,
    stroke(`M0,20L0,${-height}`, mix(colour, '#5b4632', 0.4), 5),
    ...Array.from({ length: Math.floor(height / 34) }, (_, at) => {
      const level = -36 - at * 32;
      const size = 27 - at * 1.6;
      return (
        oval(-size * 0.9, level, size, size * 0.74, colour) +
        oval(size * 0.9, level - 12, size, size * 0.74, lighter(colour, 0.16))
      );
    }),
    oval(0, -height - 8, 12, 17, lighter(colour, 0.2)),
  );

const tulip = (colour: string) =>
  leaf(-9, 12, 76, 26, -14, mix(colour, '#24170f', 0.14)) +
  leaf(9, 12, 76, 26, 14, colour) +
  leaf(0, 14, 78, 24, 0, lighter(colour, 0.18));
const daisy = (petal: string, heart: string) =>
  around(0, 0, 9, leaf(0, -8, 44, 12, 0, petal)) + oval(0, 0, 17, 17, heart);
const plume = (colour: string) =>
  [-24, -12, 0, 12, 24]
    .map((angle) => leaf(0, 34, 138, 17, angle, angle % 24 === 0 ? colour : lighter(colour, 0.25)))
    .join('');
const cotton = (branch: string) =>
  [
    [-16, 4],
    [14, 8],
    [0, -16],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 24, 23, '#fffaf2'))
    .join('') +
  leaf(0, 42, 42, 12, -40, branch) +
  leaf(0, 42, 42, 12, 40, branch);

const bouquets: readonly [(paint: Paint, y: number) => string, ...((paint: Paint, y: number) => string)[]] = [
  (paint, y) =>
    eucalyptus(388, y, -24, 206, '#7f9f8a') +
    eucalyptus(412, y, 22, 190, '#8fae97') +
    eucalyptus(400, y, 0, 240, '#6f9280') +
    stem(400, y, 11, 150, '#7f9f8a', daisy('#fffaf2', paint.spark)),
  (paint, y) =>
    [
      [-26, 176],
      [-9, 218],
      [10, 196],
      [27, 162],
    ]
      .map(
        ([bend = 0, height = 0], at) =>
          leaf(400 + bend * 0.6, y, height * 0.72, 19, bend * 1.35, '#6d9157') +
          stem(
            400 + bend * 0.5,
            y,
            bend,
            height,
            '#5f8350',
            tulip(at % 2 === 0 ? paint.accent : lighter(paint.accent, 0.22)),
          ),
      )
      .join(''),
  (paint, y) =>
    [
      [-28, 150],
      [-11, 190],
      [8, 208],
      [27, 154],
    ]
      .map(([bend = 0, height = 0]) =>
        stem(
          400 + bend * 0.5,
          y,
          bend,
          height * 0.72,
          mix(paint.spark, '#6b5138', 0.5),
          plume(mix(paint.spark, '#efe3cf', 0.55)),
        ),
      )
      .join(''),
  (paint, y) =>
    [
      [-22, 190],
      [2, 232],
      [24, 176],
    ]
      .map(([bend = 0, height = 0]) => stem(400 + bend * 0.3, y, bend, height, '#7b6048', cotton('#8f7253')))
      .join('') + leaf(400, y, 150, 20, 40, paint.accent),
  (paint, y) =>
    [
      [-30, 160],
      [-12, 214],
      [14, 186],
      [32, 138],
    ]
      .map(
        ([bend = 0, height = 0], at) =>
          leaf(400, y, height * 0.5, 17, bend * 1.6, '#7b9a68') +
          stem(
            400 + bend * 0.4,
            y,
            bend,
            height,
            '#6b8a59',
            at % 2 === 0 ? daisy(lighter(paint.accent, 0.1), '#7a4a2e') : daisy('#fffaf2', paint.spark),
          ),
      )
      .join(''),
];

const draw = (paint: Paint): Drawing => {
  const profile = pick(profiles, paint.shape);
  const [top, half] = profile[0] ?? [360, 50];
  const bouquet = pick(bouquets, paint.shape + Math.floor(paint.shape / profiles.length));
  return {
    art: put(
      'translate(400 640) scale(0.9) translate(-400 -640)',
      mouth(top, half, lighter(paint.base, 0.2), mix(paint.base, paint.deep, 0.9)) +
        bouquet(paint, top + 10) +
        surface(lathe(profile), paint) +
        gleam(322, (top + 640) / 2 - 10, 90, 13, 0.38),
    ),
    foot: 116,
    focus: [400, 520],
  };
};

export const vase: Motif = { stance: 'stand', draw };
