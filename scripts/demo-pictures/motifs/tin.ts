import { darker, lighter } from '../kit/colour.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { type Drawing, FALL, type Motif, type Paint, pick, plain, surface } from '../kit/paint.ts';
import { gleam, label } from '../kit/parts.ts';
import { fill, oval, stroke } from '../kit/svg.ts';

const round: readonly [Profile, ...Profile[]] = [
  [
    [330, 128],
    [640, 128],
  ],
  [
    [440, 178],
    [640, 178],
  ],
];

const turned = (paint: Paint): Drawing => {
  const profile = pick(round, paint.shape);
  const [top, half] = profile[0] ?? [330, 128];
  const lid = lighter(paint.accent, 0.04);
  const height = 640 - top;
  return {
    art: [
      surface(lathe(profile, 400, 0.13), paint),
      stroke(`M${400 - half},632a${half},${half * 0.13} 0 0 0 ${2 * half},0`, darker(paint.base, 0.4), 6, 0.5),
      label(400, top + height * 0.56, half * 1.16, Math.min(height * 0.5, half * 1.2), paint),
      plain(
        lathe(
          [
            [top - 46, half + 5],
            [top + 8, half + 5],
          ],
          400,
          0.13,
        ),
        lid,
      ),
      oval(400, top - 46, half + 5, half * 0.14, lighter(lid, 0.3)) +
        oval(400, top - 46, half * 0.82, half * 0.11, lighter(lid, 0.12)),
      gleam(400 - half * 0.8, top + 50, height * 0.5, 13, 0.4),
    ].join(''),
    foot: half + 40,
    focus: [400, top + height * 0.4],
  };
};

const boxed = (paint: Paint): Drawing => {
  const front = 'M262,352H492V648H262z';
  const side = 'M492,352L560,326V612L492,648z';
  const lid = paint.accent;
  return {
    art: [
      surface(front, paint, FALL),
      fill(side, darker(paint.base, 0.24)) + paint.lay(side, 0.35),
      plain('M254,300H500V362H254z', lid, FALL) +
        fill('M500,300L570,274V334L500,362z', darker(lid, 0.26)) +
        fill('M254,300L328,274H570L500,300z', lighter(lid, 0.3)),
      label(377, 506, 150, 156, paint),
      stroke('M254,362H500', darker(paint.base, 0.5), 4, 0.35),
    ].join(''),
    foot: 196,
    focus: [390, 440],
  };
};

export const tin: Motif = { stance: 'stand', draw: (paint) => (paint.shape % 3 === 2 ? boxed(paint) : turned(paint)) };
