import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { type Drawing, FALL, type Motif, type Paint, plain, surface, WELL } from '../kit/paint.ts';
import { woods } from '../kit/parts.ts';
import { fill, oval, stroke } from '../kit/svg.ts';

const fringe = (from: number, to: number, y: number, length: number, colour: string) =>
  Array.from({ length: Math.floor((to - from) / 17) + 1 }, (_, at) =>
    stroke(
      `M${from + at * 17},${y}q${at % 2 === 0 ? -4 : 4},${length * 0.5} ${at % 3 === 0 ? 3 : -2},${length}`,
      at % 2 === 0 ? colour : darker(colour, 0.12),
      8,
    ),
  ).join('');

/** Thrown over a round pouf. */
const thrown = (paint: Paint) => {
  const wool = mix(paint.accent, paint.soft, 0.25);
  const cloth = 'M262,414Q272,386 400,384T538,414L556,578Q480,606 400,606T244,578z';
  return (
    plain(
      lathe([
        [420, 204],
        [470, 226],
        [580, 226],
        [640, 196],
      ]),
      wool,
    ) +
    oval(400, 420, 204, 36, lighter(wool, 0.25)) +
    [-1, 1]
      .map((side) =>
        stroke(`M${400 + side * 206},438Q${400 + side * 222},530 ${400 + side * 190},640`, darker(wool, 0.3), 4, 0.5),
      )
      .join('') +
    fringe(250, 556, 584, 50, mix(paint.base, paint.ink, 0.6)) +
    surface(cloth, paint, FALL) +
    fill('M262,414Q272,386 400,384T538,414Q528,446 400,448T262,414z', '#fffaf0', 0.22) +
    [318, 402, 486]
      .map((x, at) =>
        stroke(
          `M${x},${at === 1 ? 450 : 444}Q${x + (at - 1) * 14 - 6},520 ${x + (at - 1) * 20},592`,
          darker(paint.base, 0.35),
          8,
          0.18,
        ),
      )
      .join('')
  );
};

/** Thick knitting, folded over the rung of a wooden ladder. */
const draped = (paint: Paint) => {
  const wood = woods[paint.shape % woods.length] ?? woods[0];
  const cloth = 'M214,268Q214,238 252,238H548Q586,238 586,268V560H214z';
  return (
    plain('M178,120h26v530h-26zM596,120h26v530h-26z', wood) +
    [180, 420, 580].map((y) => plain(`M190,${y}h420v22h-420z`, darker(wood, 0.08), FALL)).join('') +
    plain('M178,244h444v24h-444z', wood, FALL) +
    surface(cloth, paint, FALL) +
    [290, 372, 456, 530]
      .map((x) => stroke(`M${x},250C${x - 10},350 ${x + 10},450 ${x - 3},556`, darker(paint.base, 0.3), 7, 0.22))
      .join('') +
    fringe(222, 580, 560, 52, mix(paint.base, paint.ink, 0.5))
  );
};

/** Rolled and strapped with leather. */
const rolled = (paint: Paint) => {
  const d = 'M262,440H560C604,440 622,500 622,542S604,646 560,646H262z';
  const spiral = [96, 72, 48, 24]
    .map((r) => stroke(`M${262 - r},543a${r},${r} 0 1 1 ${r},${r}`, darker(paint.base, 0.28), 7, 0.55))
    .join('');
  const strap = (x: number) =>
    fill(`M${x},440h30c22,40 22,166 0,206h-30c22,-40 22,-166 0,-206z`, '#8a5a3a') +
    fill(`M${x + 14},520h26v40h-26z`, '#d9b26a');
  return (
    surface(d, paint, FALL) +
    fill('M159,543a103,103 0 1 1 206,0a103,103 0 1 1 -206,0z', lighter(paint.base, 0.12)) +
    fill('M159,543a103,103 0 1 1 206,0a103,103 0 1 1 -206,0z', WELL) +
    spiral +
    strap(398) +
    strap(510)
  );
};

const kinds = [thrown, draped, rolled] as const;

const draw = (paint: Paint): Drawing => ({
  art: (kinds[paint.shape % kinds.length] ?? thrown)(paint),
  foot: 244,
  focus: paint.shape % kinds.length === 1 ? [400, 430] : [400, 500],
});

export const blanket: Motif = { stance: 'stand', draw };
