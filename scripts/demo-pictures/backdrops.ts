import { darker, lighter, mix } from './kit/colour.ts';
import type { Paint, Stance } from './kit/paint.ts';
import { bar, disc, fill, leaf, oval, put, stroke } from './kit/svg.ts';

const all = (colour: string) => fill('M0,0h800v800h-800z', colour);

const table = (paint: Paint, horizon: number) =>
  fill(`M0,${horizon}h800V800H0z`, paint.table) +
  fill(`M0,${horizon}h800v10h-800z`, lighter(paint.table, 0.28)) +
  fill(`M0,${horizon}h800V800H0z`, 'url(#fall)');

const branch = (colour: string) =>
  stroke('M0,0C40,-90 60,-190 50,-320', colour, 7) +
  [0, 1, 2, 3, 4, 5]
    .map((at) => leaf(14 + at * 8, -46 - at * 46, 84 - at * 6, 24, at % 2 === 0 ? -62 : 58, colour))
    .join('') +
  leaf(50, -312, 70, 18, -4, colour);

/** The background of a standing item; the middle is left plain. */
const rooms: readonly ((paint: Paint) => string)[] = [
  (paint) => fill('M170,800V380a230,230 0 0 1 460,0V800z', paint.shade),
  (paint) => oval(400, 360, 270, 270, paint.shade),
  (paint) => {
    const pane = mix(paint.shade, '#ffffff', 0.62);
    return put(
      'skewX(-14) translate(150 0)',
      ...[
        [110, 96],
        [306, 96],
        [110, 292],
        [306, 292],
      ].map(([x = 0, y = 0]) => fill(`M${x},${y}h180v180h-180z`, pane, 0.85)),
    );
  },
  (paint) => Array.from({ length: 10 }, (_, at) => fill(`M${at * 80},0h40v800h-40z`, paint.shade, 0.62)).join(''),
  (paint) =>
    put('translate(90 590) rotate(-8) scale(1.25)', branch(paint.shade)) +
    put('translate(724 610) rotate(10) scale(-1.05 1.05)', branch(paint.shade)),
  (paint) =>
    Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 8 }, (__, at) =>
        fill(
          bar(at * 112 - (row % 2) * 56 + 4, row * 96 + 4, 104, 88, 6),
          paint.shade,
          (at * 3 + row * 5) % 7 === 0 ? 0.85 : 0.5,
        ),
      ).join(''),
    ).join(''),
  (paint) => fill('M0,300C140,210 260,330 400,270S660,180 800,290V800H0z', paint.shade),
  (paint) => fill('M96,0h608v410h-608z', paint.shade) + stroke('M130,0V376H670V0', lighter(paint.shade, 0.45), 5),
];

/** The cloth under a lying item. */
const cloths: readonly ((paint: Paint) => string)[] = [
  (paint) => all(paint.shade) + fill(disc(400, 400, 350), paint.wall),
  (paint) => all(paint.wall) + fill('M0,800L800,0V800z', paint.shade),
  (paint) =>
    all(paint.table) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        fill(`M0,${at * 160}h800v154h-800z`, at % 2 === 0 ? lighter(paint.table, 0.16) : lighter(paint.table, 0.28)),
      )
      .join(''),
  (paint) =>
    all(paint.wall) +
    Array.from({ length: 13 }, (_, at) => fill(`M${at * 64},0h26v800h-26z`, paint.shade, 0.7)).join(''),
  (paint) =>
    all(paint.shade) +
    put(
      'rotate(-9 400 400)',
      fill('M86,70h628v660h-628z', paint.wall) +
        stroke('M108,92h584v616h-584z', paint.table, 4) +
        fill('M86,70h628v660h-628z', 'url(#fall)'),
    ),
  (paint) =>
    all(paint.shade) +
    Array.from({ length: 36 }, (_, at) =>
      fill(
        bar((at % 6) * 134 + 2, Math.floor(at / 6) * 134 + 2, 128, 128, 8),
        lighter(paint.shade, (at * 5) % 7 === 0 ? 0.42 : 0.26),
      ),
    ).join(''),
];

/** The wall behind a hanging item. */
const walls: readonly ((paint: Paint) => string)[] = [
  (paint) =>
    fill('M0,0h800v800h-800z', paint.shade, 0) +
    fill('M0,610h800v190h-800z', paint.shade) +
    fill('M0,604h800v12h-800z', lighter(paint.shade, 0.5)),
  (paint) => Array.from({ length: 7 }, (_, at) => stroke(`M${at * 133},0V800`, paint.shade, 7)).join(''),
  (paint) => fill(disc(400, 430, 310), paint.shade),
  (paint) => fill('M150,800V330a250,250 0 0 1 500,0V800z', paint.shade),
];

/** The room, cloth or wall around an item; `at` selects one. */
export const backdrop = (stance: Stance, paint: Paint, at: number, horizon: number) => {
  if (stance === 'lie') return (cloths[at % cloths.length]?.(paint) ?? '') + all('url(#sun)');
  if (stance === 'hang') return all(paint.wall) + (walls[at % walls.length]?.(paint) ?? '') + all('url(#sun)');
  return all(paint.wall) + (rooms[at % rooms.length]?.(paint) ?? '') + all('url(#sun)') + table(paint, horizon);
};

/** A rail with pegs, for what hangs from (400, 170). */
export const pegRail = (paint: Paint) => {
  const wood = mix(paint.table, darker(paint.table, 0.45), 0.5);
  return (
    fill('M0,134h800v44h-800z', '#33241a', 0.1) +
    fill('M0,122h800v44h-800z', wood) +
    fill('M0,122h800v8h-800z', lighter(wood, 0.3)) +
    [120, 400, 680]
      .map((x) => oval(x, 152, 15, 17, darker(wood, 0.35)) + oval(x, 146, 15, 15, lighter(wood, 0.2)))
      .join('')
  );
};
