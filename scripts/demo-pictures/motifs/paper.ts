import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, plain, surface } from '../kit/paint.ts';
import { label } from '../kit/parts.ts';
import { bar, cast, fill, leaf, oval, put, stroke } from '../kit/svg.ts';

const pencil = (x: number, y: number, turn: number, colour: string) =>
  put(
    `translate(${x} ${y}) rotate(${turn})`,
    cast('M-13,-170H13V150L0,186L-13,150z', 0.6),
    plain('M-13,-170H13V150H-13z', colour),
    fill('M-13,150H13L0,186z', '#ecd3a6'),
    fill('M-4,174L4,174L0,186z', '#3c3230'),
    fill('M-13,-170h26v-22q-13,-12 -26,0z', '#e59a92'),
    fill('M-13,-174h26v14h-26z', '#cfcfcf'),
  );

const cover = (paint: Paint, art: string, base = paint.base, printed = true) => {
  const d = bar(246, 170, 308, 440, 16);
  return (
    cast(d, 0.9) +
    fill(bar(254, 178, 308, 440, 14), '#fffaf0') +
    fill(bar(254, 178, 308, 440, 14), '#24170f', 0.1) +
    (printed ? surface(d, { ...paint, base }, FALL) : plain(d, base, FALL)) +
    art
  );
};

const books: readonly ((paint: Paint) => string)[] = [
  (paint) =>
    put(
      'rotate(-9 400 400)',
      cover(
        paint,
        fill('M246,186Q246,170 262,170H290V610H262Q246,610 246,594z', paint.deep, 0.4) +
          fill('M514,170h17v440h-17z', paint.accent) +
          label(396, 330, 150, 116, paint),
      ),
    ) + pencil(620, 430, 14, paint.spark),
  (paint) =>
    put(
      'rotate(8 400 400)',
      cover(
        paint,
        label(410, 380, 170, 190, paint) +
          Array.from(
            { length: 15 },
            (_, at) =>
              oval(266, 196 + at * 28, 8, 8, darker(paint.base, 0.45)) +
              stroke(`M266,${196 + at * 28}c-34,-16 -44,14 -14,12`, '#d8c49a', 6),
          ).join(''),
      ),
    ),
  (paint) =>
    put('translate(46 30) rotate(15 400 400)', cover(paint, '', paint.accent, false)) +
    put('translate(4 12) rotate(3 400 400)', cover(paint, '', mix(paint.soft, paint.spark, 0.3), false)) +
    put('translate(-40 0) rotate(-10 400 400)', cover(paint, label(400, 320, 160, 110, paint))),
];

export const notebook: Motif = {
  stance: 'lie',
  draw: (paint) => ({ art: books[paint.shape % books.length]?.(paint) ?? '', foot: 0, focus: [430, 340] }),
};

const scenes: readonly ((paint: Paint) => string)[] = [
  (paint) =>
    fill('M0,0h240v320h-240z', mix(paint.spark, paint.soft, 0.3)) +
    oval(164, 92, 44, 44, '#fff6df') +
    fill('M0,220Q80,130 150,190T240,170V320H0z', paint.base) +
    fill('M0,262Q90,210 240,250V320H0z', paint.deep),
  (paint) =>
    fill('M0,0h240v320h-240z', paint.soft) +
    stroke('M120,290C124,220 116,150 120,90', '#6f9d63', 7) +
    [0, 1, 2]
      .map(
        (at) =>
          leaf(120, 230 - at * 52, 84 - at * 8, 25, -56, '#6f9d63') +
          leaf(120, 214 - at * 52, 84 - at * 8, 25, 56, '#83b176'),
      )
      .join('') +
    oval(120, 76, 28, 28, paint.accent),
  (paint) =>
    fill('M0,0h240v320h-240z', mix(paint.base, paint.soft, 0.25)) +
    fill('M60,150h120v150h-120z', '#fff6df') +
    fill('M44,156L120,84L196,156z', paint.accent) +
    fill('M104,220h34v80h-34z', paint.deep) +
    fill('M74,176h30v30h-30zM138,176h30v30h-30z', paint.spark) +
    [
      [40, 40],
      [190, 56],
      [96, 34],
      [150, 26],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 6, 6, '#ffffff'))
      .join(''),
];

const card = (paint: Paint, scene: number) => {
  const d = bar(270, 220, 260, 340, 10);
  return (
    cast(d, 0.7) +
    fill(d, '#fffdf7') +
    put('translate(280 230)', scenes[scene % scenes.length]?.(paint) ?? '') +
    fill(d, FALL, 0.6)
  );
};

const envelope = (paint: Paint) => {
  const d = bar(190, 330, 420, 290, 14);
  return (
    cast(d, 0.8) +
    surface(d, paint, FALL) +
    fill('M196,338L400,486L604,338z', darker(paint.base, 0.1)) +
    stroke('M196,340L400,488L604,340', darker(paint.base, 0.3), 4, 0.5) +
    oval(400, 482, 32, 32, paint.accent) +
    leaf(400, 500, 34, 11, 0, lighter(paint.accent, 0.6))
  );
};

const drawCards = (paint: Paint): Drawing => ({
  art:
    put('translate(-108 -70) rotate(-16 400 400)', card(paint, paint.shape)) +
    put('translate(112 -66) rotate(13 400 400)', card(paint, paint.shape + 1)) +
    put('translate(0 -76) rotate(-2 400 400)', card(paint, paint.shape + 2)) +
    put('translate(0 60) rotate(-3 400 460)', envelope(paint)),
  foot: 0,
  focus: [390, 320],
});

export const cards: Motif = { stance: 'lie', draw: drawCards };
