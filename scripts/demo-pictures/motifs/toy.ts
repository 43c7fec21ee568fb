import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { type Drawing, FALL, type Motif, type Paint, plain, surface, WELL } from '../kit/paint.ts';
import { woods } from '../kit/parts.ts';
import { around, disc, fill, oval, put, stroke } from '../kit/svg.ts';

const soft = (d: string, colour: string) => plain(d, colour, WELL);

const face = (y: number, nose: string, muzzle?: string) =>
  (muzzle === undefined ? '' : oval(400, y + 34, 52, 40, muzzle)) +
  [-46, 46]
    .map(
      (x) =>
        oval(400 + x, y, 10, 12, '#33261f') +
        oval(400 + x - 3, y - 4, 3.5, 3.5, '#ffffff') +
        oval(400 + x * 1.5, y + 34, 18, 12, '#e8857a', 0.35),
    )
    .join('') +
  oval(400, y + 22, 15, 11, nose) +
  stroke(`M400,${y + 32}v10q-12,14 -24,4M400,${y + 42}q12,14 24,4`, '#33261f', 4);

/** The scarf carries the print, the fur does not. */
const wool = (paint: Paint): Paint => ({ ...paint, base: paint.accent });

const scarf = (paint: Paint) =>
  surface('M450,470l52,-14l22,96l-46,10z', wool(paint), FALL) +
  surface('M296,424Q400,474 504,424L512,462Q400,516 288,462z', wool(paint), FALL) +
  stroke('M482,556l4,16M498,553l4,16M512,549l4,16', darker(paint.accent, 0.2), 6);

const sitting = (ears: string, nose: string) => (paint: Paint) => {
  const fur = paint.base;
  return (
    [-1, 1]
      .map((side) =>
        put(
          `translate(400 0) scale(${side} 1)`,
          soft('M78,470C150,460 176,540 160,576C140,604 108,590 100,560z', darker(fur, 0.06)),
        ),
      )
      .join('') +
    soft('M400,420C520,420 540,540 520,606C506,650 294,650 280,606C260,540 280,420 400,420z', fur) +
    oval(400, 556, 72, 72, lighter(fur, 0.35), 0.75) +
    [-1, 1]
      .map((side) =>
        put(
          `translate(400 0) scale(${side} 1)`,
          soft(disc(104, 618, 60, 44), fur),
          oval(112, 622, 28, 22, lighter(fur, 0.38), 0.9),
        ),
      )
      .join('') +
    ears +
    soft('M400,214C506,214 536,290 528,346C520,420 460,448 400,448S280,420 272,346C264,290 294,214 400,214z', fur) +
    face(330, nose, lighter(fur, 0.42)) +
    scarf(paint)
  );
};

const mirrored = (art: string) => [-1, 1].map((side) => put(`translate(400 0) scale(${side} 1)`, art)).join('');

const bear = (paint: Paint) =>
  sitting(
    mirrored(soft(disc(96, 236, 52), paint.base) + oval(96, 238, 28, 28, lighter(paint.base, 0.4))),
    '#4a342a',
  )(paint);
const hare = (paint: Paint) =>
  sitting(
    mirrored(
      soft('M30,250C16,120 40,66 74,66S126,140 96,262z', paint.base) +
        fill('M48,236C42,150 56,104 74,104S100,150 84,240z', mix(paint.base, '#f0a9a0', 0.55)),
    ),
    '#d98078',
  )(paint);
const cat = (paint: Paint) =>
  sitting(
    mirrored(
      soft('M34,232L104,148Q128,140 130,170L128,300z', paint.base) +
        fill('M64,224L108,178L112,256z', mix(paint.base, '#f0a9a0', 0.55)),
    ) + stroke('M520,600C620,610 640,520 590,480', darker(paint.base, 0.08), 36),
    '#d98078',
  )(paint) + mirrored(stroke('M60,352L136,338M60,364L138,368', '#33261f', 3, 0.6));

/** A nest of painted dolls. */
const doll = (x: number, scale: number, paint: Paint) =>
  put(
    `translate(${x} 646) scale(${scale}) translate(-400 -640)`,
    plain(
      lathe([
        [180, 20],
        [214, 92],
        [300, 112],
        [372, 104],
        [470, 152],
        [560, 152],
        [640, 116],
      ]),
      paint.accent,
    ),
    surface(
      lathe([
        [398, 112],
        [470, 152],
        [560, 152],
        [640, 116],
      ]),
      paint,
    ),
    oval(400, 300, 82, 86, '#f8dcc0'),
    fill('M318,296C320,210 480,210 482,296C470,250 440,236 400,262C360,236 330,250 318,296z', '#6b4028'),
    [-30, 30]
      .map((at) => oval(400 + at, 306, 8, 10, '#33261f') + oval(400 + at * 1.5, 332, 16, 11, '#e8857a', 0.5))
      .join(''),
    stroke('M384,346q16,14 32,0', '#b43c4a', 6),
    around(400, 500, 8, oval(400, 464, 15, 22, paint.spark)),
    oval(400, 500, 20, 20, paint.accent),
    fill('M352,392Q400,426 448,392L436,430L400,412L364,430z', lighter(paint.accent, 0.24)),
  );

const dolls = (paint: Paint) =>
  doll(556, 0.5, { ...paint, accent: paint.spark, spark: paint.accent }) +
  doll(228, 0.66, { ...paint, accent: mix(paint.deep, paint.accent, 0.5) }) +
  doll(396, 0.94, paint);

/** A wooden pyramid of rings. */
const rings = (paint: Paint) => {
  const colours = [paint.base, paint.spark, paint.accent, lighter(paint.base, 0.35), paint.deep];
  return (
    plain(
      lathe([
        [622, 170],
        [646, 170],
      ]),
      woods[0],
    ) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        plain(
          `M${270 + at * 22},${560 - at * 66}h${260 - at * 44}a33,33 0 0 1 0,66h${-(260 - at * 44)}a33,33 0 0 1 0,-66z`,
          colours[at] ?? paint.base,
        ),
      )
      .join('') +
    plain(disc(400, 252, 46), woods[1])
  );
};

/** A rocking horse of wood. */
const horse = (paint: Paint) => {
  const wood = woods[paint.shape % 3] ?? woods[0];
  return (
    stroke('M190,590Q400,700 610,590', darker(wood, 0.15), 30) +
    stroke('M290,470L262,618M340,480L322,634M480,480L500,632M530,460L562,612', darker(wood, 0.08), 34) +
    stroke('M256,420C190,440 190,510 206,546', paint.accent, 30) +
    plain(
      'M250,400C300,370 420,400 470,370L500,250C490,220 520,190 560,216L630,272C640,300 620,320 ' +
        '596,312L556,306C560,400 580,480 520,500C440,520 330,520 280,500C244,480 236,430 250,400z',
      wood,
      FALL,
    ) +
    stroke('M500,236C470,270 480,330 452,374', paint.accent, 28) +
    surface('M318,384Q390,410 446,380L452,460Q380,480 322,462z', paint, FALL) +
    oval(566, 258, 9, 10, '#33261f') +
    fill('M512,214L520,166L546,208z', wood)
  );
};

const kinds = [bear, hare, cat, dolls, rings, horse] as const;

const draw = (paint: Paint): Drawing => ({
  art: put('translate(400 640) scale(0.9) translate(-400 -640)', (kinds[paint.shape % kinds.length] ?? bear)(paint)),
  foot: 210,
  focus: [400, 420],
});

export const toy: Motif = { stance: 'stand', draw };
