import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, type Motif, type Paint, pick, plain, ROUND, surface } from '../kit/paint.ts';
import { gleam, label } from '../kit/parts.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { fill, oval, stroke } from '../kit/svg.ts';

interface Cut {
  glass: Profile;
  lid: 'cloth' | 'screw' | 'cork';
  tag: readonly [y: number, width: number, height: number];
}

const cuts: readonly [Cut, ...Cut[]] = [
  {
    glass: [
      [344, 92],
      [376, 136],
      [440, 144],
      [600, 144],
      [640, 120],
    ],
    lid: 'cloth',
    tag: [526, 176, 128],
  },
  {
    glass: [
      [392, 118],
      [420, 168],
      [520, 176],
      [610, 160],
      [640, 128],
    ],
    lid: 'screw',
    tag: [532, 190, 116],
  },
  {
    glass: [
      [300, 78],
      [342, 120],
      [400, 124],
      [610, 124],
      [640, 104],
    ],
    lid: 'cork',
    tag: [500, 160, 146],
  },
  {
    glass: [
      [372, 124],
      [384, 150, 'corner'],
      [624, 150, 'corner'],
      [640, 136],
    ],
    lid: 'cloth',
    tag: [530, 180, 116],
  },
  {
    glass: [
      [330, 104],
      [352, 128, 'corner'],
      [470, 144],
      [622, 132, 'corner'],
      [640, 120],
    ],
    lid: 'screw',
    tag: [500, 168, 134],
  },
];

const shrink = (profile: Profile, by: number, from: number): Profile =>
  profile.map(([y, half, corner]) => [Math.min(Math.max(y, from), 632), Math.max(half - by, 10), corner] as const);

const cap = (kind: Cut['lid'], top: number, half: number, paint: Paint) => {
  if (kind === 'screw') {
    const metal = paint.spark;
    return (
      plain(
        lathe(
          [
            [top - 50, half + 10],
            [top + 6, half + 12],
          ],
          400,
          0.12,
        ),
        metal,
      ) +
      [0.3, 0.6]
        .map((part) =>
          stroke(
            `M${400 - half - 10},${top - 50 + 56 * part}a${half + 10},${(half + 10) * 0.12} 0 0 0 ${2 * half + 20},0`,
            darker(metal, 0.25),
            3,
            0.6,
          ),
        )
        .join('') +
      oval(400, top - 50, half + 10, (half + 10) * 0.13, lighter(metal, 0.35))
    );
  }
  if (kind === 'cork')
    return (
      plain(
        lathe(
          [
            [top - 62, half - 6],
            [top + 8, half - 14],
          ],
          400,
          0.12,
        ),
        '#c79a6a',
      ) + oval(400, top - 62, half - 6, (half - 6) * 0.13, '#e0bd92')
    );
  const skirt =
    `M${400 - half - 6},${top - 26}C${400 - half - 40},${top + 20} ${400 - half - 52},${top + 40} ` +
    `${400 - half - 58},${top + 62}q34,22 ` +
    `62,4t60,10t58,-4t60,6t${(half * 2 + 116 - 240).toFixed(0)},-16C${400 + half + 50},${top + 36} ` +
    `${400 + half + 36},${top + 16} ${400 + half + 6},${top - 26}C${400 + half * 0.6},${top - 66} ` +
    `${400 - half * 0.6},${top - 66} ${400 - half - 6},${top - 26}z`;
  return (
    surface(skirt, paint) +
    stroke(`M${400 - half - 16},${top}q${half + 16},34 ${2 * half + 32},0`, mix(paint.deep, '#6b4a33', 0.4), 8) +
    stroke(
      `M404,${top + 18}c-36,10 -40,50 -52,62M404,${top + 18}c30,14 26,44 44,60`,
      mix(paint.deep, '#6b4a33', 0.4),
      6,
    )
  );
};

const draw = (paint: Paint): Drawing => {
  const { glass, lid, tag } = pick(cuts, paint.shape);
  const [top, half] = glass[0] ?? [344, 92];
  const outline = lathe(glass);
  const level = top + 54;
  const preserve = paint.accent;
  const fruits = Array.from({ length: 22 }, (_, at) => {
    const x = 400 + (paint.random() - 0.5) * 220;
    const y = level + 50 + paint.random() * (570 - level - 20);
    return oval(
      x,
      y,
      17 + paint.random() * 9,
      15 + paint.random() * 8,
      at % 3 === 0 ? lighter(preserve, 0.16) : darker(preserve, 0.16),
      0.75,
    );
  }).join('');
  const inner = lathe(shrink(glass, 9, level));
  return {
    art: [
      fill(outline, '#ffffff', 0.55),
      `<clipPath id="jar-${paint.shape}"><path d="${inner}"/></clipPath>`,
      `<g clip-path="url(#jar-${paint.shape})">${fill('M200,0h400v800h-400z', preserve)}`,
      paint.shape % 2 === 0 ? fruits : '',
      `${oval(400, level, 170, 20, lighter(preserve, 0.24))}</g>`,
      fill(outline, ROUND, 0.85),
      stroke(outline, '#ffffff', 4, 0.55),
      label(400, tag[0], tag[1], tag[2], paint),
      gleam(400 - (glass[2]?.[1] ?? 140) + 16, top + 90, 150, 14, 0.5),
      cap(lid, top, half, paint),
    ].join(''),
    foot: 176,
    focus: [400, 430],
  };
};

export const jar: Motif = { stance: 'stand', draw };
