import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, pick, plain, surface } from '../kit/paint.ts';
import { bar, cast, fill, leaf, oval, put, stroke } from '../kit/svg.ts';

const seam = (d: string, colour: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="3" stroke-dasharray="9 7" stroke-opacity="0.6"/>`;

const bibs = [
  'M322,262Q400,284 478,262L494,352Q516,414 578,426L596,700Q400,728 204,700L222,426Q284,414 306,352z',
  'M292,250Q400,278 508,250L516,392L590,420L604,690Q400,716 196,690L210,420L284,392z',
  'M206,330Q400,306 594,330L622,620Q400,664 178,620z',
] as const;

const apronArt = (paint: Paint) => {
  const kind = paint.shape % bibs.length;
  const d = bibs[kind] ?? bibs[0];
  const tape = mix(paint.accent, paint.deep, 0.15);
  const straps =
    kind === 2
      ? stroke('M206,338C150,330 130,220 400,164C670,220 650,330 594,338', tape, 17)
      : stroke('M332,266C330,190 360,170 400,164C440,170 470,190 468,266', tape, 17);
  const ties = kind === 2 ? '' : stroke('M228,430C170,440 150,520 168,602M572,430C630,440 650,520 632,602', tape, 15);
  const pocket = kind === 1 ? bar(330, 330, 140, 96, 10) : bar(286, 478, 228, 138, 12);
  return (
    cast(d, 1.2) +
    straps +
    ties +
    surface(d, paint, FALL) +
    [290, 400, 508]
      .map((x) =>
        stroke(
          `M${x},470C${x - 14},540 ${x + 10},600 ${x},${kind === 2 ? 628 : 690}`,
          darker(paint.base, 0.35),
          9,
          0.14,
        ),
      )
      .join('') +
    plain(pocket, mix(paint.base, paint.accent, 0.85), FALL) +
    seam(pocket, lighter(paint.accent, 0.5)) +
    (kind === 1 ? '' : seam('M400,478V616', lighter(paint.accent, 0.5)))
  );
};

export const apron: Motif = { stance: 'hang', draw: (paint) => ({ art: apronArt(paint), foot: 0, focus: [420, 500] }) };

const glove =
  'M270,330C262,262 300,236 352,236S446,256 446,330V404C470,372 520,352 544,382S520,470 470,516L462,650Q360,664 ' +
  '262,650z';

const mitts: readonly ((paint: Paint) => string)[] = [
  (paint) =>
    stroke('M400,164C372,180 366,214 372,244', paint.accent, 12) +
    cast(glove) +
    surface(glove, paint, FALL) +
    plain('M258,590Q362,606 468,590L464,664Q360,680 260,664z', paint.accent, FALL) +
    stroke('M448,404C446,430 450,450 462,470', paint.deep, 6, 0.4),
  (paint) => {
    const pad = bar(214, 246, 372, 372, 46);
    return put(
      'rotate(45 400 432)',
      stroke('M250,282C200,232 214,220 232,250', paint.accent, 14),
      cast(pad, 0.8),
      surface(pad, paint, FALL),
      `<path d="${pad}" fill="none" stroke="${paint.accent}" stroke-width="16"/>`,
      seam(bar(248, 280, 304, 304, 30), darker(paint.base, 0.3)),
    );
  },
  (paint) =>
    put(
      'translate(150 40) rotate(11 400 200)',
      cast(glove),
      plain(glove, mix(paint.accent, paint.soft, 0.1), FALL),
      plain('M258,590Q362,606 468,590L464,664Q360,680 260,664z', paint.base, FALL),
    ) +
    put(
      'translate(-70 0)',
      cast(glove),
      surface(glove, paint, FALL),
      plain('M258,590Q362,606 468,590L464,664Q360,680 260,664z', paint.accent, FALL),
    ) +
    stroke('M400,164C350,180 320,210 300,246M400,164C440,180 480,220 508,270', paint.deep, 9),
];

export const mitt: Motif = {
  stance: 'hang',
  draw: (paint) => ({
    art: pick([mitts[0] ?? (() => ''), ...mitts.slice(1)], paint.shape)(paint),
    foot: 0,
    focus: [390, 420],
  }),
};

const clothArt = (paint: Paint) => {
  const d =
    paint.shape % 2 === 0
      ? 'M400,166C340,200 286,230 268,300L246,690Q300,712 350,694T450,694T554,690L532,300C514,230 460,200 400,166z'
      : 'M252,176Q400,150 548,176L566,680Q510,700 458,684T346,686T234,680z';
  const folds = [
    [350, -40],
    [400, 4],
    [452, 44],
  ]
    .map(([x = 400, bend = 0]) =>
      stroke(
        `M400,${paint.shape % 2 === 0 ? 200 : 190}C${x},300 ${x + bend},480 ${x + bend},686`,
        darker(paint.base, 0.4),
        11,
        0.15,
      ),
    )
    .join('');
  const hem =
    paint.shape % 2 === 0 ? 'M252,610Q302,632 350,616T450,616T548,610' : 'M240,604Q290,624 346,608T458,606T562,604';
  return (
    cast(d, 1.2) +
    surface(d, paint, FALL) +
    folds +
    stroke(hem, paint.accent, 18, 0.9) +
    (paint.shape % 2 === 0 ? '' : [270, 530].map((x) => fill(bar(x - 13, 146, 26, 62, 6), '#c8925d')).join(''))
  );
};

export const cloth: Motif = { stance: 'hang', draw: (paint) => ({ art: clothArt(paint), foot: 0, focus: [400, 520] }) };

const wreathArt = (paint: Paint) => {
  const ring = Array.from({ length: 52 }, (_, at) => {
    const colour = [paint.base, mix(paint.base, paint.deep, 0.6), lighter(paint.base, 0.28)][at % 3] ?? paint.base;
    return put(
      `rotate(${at * 6.92} 400 444)`,
      leaf(400, 250 + (at % 3) * 14, 88 + (at % 4) * 8, 24, 62 + (at % 5) * 14, colour, lighter(colour, 0.3)),
    );
  }).join('');
  const fruits = Array.from({ length: 15 }, (_, at) =>
    put(
      `rotate(${at * 24 + (at % 3) * 7} 400 444)`,
      oval(400, 232 + (at % 3) * 24, 15, 15, at % 2 === 0 ? paint.accent : paint.spark),
      oval(396, 228 + (at % 3) * 24, 4, 4, '#ffffff', 0.6),
    ),
  ).join('');
  return (
    stroke('M400,164V250', paint.deep, 7) +
    put(
      'translate(8 20)',
      `<circle cx="400" cy="444" r="186" fill="none" stroke="#33241a" stroke-width="96" stroke-opacity="0.1"/>`,
    ) +
    `<circle cx="400" cy="444" r="186" fill="none" stroke="#8a6a4a" stroke-width="30"/>` +
    ring +
    fruits
  );
};

const drawWreath = (paint: Paint): Drawing => ({ art: wreathArt(paint), foot: 0, focus: [300, 330] });

export const wreath: Motif = { stance: 'hang', draw: drawWreath };
