import { darker, lighter, mix } from '../kit/colour.ts';
import { lathe } from '../kit/lathe.ts';
import { type Drawing, type Motif, type Paint, plain, ROUND, surface } from '../kit/paint.ts';
import { gleam, label } from '../kit/parts.ts';
import { bar, fill, leaf, oval, stroke } from '../kit/svg.ts';

const AMBER = '#9a5a2c';

/** Liquid soap with a pump. */
const pump = (paint: Paint) =>
  plain('M392,210h16v90h-16z', '#2f2b2a') +
  plain('M330,186q0,-18 20,-18h92q20,0 20,20v26h-78v-12h-54z', '#2f2b2a') +
  plain(
    lathe([
      [296, 44],
      [346, 48],
    ]),
    '#2f2b2a',
  ) +
  surface(
    lathe([
      [340, 50],
      [366, 60],
      [404, 112],
      [620, 112],
      [640, 100],
    ]),
    paint,
  ) +
  label(400, 520, 152, 158, paint) +
  gleam(300, 430, 150);

/** Reeds in scented oil. */
const reeds = (paint: Paint) =>
  [-26, -14, -4, 8, 18, 30]
    .map((angle) =>
      stroke(
        `M400,420L${400 + Math.sin((angle * Math.PI) / 180) * 290},${420 - Math.cos((angle * Math.PI) / 180) * 290}`,
        '#b98d5c',
        8,
      ),
    )
    .join('') +
  plain(
    lathe([
      [380, 42],
      [420, 42],
    ]),
    '#b98d5c',
  ) +
  fill(
    lathe([
      [412, 46],
      [440, 60],
      [480, 118],
      [640, 118],
    ]),
    '#ffffff',
    0.5,
  ) +
  plain(
    lathe([
      [520, 110],
      [632, 112],
    ]),
    mix(paint.base, paint.soft, 0.25),
  ) +
  oval(400, 520, 110, 15, lighter(paint.base, 0.4)) +
  fill(
    lathe([
      [412, 46],
      [440, 60],
      [480, 118],
      [640, 118],
    ]),
    ROUND,
    0.7,
  ) +
  label(400, 566, 126, 100, paint) +
  gleam(296, 500, 100);

/** Oil under a cork, herbs inside. */
const oil = (paint: Paint) =>
  plain(
    lathe([
      [196, 26],
      [250, 24],
    ]),
    '#c79a6a',
  ) +
  fill(
    lathe([
      [236, 34],
      [250, 30],
      [340, 34],
      [420, 104],
      [620, 104],
      [640, 92],
    ]),
    '#ffffff',
    0.45,
  ) +
  plain(
    lathe([
      [356, 40],
      [422, 96],
      [620, 98],
      [634, 86],
    ]),
    mix(paint.spark, '#c9a227', 0.4),
  ) +
  stroke('M420,610C410,520 430,460 412,380', '#6b8a59', 5) +
  [590, 550, 510, 470].map((y, at) => leaf(418, y, 48, 14, at % 2 === 0 ? 52 : -52, '#6f9d63')).join('') +
  fill(
    lathe([
      [236, 34],
      [250, 30],
      [340, 34],
      [420, 104],
      [620, 104],
      [640, 92],
    ]),
    ROUND,
    0.8,
  ) +
  label(400, 536, 140, 120, paint) +
  gleam(308, 440, 130);

/** Amber glass with a dropper. */
const dropper = (paint: Paint) => {
  const glass = mix(AMBER, paint.deep, 0.2);
  return (
    plain(
      lathe([
        [236, 26],
        [262, 34],
        [330, 34],
      ]),
      darker(paint.base, 0.1),
    ) +
    plain(
      lathe([
        [326, 52],
        [372, 54],
      ]),
      lighter(paint.spark, 0.1),
    ) +
    plain(
      lathe([
        [370, 50],
        [410, 122],
        [622, 122],
        [640, 110],
      ]),
      glass,
    ) +
    label(400, 528, 168, 150, paint) +
    gleam(292, 440, 150, 13, 0.35) +
    fill(bar(386, 250, 10, 56, 5), '#ffffff', 0.25)
  );
};

const kinds = [pump, reeds, oil, dropper] as const;

const draw = (paint: Paint): Drawing => ({
  art: (kinds[paint.shape % kinds.length] ?? pump)(paint),
  foot: 158,
  focus: [400, 500],
});

export const bottle: Motif = { stance: 'stand', draw };
