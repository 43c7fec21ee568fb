import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, plain, surface } from '../kit/paint.ts';
import { label, woods } from '../kit/parts.ts';
import { bar, fill, leaf, oval, put, stroke } from '../kit/svg.ts';

const bubbles = (x: number, y: number) =>
  [
    [0, 0, 26],
    [44, -30, 17],
    [-30, -44, 14],
    [20, -74, 10],
  ]
    .map(
      ([dx = 0, dy = 0, r = 10]) =>
        oval(x + dx, y + dy, r, r, '#ffffff', 0.42) +
        oval(x + dx - r * 0.35, y + dy - r * 0.35, r * 0.25, r * 0.25, '#ffffff', 0.9),
    )
    .join('');

/** One bar: its top and its front, marbled. */
const piece = (x: number, y: number, width: number, height: number, colour: string) => {
  const front = bar(x, y, width, height, 20);
  const top =
    `M${x + 3},${y + 12}L${x + 42},${y - 42}Q${x + 50},${y - 52} ` +
    `${x + 64},${y - 52}H${x + width - 64}Q${x + width - 50},${y - 52} ` +
    `${x + width - 42},${y - 42}L${x + width - 3},${y + 12}z`;
  return (
    fill(top, lighter(colour, 0.3)) +
    plain(front, colour, FALL) +
    stroke(
      `M${x + 30},${y + height * 0.62}q${width * 0.2},-30 ${width * 0.4},0t${width * 0.42},-6`,
      lighter(colour, 0.4),
      9,
      0.5,
    )
  );
};

const belt = (x: number, y: number, width: number, height: number, paint: Paint) =>
  surface(`M${x},${y}h${width}v${height}h${-width}z`, paint, FALL) +
  fill(`M${x},${y}l8,-50h${width - 16}l8,50z`, lighter(paint.base, 0.25)) +
  stroke(`M${x + width / 2},${y - 50}v${height + 50}`, '#8a6a4a', 5, 0.8);

const tint = (paint: Paint) => mix(paint.soft, paint.main, 0.35);

const kinds: readonly ((paint: Paint) => string)[] = [
  (paint) =>
    piece(190, 470, 420, 170, tint(paint)) +
    belt(300, 470, 200, 170, paint) +
    label(400, 556, 130, 108, paint) +
    bubbles(610, 430),
  (paint) =>
    [0, 1, 2]
      .map((at) =>
        put(
          `translate(${at === 1 ? 14 : at * -6} ${-at * 116})`,
          piece(
            214,
            532,
            372,
            110,
            [tint(paint), mix(paint.accent, paint.soft, 0.35), mix(paint.spark, paint.soft, 0.4)][at] ?? paint.base,
          ),
        ),
      )
      .join('') +
    fill('M372,300h56v342h-56z', paint.base, 0.95) +
    paint.lay('M372,300h56v342h-56z') +
    leaf(400, 300, 70, 22, -40, '#6f9d63') +
    leaf(402, 300, 64, 20, 36, '#83b176'),
  (paint) => {
    const wood = woods[paint.shape % woods.length] ?? woods[0];
    return (
      plain(bar(170, 590, 460, 54, 24), wood) +
      [240, 330, 420, 510].map((x) => fill(bar(x, 594, 50, 14, 7), darker(wood, 0.4), 0.5)).join('') +
      put(
        'translate(400 596) scale(0.82) translate(-400 -640)',
        piece(214, 470, 372, 170, tint(paint)),
        stroke('M340,560q60,-46 120,0', darker(tint(paint), 0.2), 7, 0.5),
      ) +
      bubbles(250, 400) +
      bubbles(560, 420)
    );
  },
];

const draw = (paint: Paint): Drawing => ({
  art: kinds[paint.shape % kinds.length]?.(paint) ?? '',
  foot: 240,
  focus: [400, 520],
});

export const soap: Motif = { stance: 'stand', draw };
