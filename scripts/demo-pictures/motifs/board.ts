import { darker, lighter } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, pick, plain } from '../kit/paint.ts';
import { grain, woods } from '../kit/parts.ts';
import { around, bar, cast, disc, fill, leaf, oval, put, stroke } from '../kit/svg.ts';

const lemon = (x: number, y: number, size: number) =>
  oval(x, y, size, size, '#f0c23e') +
  oval(x, y, size * 0.88, size * 0.88, '#fff6cf') +
  put('', around(x, y, 8, leaf(x, y - size * 0.1, size * 0.66, size * 0.23, 0, '#f6d869')));

const loaf = (x: number, y: number) =>
  put(
    `translate(${x} ${y}) rotate(-8)`,
    plain('M-150,40C-176,-60 -90,-94 0,-94S176,-60 150,40Q146,66 110,66H-110Q-146,66 -150,40z', '#b9743a', FALL),
    ...[-78, -10, 58].map((at) => stroke(`M${at - 26},-56q40,30 44,86`, '#f1d3a0', 15, 0.9)),
  );

const herb = (x: number, y: number, turn: number) =>
  put(
    `translate(${x} ${y}) rotate(${turn})`,
    stroke('M0,70L0,-70', '#6b8a59', 5),
    ...[-50, -20, 10, 40].flatMap((level, at) => [
      leaf(0, level + 10, 54 - at * 3, 18, -52, '#6f9d63', '#b9d6ae'),
      leaf(0, level + 10, 54 - at * 3, 18, 52, '#83b176', '#b9d6ae'),
    ]),
    leaf(0, -62, 48, 16, 0, '#83b176'),
  );

const outlines = [
  'M250,230Q250,196 284,196H516Q550,196 550,230V604Q550,638 516,638H284Q250,638 250,604zM374,200V116Q374,92 ' +
    '400,92T426,116V200z',
  `${disc(400, 446, 216)}M366,250V120Q366,96 400,96T434,120V250z`,
  'M170,300Q170,262 208,262H640Q690,262 690,312V520Q690,570 640,570H208Q170,570 170,532z',
  'M296,310C286,250 356,236 366,200V112Q366,84 400,84T434,112V200C444,236 514,250 504,310V660Q504,700 ' +
    '464,700H336Q296,700 296,660z',
] as const;

const holes = [
  [400, 128],
  [400, 132],
  [232, 416],
  [400, 122],
] as const;

const draw = (paint: Paint): Drawing => {
  const kind = paint.shape % outlines.length;
  const outline = outlines[kind] ?? outlines[0];
  const wood = kind === 1 ? woods[4] : pick(woods, paint.shape + Math.floor(paint.random() * 4));
  const [holeX, holeY] = holes[kind] ?? holes[0];
  const id = `board-${kind}`;
  const strips =
    kind === 2
      ? [262, 340, 416, 492]
          .map((y, at) =>
            fill(`M160,${y}h540v${at === 3 ? 90 : 76}h-540z`, at % 2 === 0 ? darker(wood, 0.24) : lighter(wood, 0.12)),
          )
          .join('')
      : '';
  const things = [
    lemon(330, 330, 56) + lemon(398, 400, 50) + herb(470, 520, 28),
    loaf(404, 440),
    herb(590, 400, 70) + lemon(420, 452, 54),
    oval(366, 420, 40, 38, '#cf4f43') +
      oval(446, 470, 42, 40, '#d9614d') +
      oval(372, 530, 38, 36, '#c9463d') +
      [
        [354, 408],
        [434, 456],
        [362, 520],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 10, 7, '#ffffff', 0.6))
        .join('') +
      [
        [366, 388],
        [446, 436],
        [372, 500],
      ]
        .map(([x = 0, y = 0]) => around(x, y, 5, leaf(x, y, 24, 6, 0, '#5f8a52')))
        .join(''),
  ];
  return {
    art: put(
      `rotate(${kind === 2 ? -7 : 16} 400 420)`,
      cast(outline, 1.1),
      fill(outline, wood),
      `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
      `<g clip-path="url(#${id})">${strips}`,
      kind === 2 ? '' : grain(150, 190, 520, 520, wood, paint.random),
      `${kind === 0 ? fill('M250,560h300v26h-300z', darker(wood, 0.3), 0.5) : ''}</g>`,
      kind === 2 ? stroke(bar(270, 292, 390, 248, 26), darker(wood, 0.45), 7, 0.35) : '',
      fill(outline, FALL),
      oval(holeX, holeY, 14, 14, darker(paint.table, 0.4)),
      things[(kind + Math.floor(paint.shape / 4)) % things.length] ?? '',
    ),
    foot: 0,
    focus: [400, 420],
  };
};

export const board: Motif = { stance: 'lie', draw };
