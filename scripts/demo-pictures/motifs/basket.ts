import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe, type Profile } from '../kit/lathe.ts';
import { type Drawing, FALL, type Motif, type Paint, pick, plain, surface, ROUND, WELL } from '../kit/paint.ts';
import { ear, mouth } from '../kit/parts.ts';
import { fill, oval, put, stroke } from '../kit/svg.ts';

interface Cut {
  profile: Profile;
  handles: 'sides' | 'arch' | 'rope' | 'none';
  content: 'cloth' | 'rolls' | 'none';
  step: number;
}

const cuts: readonly [Cut, ...Cut[]] = [
  {
    profile: [
      [420, 214],
      [540, 200],
      [640, 170],
    ],
    handles: 'sides',
    content: 'cloth',
    step: 30,
  },
  {
    profile: [
      [300, 160],
      [480, 176],
      [640, 152],
    ],
    handles: 'rope',
    content: 'none',
    step: 34,
  },
  {
    profile: [
      [450, 222],
      [560, 214],
      [640, 168],
    ],
    handles: 'arch',
    content: 'rolls',
    step: 27,
  },
  {
    profile: [
      [500, 210],
      [640, 196],
    ],
    handles: 'none',
    content: 'rolls',
    step: 24,
  },
];

const straw = '#d3aa6d';

const weave = (profile: Profile, step: number, tint: string, band: string) => {
  const [top, half] = profile[0] ?? [420, 200];
  const rows = Math.floor((640 - top) / step);
  return Array.from({ length: rows + 1 }, (_, row) => {
    const y = top + row * step;
    const colour = row === 2 || row === 3 ? band : tint;
    return Array.from({ length: 19 }, (__, at) => {
      const x = 400 + ((at - 9) / 9) * half * 1.12 + (row % 2) * (half / 17);
      const sag = Math.sqrt(Math.max(0, 1 - ((x - 400) / (half * 1.14)) ** 2)) * half * 0.13;
      return stroke(
        `M${(x - half * 0.042).toFixed(1)},${(y + sag).toFixed(1)}q${(half * 0.042).toFixed(1)},${step * 0.28} ` +
          `${(half * 0.084).toFixed(1)},0`,
        at % 2 === row % 2 ? lighter(colour, 0.2) : darker(colour, 0.14),
        step * 0.62,
      );
    }).join('');
  }).join('');
};

const rolls = (paint: Paint, y: number, half: number) =>
  [-0.5, 0.5, 0]
    .map((at, index) => {
      const colour = [paint.base, paint.accent, paint.soft][index] ?? paint.base;
      const x = 400 + at * half * 1.08;
      const radius = half * 0.34;
      const up = y - radius * (index === 2 ? 0.7 : 0.35);
      return (
        oval(x, up, radius, radius, colour) +
        oval(x, up, radius, radius, WELL) +
        [0.72, 0.46, 0.2]
          .map((part) =>
            stroke(
              `M${x - radius * part},${up}a${radius * part},${radius * part} 0 1 1 ${radius * part},${radius * part}`,
              darker(colour, 0.22),
              5,
              0.7,
            ),
          )
          .join('')
      );
    })
    .join('');

const draw = (paint: Paint): Drawing => {
  const { profile, handles, content, step } = pick(cuts, paint.shape);
  const [top, half] = profile[0] ?? [420, 200];
  const outline = lathe(profile);
  const id = `basket-${paint.shape}`;
  const tint = mix(straw, paint.base, 0.16);
  const band = paint.base;
  const arch =
    `M${400 - half * 0.92},${top + 8}C${400 - half * 0.9},${top - 320} ${400 + half * 0.9},${top - 320} ` +
    `${400 + half * 0.92},${top + 8}`;
  const [left, right] = [400 - half * 0.9, 400 + half * 0.9];
  const lining =
    `M${left},${top}C${400 - half * 0.7},${top - 110} ${400 - half * 0.2},${top - 60} ` +
    `400,${top - 96}S${400 + half * 0.8},${top - 100} ${right},${top}z`;
  return {
    art: [
      `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
      handles === 'sides'
        ? [-1, 1]
            .map((side) =>
              put(
                `translate(400 0) scale(${side} 1)`,
                ear(
                  `M${half * 0.7},${top}C${half * 0.72},${top - 92} ${half * 1.16},${top - 84} ` +
                    `${half * 1.0},${top + 30}`,
                  tint,
                  20,
                ),
              ),
            )
            .join('')
        : '',
      mouth(top, half, darker(tint, 0.1), darker(tint, 0.5)),
      content === 'cloth'
        ? surface(lining, { ...paint, base: paint.soft, ink: paint.main }, FALL)
        : content === 'rolls'
          ? rolls(paint, top, half)
          : '',
      plain(outline, darker(tint, 0.3)),
      `<g clip-path="url(#${id})">${weave(profile, step, tint, band)}</g>`,
      fill(outline, ROUND),
      stroke(`M${400 - half},${top}a${half},${half * 0.15} 0 0 0 ${2 * half},0`, lighter(tint, 0.1), 22) +
        stroke(`M${400 - half},${top - 3}a${half},${half * 0.15} 0 0 0 ${2 * half},0`, lighter(tint, 0.4), 6, 0.6),
      handles === 'arch' ? ear(arch, tint, 22) : '',
      handles === 'rope'
        ? [-1, 1]
            .map((side) =>
              put(
                `translate(400 0) scale(${side} 1)`,
                stroke(
                  `M${half * 0.36},${top + 56}C${half * 0.3},${top + 150} ${half * 0.86},${top + 150} ` +
                    `${half * 0.8},${top + 52}`,
                  '#f1e3c8',
                  14,
                ),
                oval(half * 0.36, top + 56, 11, 11, '#d8c29a'),
                oval(half * 0.8, top + 52, 11, 11, '#d8c29a'),
              ),
            )
            .join('')
        : '',
    ].join(''),
    foot: 210,
    focus: [400, 500],
  };
};

export const basket: Motif = { stance: 'stand', draw };
