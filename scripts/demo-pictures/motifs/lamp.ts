import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { type Drawing, GLOW, type Motif, type Paint, pick, plain, surface } from '../kit/paint.ts';
import { gleam, woods } from '../kit/parts.ts';
import { fill, oval, stroke } from '../kit/svg.ts';

interface Cut {
  shade: Profile;
  body: Profile;
  /** What carries the print. */
  printed: 'shade' | 'body';
}

const cuts: readonly [Cut, ...Cut[]] = [
  {
    shade: [
      [176, 92],
      [376, 190],
    ],
    body: [
      [420, 26],
      [470, 78],
      [550, 104],
      [620, 74],
      [640, 80],
    ],
    printed: 'body',
  },
  {
    shade: [
      [236, 30],
      [262, 120],
      [340, 196],
      [372, 206],
    ],
    body: [
      [390, 40],
      [520, 46],
      [612, 76],
      [640, 108],
    ],
    printed: 'shade',
  },
  {
    shade: [
      [180, 150],
      [372, 168],
    ],
    body: [
      [410, 30],
      [440, 84],
      [480, 40],
      [530, 96],
      [590, 44],
      [620, 96],
      [640, 96],
    ],
    printed: 'shade',
  },
  {
    shade: [
      [196, 60],
      [240, 140],
      [320, 170],
      [372, 130],
    ],
    body: [
      [400, 24],
      [600, 30],
      [622, 96],
      [640, 104],
    ],
    printed: 'shade',
  },
];

const draw = (paint: Paint): Drawing => {
  const { shade, body, printed } = pick(cuts, paint.shape);
  const [, foot] = shade.at(-1) ?? [376, 190];
  const bottom = shade.at(-1)?.[0] ?? 376;
  const top = shade[0] ?? [180, 90];
  const warm = mix(paint.spark, '#fff6e2', 0.6);
  const wood = pick(woods, paint.shape);
  const carried: Paint = { ...paint, base: printed === 'shade' ? mix(paint.base, '#fff1d0', 0.2) : paint.base };
  const shadeArt = printed === 'shade' ? surface(lathe(shade, 400, 0.1), carried) : plain(lathe(shade, 400, 0.1), warm);
  return {
    art: [
      oval(400, 420, 330, 300, GLOW, 0.75),
      stroke('M468,632C560,650 560,610 640,628S760,640 820,618', darker(paint.table, 0.45), 6, 0.7),
      stroke(`M400,${bottom}V440`, '#b98f4d', 15),
      oval(400, bottom, foot, foot * 0.1, '#fff3c8'),
      printed === 'body'
        ? surface(lathe(body), paint) + gleam(330, 520, 60, 12, 0.4)
        : plain(lathe(body), paint.shape % 2 === 0 ? paint.accent : wood),
      shadeArt,
      fill(lathe(shade, 400, 0.1), GLOW, 0.5),
      oval(400, top[0], top[1], top[1] * 0.09, lighter(carried.base, 0.5)),
      stroke(
        `M${400 - foot},${bottom}a${foot},${foot * 0.1} 0 0 0 ${2 * foot},0`,
        darker(printed === 'shade' ? paint.base : warm, 0.22),
        5,
        0.55,
      ),
    ].join(''),
    foot: 150,
    focus: [400, 340],
  };
};

export const lamp: Motif = { stance: 'stand', draw };
