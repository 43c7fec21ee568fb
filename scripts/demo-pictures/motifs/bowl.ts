import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { type Drawing, type Motif, type Paint, pick, plain, surface } from '../kit/paint.ts';
import { gleam, mouth, steam } from '../kit/parts.ts';
import { leaf, oval } from '../kit/svg.ts';

const greens = (x: number, y: number, size: number) =>
  leaf(x + 4, y, size, size * 0.3, 42, '#6d9157', '#4f7340') +
  leaf(x - 4, y, size * 0.82, size * 0.27, -46, '#7fa366', '#4f7340');

const berries = (paint: Paint, y: number, half: number) => {
  const rows = [6, 4, 2].map((count, row) =>
    Array.from({ length: count }, (_, at) => {
      const x = 400 + (at - (count - 1) / 2) * half * 0.3 + row * 5;
      const up = y + 2 - row * half * 0.19 - (at % 2) * 5;
      const colour = mix(paint.accent, at % 2 === 0 ? '#b0303c' : '#d8553f', 0.6);
      return (
        oval(x, up, half * 0.165, half * 0.16, colour) +
        oval(x - half * 0.05, up - half * 0.06, half * 0.045, half * 0.035, '#ffffff', 0.6)
      );
    }).join(''),
  );
  return rows.join('') + greens(400, y - half * 0.5, 58);
};

interface Cut {
  profile: Profile;
  content?: string;
  inside?: (paint: Paint, y: number, half: number) => string;
  /** A second bowl that this one is nested in. */
  nest?: Profile;
}

const cuts: readonly [Cut, ...Cut[]] = [
  {
    profile: [
      [430, 214],
      [500, 202],
      [590, 134],
      [622, 92, 'corner'],
      [640, 96],
    ],
    content: '#d98a3d',
    inside: (_, y) => greens(424, y + 10, 44) + steam(400, y - 40),
  },
  {
    profile: [
      [440, 186],
      [510, 190],
      [590, 146],
      [640, 100],
    ],
    inside: berries,
  },
  {
    profile: [
      [478, 252],
      [526, 238],
      [600, 164],
      [624, 118, 'corner'],
      [640, 122],
    ],
    content: '#e9d8b4',
  },
  {
    profile: [
      [352, 196],
      [440, 182],
      [520, 118],
      [552, 100],
    ],
    nest: [
      [448, 220],
      [530, 202],
      [612, 132],
      [640, 112],
    ],
  },
  {
    profile: [
      [380, 168],
      [420, 178],
      [540, 160],
      [620, 104],
      [640, 112],
    ],
    content: '#8f5a3c',
  },
];

const draw = (paint: Paint): Drawing => {
  const { profile, content, inside, nest } = pick(cuts, paint.shape);
  const [y, half] = profile[0] ?? [430, 200];
  const [outerY, outerHalf] = nest?.[0] ?? [0, 0];
  return {
    art: [
      nest === undefined
        ? ''
        : plain(lathe(nest), paint.accent) +
          mouth(outerY, outerHalf, lighter(paint.accent, 0.25), darker(paint.accent, 0.25)),
      surface(lathe(profile), paint),
      nest === undefined ? '' : plain(lathe([[outerY + 16, outerHalf * 0.98], ...nest.slice(1)]), paint.accent),
      gleam(400 - half * 0.78, y + 40, 70, 14, 0.4),
      mouth(y, half, lighter(paint.base, 0.3), mix(paint.base, paint.deep, 0.5), content),
      inside?.(paint, y, half) ?? '',
    ].join(''),
    foot: 168,
    focus: [400, 510],
  };
};

export const bowl: Motif = { stance: 'stand', draw };
