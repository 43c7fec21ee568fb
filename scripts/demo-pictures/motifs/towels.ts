import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, plain, surface, WELL } from '../kit/paint.ts';
import { bow } from '../kit/parts.ts';
import { fill, oval, put, stroke } from '../kit/svg.ts';

/** One folded towel seen from its fold: wide, `height` thick, its lower edge on `y`. */
const fold = (x: number, y: number, width: number, height: number, paint: Paint, printed: boolean, base: string) => {
  const r = height / 2;
  const d =
    `M${x + r},${y - height}H${x + width - r * 0.4}Q${x + width},${y - height} ` +
    `${x + width},${y - r}T${x + width - r * 0.4},${y}H${x + r}a${r},${r} 0 0 1 0,${-height}z`;
  const cloth = { ...paint, base };
  return (
    (printed ? surface(d, cloth, FALL) : plain(d, base, FALL)) +
    [0.36, 0.66]
      .map((part) =>
        stroke(`M${x + width - 6},${y - height + height * part}H${x + r * 0.9}`, darker(base, 0.22), 3.5, 0.5),
      )
      .join('') +
    stroke(`M${x + r},${y - height + 4}H${x + width - r}`, lighter(base, 0.4), 5, 0.55) +
    fill(`M${x + r},${y}H${x + width - r * 0.4}V${y + 7}H${x + r}z`, '#24170f', 0.14)
  );
};

const stack = (paint: Paint, order: readonly number[]) => {
  const colours = [paint.base, paint.soft, mix(paint.accent, paint.soft, 0.12), mix(paint.base, paint.soft, 0.5)];
  let y = 646;
  return order
    .map((colour, at) => {
      const height = 88 - at * 4;
      const art = fold(196 + at * 7, y, 410 - at * 14, height, paint, colour === 0, colours[colour] ?? paint.base);
      y -= height + 1;
      return art;
    })
    .join('');
};

const roll = (x: number, y: number, radius: number, colour: string, paint: Paint, printed: boolean) => {
  const d = `M${x},${y - radius}H${x + 150}a${radius * 0.5},${radius} 0 0 1 0,${2 * radius}H${x}z`;
  const spiral = [0.8, 0.54, 0.28]
    .map((part) =>
      stroke(
        `M${x - radius * part},${y}a${radius * part},${radius * part} 0 1 1 ${radius * part},${radius * part}`,
        darker(colour, 0.25),
        6,
        0.6,
      ),
    )
    .join('');
  return (
    (printed ? surface(d, { ...paint, base: colour }, FALL) : plain(d, colour, FALL)) +
    oval(x, y, radius, radius, lighter(colour, 0.14)) +
    oval(x, y, radius, radius, WELL) +
    spiral
  );
};

const rolls = (paint: Paint) =>
  roll(270, 560, 82, paint.base, paint, true) +
  roll(438, 560, 82, mix(paint.accent, paint.soft, 0.15), paint, false) +
  put('translate(0 -2)', roll(352, 420, 82, paint.soft, paint, false));

const tied = (paint: Paint) =>
  stack(paint, [0, 1, 0]) +
  fill('M372,386h46v262h-46z', paint.accent) +
  fill('M372,386h46v262h-46z', FALL) +
  bow(395, 386, 0.9, paint.accent);

const kinds = [
  (paint: Paint) => stack(paint, [1, 0, 2]),
  rolls,
  tied,
  (paint: Paint) => stack(paint, [0, 3, 1, 2]),
] as const;

const draw = (paint: Paint): Drawing => ({
  art: (kinds[paint.shape % kinds.length] ?? rolls)(paint),
  foot: 238,
  focus: [340, 510],
});

export const towels: Motif = { stance: 'stand', draw };
