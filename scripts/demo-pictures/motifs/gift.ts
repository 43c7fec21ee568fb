import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, plain, surface } from '../kit/paint.ts';
import { bow } from '../kit/parts.ts';
import { bar, fill } from '../kit/svg.ts';

const box = (x: number, top: number, width: number, foot: number, paint: Paint, ribbon: string) => {
  const middle = x + width / 2;
  const lid = Math.min(70, (foot - top) * 0.28);
  const lower = `M${x},${top + lid - 8}h${width}V${foot - 8}q0,8 -8,8H${x + 8}q-8,0 -8,-8z`;
  const cover = bar(x - 14, top, width + 28, lid, 8);
  return (
    surface(lower, paint, FALL) +
    fill(`M${x},${top + lid}h${width}v16h${-width}z`, '#24170f', 0.16) +
    surface(cover, { ...paint, base: mix(paint.base, paint.deep, 0.12) }, FALL) +
    fill(`M${middle - 24},${top}h48V${foot}h-48z`, ribbon) +
    fill(`M${middle - 24},${top}h8V${foot}h-8z`, lighter(ribbon, 0.3), 0.6) +
    fill(`M${middle - 24},${top + lid}h48v12h-48z`, '#24170f', 0.16)
  );
};

const kinds: readonly ((paint: Paint) => string)[] = [
  (paint) => box(220, 372, 360, 648, paint, paint.accent) + bow(400, 372, 1.25, paint.accent),
  (paint) => box(286, 272, 228, 648, paint, paint.spark) + bow(400, 272, 1.05, paint.spark),
  (paint) =>
    box(206, 492, 388, 648, { ...paint, base: paint.accent, lay: () => '' }, darker(paint.base, 0.05)) +
    box(268, 330, 264, 492, paint, paint.accent) +
    bow(400, 330, 1.1, paint.accent),
  (paint) =>
    plain('M196,640L216,420H584L604,640Q400,660 196,640z', '#cfa878', FALL) +
    surface('M204,554L211,478H589L596,554z', paint, FALL) +
    plain('M220,420H580L572,394H228z', '#e0c096', FALL) +
    fill('M372,394h56v258h-56z', paint.accent) +
    bow(400, 400, 1.2, paint.accent),
];

const draw = (paint: Paint): Drawing => ({
  art: kinds[paint.shape % kinds.length]?.(paint) ?? '',
  foot: 220,
  focus: [400, 430],
});

export const gift: Motif = { stance: 'stand', draw };
