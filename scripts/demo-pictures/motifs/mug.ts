import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { type Drawing, type Motif, type Paint, pick, plain, surface } from '../kit/paint.ts';
import { ear, gleam, mouth, steam } from '../kit/parts.ts';
import { fill, oval } from '../kit/svg.ts';

interface Cut {
  profile: Profile;
  handle?: string;
  saucer?: boolean;
  rim?: 'enamel';
}

const cuts: readonly [Cut, ...Cut[]] = [
  {
    profile: [
      [308, 132],
      [590, 132],
      [628, 124, 'corner'],
      [640, 112],
    ],
    handle: 'M522,372C650,348 652,548 520,544',
  },
  {
    profile: [
      [300, 116],
      [360, 128],
      [470, 168],
      [570, 150],
      [640, 92],
    ],
    handle: 'M528,360C656,344 646,536 548,546',
  },
  {
    profile: [
      [240, 122],
      [420, 116],
      [626, 92],
      [640, 84],
    ],
    handle: 'M508,330C624,320 612,500 498,506',
  },
  {
    profile: [
      [372, 166],
      [430, 166],
      [520, 138],
      [590, 84],
      [622, 70],
    ],
    handle: 'M556,408C660,388 650,500 530,510',
    saucer: true,
  },
  {
    profile: [
      [318, 140],
      [640, 132],
    ],
    handle: 'M532,380C650,372 650,552 530,552',
    rim: 'enamel',
  },
  {
    profile: [
      [322, 122],
      [400, 136],
      [520, 128],
      [640, 92],
    ],
  },
  {
    profile: [
      [352, 124],
      [440, 128],
      [540, 116],
      [606, 74],
      [640, 88],
    ],
    handle: 'M516,388C610,380 604,492 508,506',
    saucer: true,
  },
];

const drinks = ['#b4713a', '#6b4028', '#c99a5e', '#9b3f3a', '#a9a24a'] as const;

const draw = (paint: Paint): Drawing => {
  const { profile, handle, saucer, rim } = pick(cuts, paint.shape);
  const [top, half] = profile[0] ?? [300, 120];
  const lip = rim === 'enamel' ? paint.accent : lighter(paint.base, 0.28);
  const plate =
    plain('M170,624C190,668 320,682 400,682S610,668 630,624z', darker(paint.base, 0.1)) +
    oval(400, 624, 230, 34, lighter(paint.base, 0.12)) +
    oval(400, 626, 130, 19, darker(paint.base, 0.1));
  return {
    art: [
      saucer ? plate : '',
      handle === undefined ? '' : ear(handle, rim === 'enamel' ? paint.accent : paint.base, rim === 'enamel' ? 24 : 34),
      surface(lathe(profile), paint),
      rim === 'enamel'
        ? fill(
            lathe([
              [622, 133],
              [640, 132],
            ]),
            paint.accent,
            0.85,
          )
        : '',
      gleam(400 - half * 0.74, top + 60, (640 - top) * 0.42, 13, 0.42),
      mouth(top, half, lip, mix(paint.base, paint.deep, 0.75), pick(drinks, Math.floor(paint.random() * 5))),
      steam(400, top - 26),
    ].join(''),
    foot: saucer ? 232 : (profile.at(-1)?.[1] ?? 120) + 40,
    focus: [410, (top + 640) / 2 - 30],
  };
};

export const mug: Motif = { stance: 'stand', draw };
