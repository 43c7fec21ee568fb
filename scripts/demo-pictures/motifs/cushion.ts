import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, type Motif, type Paint, plain, surface, WELL } from '../kit/paint.ts';
import { around, oval, put, stroke } from '../kit/svg.ts';

const square =
  'M214,262Q400,306 586,262Q612,250 602,280Q566,450 602,622Q610,652 582,642Q400,606 218,642Q190,652 ' +
  '198,622Q234,450 198,280Q188,250 214,262z';
const wide =
  'M146,384Q400,414 654,384Q684,378 676,406Q650,510 676,618Q682,646 652,640Q400,612 148,640Q118,646 ' +
  '124,618Q150,510 124,406Q116,378 146,384z';

const creases = (colour: string) =>
  ['M232,296Q262,330 268,372', 'M568,296Q540,328 532,368', 'M236,606Q268,580 274,540', 'M566,606Q534,582 528,542']
    .map((d) => stroke(d, colour, 6, 0.28))
    .join('');

const tassels = (corners: readonly (readonly [number, number, number])[], colour: string) =>
  corners
    .map(([x, y, angle]) =>
      put(
        `translate(${x} ${y}) rotate(${angle})`,
        ...[-12, -4, 4, 12].map((at) => stroke(`M0,6L${at},54`, colour, 7)),
        oval(0, 6, 13, 13, darker(colour, 0.15)),
      ),
    )
    .join('');

const kinds: readonly ((paint: Paint) => string)[] = [
  (paint) =>
    surface(square, paint, WELL) + stroke(square, mix(paint.base, paint.deep, 0.55), 7, 0.75) + creases(paint.deep),
  (paint) =>
    tassels(
      [
        [202, 268, 135],
        [598, 268, -135],
        [206, 634, 45],
        [594, 634, -45],
      ],
      paint.accent,
    ) +
    surface(square, paint, WELL) +
    creases(paint.deep),
  (paint) =>
    surface(wide, paint, WELL) +
    stroke(wide, lighter(paint.ink, 0.1), 6, 0.8) +
    ['M170,404Q206,440 210,468', 'M630,404Q596,440 590,468'].map((d) => stroke(d, paint.deep, 6, 0.28)).join(''),
  (paint) =>
    plain('M400,236a206,206 0 1 1 -0.1,0z', paint.base, WELL) +
    paint.lay('M400,236a206,206 0 1 1 -0.1,0z', 0.5) +
    around(400, 442, 20, stroke('M400,420Q408,330 400,240', darker(paint.base, 0.35), 5, 0.32)) +
    oval(400, 442, 26, 26, paint.accent) +
    oval(400, 442, 26, 26, WELL),
  (paint) =>
    put(
      'translate(96 -26) rotate(7 400 450) scale(0.94)',
      plain(square, paint.accent, WELL),
      stroke(square, darker(paint.accent, 0.3), 6, 0.6),
    ) +
    put(
      'translate(-46 26) scale(0.98)',
      surface(square, paint, WELL),
      stroke(square, mix(paint.base, paint.deep, 0.5), 6, 0.7),
      creases(paint.deep),
    ),
];

const draw = (paint: Paint): Drawing => ({
  art: kinds[paint.shape % kinds.length]?.(paint) ?? '',
  foot: 220,
  focus: [360, 440],
});

export const cushion: Motif = { stance: 'stand', draw };
