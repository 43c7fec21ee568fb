import { lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, pick, WELL } from '../kit/paint.ts';
import { around, cast, disc, fill, leaf, oval, put, stroke } from '../kit/svg.ts';

const scalloped = () => {
  const petals = 20;
  const arcs = Array.from({ length: petals }, (_, at) => {
    const angle = ((at + 1) * 2 * Math.PI) / petals;
    return `A42,42 0 0 1 ${(400 + 236 * Math.sin(angle)).toFixed(1)},${(400 - 236 * Math.cos(angle)).toFixed(1)}`;
  });
  return `M400,164${arcs.join('')}z`;
};

interface Cut {
  outline: string;
  /** The print lies on the rim or in the well. */
  printed: 'rim' | 'well';
  well: number;
  /** Painted round the rim; where the print is on the rim, only when there is none. */
  ornament: (paint: Paint) => string;
  /** Served on a larger plate. */
  isServed?: boolean;
}

const leaves = (paint: Paint) =>
  around(400, 400, 24, leaf(400, 214, 44, 13, 64, paint.ink)) + stroke(disc(400, 400, 150), paint.ink, 3, 0.7);
const beads = (paint: Paint) =>
  around(400, 400, 32, oval(400, 184, 10, 10, paint.ink)) + around(400, 400, 16, oval(400, 214, 6, 6, paint.accent));
const rays = (paint: Paint) =>
  around(400, 400, 48, stroke('M400,172V216', paint.ink, 6)) + stroke(disc(400, 400, 158), paint.accent, 5);
const garland = (paint: Paint) =>
  around(
    400,
    400,
    14,
    put('translate(400 196)', around(0, 0, 5, oval(0, -15, 8.5, 12, paint.ink)), oval(0, 0, 7, 7, paint.accent)) +
      put('rotate(13 400 400)', leaf(400, 206, 26, 9, 0, paint.accent)),
  );
const hoops = (paint: Paint) => stroke(disc(400, 400, 226), paint.ink, 12) + stroke(disc(400, 400, 206), paint.ink, 4);

const cuts: readonly [Cut, ...Cut[]] = [
  { outline: disc(400, 400, 240), printed: 'rim', well: 164, ornament: leaves },
  { outline: disc(400, 400, 240), printed: 'well', well: 164, ornament: beads },
  { outline: disc(400, 400, 240), printed: 'rim', well: 176, ornament: rays, isServed: true },
  { outline: disc(400, 400, 240), printed: 'rim', well: 156, ornament: garland },
  { outline: scalloped(), printed: 'well', well: 170, ornament: hoops },
  {
    outline: disc(400, 400, 240, 186),
    printed: 'rim',
    well: 0,
    ornament: (paint) => stroke(disc(400, 400, 214, 160), paint.ink, 6),
  },
];

const server = (paint: Paint) => {
  const outline = disc(400, 400, 284);
  return (
    cast(outline) +
    fill(outline, mix(paint.accent, paint.base, 0.15)) +
    stroke(disc(400, 400, 270), lighter(paint.accent, 0.4), 4) +
    fill(outline, FALL)
  );
};

const draw = (paint: Paint): Drawing => {
  const { outline, printed, well, ornament, isServed } = pick(cuts, paint.shape);
  const bottom = well === 0 ? disc(400, 400, 190, 138) : disc(400, 400, well);
  const isOnRim = printed === 'rim' && paint.hasPrint;
  const art = [
    cast(outline, 1.1),
    fill(outline, paint.base),
    isOnRim ? paint.lay(outline) : ornament(paint),
    fill(outline, FALL),
    fill(bottom, isOnRim ? lighter(paint.base, 0.25) : paint.base),
    printed === 'well' ? paint.lay(bottom) : '',
    fill(bottom, WELL),
    well === 0 ? '' : stroke('M262,330A156,156 0 0 1 360,250', '#ffffff', 9, 0.5),
  ];
  const size = isServed ? 0.92 : 1.14;
  return {
    art: (isServed ? server(paint) : '') + put(`translate(400 400) scale(${size}) translate(-400 -400)`, ...art),
    foot: 240,
    focus: [290, 300],
  };
};

export const plate: Motif = { stance: 'lie', draw };
