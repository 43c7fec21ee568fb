import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { type Drawing, type Motif, type Paint, plain, ROUND, surface } from '../kit/paint.ts';
import { flame, gleam, label, mouth, woods } from '../kit/parts.ts';
import { bar, fill, oval, stroke } from '../kit/svg.ts';

const WAX = '#fff3dc';

/** Wax in a glass, with a label. */
const inGlass = (paint: Paint) =>
  fill(
    lathe([
      [380, 128],
      [640, 120],
    ]),
    '#ffffff',
    0.5,
  ) +
  plain(
    lathe([
      [436, 120],
      [634, 114],
    ]),
    mix(WAX, paint.base, 0.35),
  ) +
  oval(400, 436, 120, 17, lighter(mix(WAX, paint.base, 0.35), 0.4)) +
  flame(400, 436) +
  fill(
    lathe([
      [380, 128],
      [640, 120],
    ]),
    ROUND,
    0.8,
  ) +
  stroke('M272,380a128,19 0 0 0 256,0a128,19 0 0 0 -256,0z', '#ffffff', 5, 0.8) +
  label(400, 540, 140, 120, paint) +
  gleam(294, 420, 170, 12);

/** Wax in a painted cup. */
const inCup = (paint: Paint) =>
  surface(
    lathe([
      [420, 140],
      [600, 132],
      [640, 108],
    ]),
    paint,
  ) +
  gleam(298, 470, 90) +
  mouth(420, 140, lighter(paint.base, 0.25), mix(WAX, paint.spark, 0.2), WAX) +
  flame(400, 424);

/** Pillars of three heights. */
const pillars = (paint: Paint) =>
  [
    [286, 440, 62, 626],
    [510, 490, 66, 634],
    [404, 360, 74, 652],
  ]
    .map(([x = 0, top = 0, half = 0, foot = 0], at) => {
      const wax = at === 0 ? mix(paint.accent, WAX, 0.25) : at === 1 ? mix(paint.spark, WAX, 0.3) : paint.base;
      const body = lathe(
        [
          [top, half],
          [foot, half],
        ],
        x,
      );
      return (
        (at === 2 ? surface(body, paint) : plain(body, wax)) +
        oval(x, top, half, half * 0.15, lighter(wax, 0.35)) +
        flame(x, top + 2)
      );
    })
    .join('');

/** Tapers in brass holders. */
const tapers = (paint: Paint) =>
  [
    [300, 322],
    [480, 250],
  ]
    .map(([x = 0, top = 0], at) => {
      const brass = '#cfa257';
      const foot =
        plain(
          lathe(
            [
              [600, 26],
              [622, 78],
              [640, 92],
            ],
            x,
          ),
          brass,
        ) +
        plain(
          lathe(
            [
              [506, 40],
              [520, 30],
              [540, 16],
              [604, 18],
            ],
            x,
          ),
          brass,
        ) +
        oval(x, 506, 40, 8, lighter(brass, 0.3));
      return (
        foot +
        plain(
          lathe(
            [
              [top, 15],
              [506, 20],
            ],
            x,
          ),
          at === 0 ? paint.base : paint.accent,
        ) +
        flame(x, top + 2)
      );
    })
    .join('');

/** A tin with its lid leaning on it. */
const inTin = (paint: Paint) =>
  plain('M520,640a104,104 0 1 1 104,-20l-16,20z', mix(paint.ink, paint.deep, 0.25)) +
  surface(
    lathe([
      [494, 178],
      [640, 178],
    ]),
    paint,
  ) +
  fill(
    lathe(
      [
        [494, 178],
        [508, 178],
      ],
      400,
    ),
    darker(paint.base, 0.2),
    0.5,
  ) +
  mouth(494, 178, '#d9d2c6', mix(WAX, paint.spark, 0.2), WAX) +
  flame(330, 498) +
  flame(470, 498);

/** A wooden lantern. */
const lantern = (paint: Paint) => {
  const wood = woods[paint.shape % woods.length] ?? woods[0];
  return (
    stroke('M330,250C330,150 470,150 470,250', darker(wood, 0.35), 10) +
    fill('M262,292h276v332h-276z', '#fff4d6', 0.6) +
    plain(
      lathe([
        [520, 52],
        [612, 52],
      ]),
      WAX,
    ) +
    flame(400, 522) +
    plain('M300,232h200l62,64H238z', wood) +
    plain(bar(236, 612, 328, 34, 8), wood) +
    [244, 528].map((x) => plain(bar(x, 292, 28, 326, 5), wood)).join('') +
    fill('M391,292h18v320h-18z', wood, 0.28)
  );
};

const kinds = [inGlass, inCup, pillars, tapers, inTin, lantern] as const;

const draw = (paint: Paint): Drawing => {
  const kind = kinds[paint.shape % kinds.length] ?? inGlass;
  return { art: kind(paint), foot: kind === inGlass || kind === inCup ? 168 : 226, focus: [400, 480] };
};

export const candle: Motif = { stance: 'stand', draw };
