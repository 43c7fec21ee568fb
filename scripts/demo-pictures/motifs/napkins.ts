import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, plain, surface, WELL } from '../kit/paint.ts';
import { bar, cast, fill, oval, put, stroke } from '../kit/svg.ts';

const sheet = (paint: Paint, base: string, printed: boolean) => {
  const d = bar(222, 222, 356, 356, 10);
  const cloth = { ...paint, base };
  return (
    cast(d, 0.7) +
    (printed ? surface(d, cloth, FALL) : plain(d, base, FALL)) +
    `<path d="${bar(240, 240, 320, 320, 4)}" fill="none" stroke="${darker(base, 0.3)}" stroke-width="3" ` +
    'stroke-dasharray="8 6" stroke-opacity="0.5"/>'
  );
};

/** Three fanned out. */
const fanned = (paint: Paint) =>
  put('translate(-62 34) rotate(-18 400 400)', sheet(paint, mix(paint.accent, paint.soft, 0.1), false)) +
  put('translate(0 6) rotate(-2 400 400)', sheet(paint, paint.soft, false)) +
  put('translate(58 -14) rotate(14 400 400)', sheet(paint, paint.base, true));

/** Rolled through a wooden ring, cutlery beside it. */
const ringed = (paint: Paint) => {
  const d =
    'M330,170C370,220 352,330 362,392C352,480 300,580 268,660Q400,716 532,660C500,580 448,480 438,392C448,330 ' +
    '430,220 470,170Q400,196 330,170z';
  const fork = put(
    'translate(190 0)',
    cast(bar(392, 300, 16, 350, 8), 0.6),
    fill(
      'M366,160V250Q366,300 390,306V650Q400,664 410,650V306Q434,300 434,250V160H424V244H408V160H392V244H376V160z',
      '#cfa95f',
    ),
    fill(
      'M366,160V250Q366,300 390,306V650Q400,664 410,650V306Q434,300 434,250V160H424V244H408V160H392V244H376V160z',
      FALL,
    ),
  );
  return (
    cast(d) +
    surface(d, paint, FALL) +
    [352, 400, 448]
      .map((x) =>
        stroke(
          `M400,400C${(x + 400) / 2},480 ${x},580 ${400 + (x - 400) * 1.7},672`,
          darker(paint.base, 0.35),
          8,
          0.22,
        ),
      )
      .join('') +
    plain(bar(340, 366, 120, 58, 24), '#b47a48') +
    fork
  );
};

/** A runner across the table, a tassel at each corner. */
const runner = (paint: Paint) => {
  const tassels = Array.from({ length: 13 }, (_, at) =>
    stroke(`M${266 + at * 22.4},654l${at % 2 === 0 ? -3 : 3},58`, mix(paint.ink, paint.accent, 0.3), 9),
  ).join('');
  return put(
    'rotate(24 400 400)',
    cast('M250,-200H550V654H250z', 1),
    tassels,
    surface('M250,-200H550V654H250z', paint, FALL),
    fill('M250,560h300v14h-300zM250,590h300v34h-300z', paint.accent),
  );
};

/** A cloth over a round table, seen from above. */
const round = (paint: Paint) => {
  const points = Array.from({ length: 16 }, (_, at) => {
    const angle = ((at + 1) / 16) * 2 * Math.PI;
    const middle = ((at + 0.5) / 16) * 2 * Math.PI;
    return (
      `Q${(400 + 346 * Math.sin(middle)).toFixed(0)},${(400 - 346 * Math.cos(middle)).toFixed(0)} ` +
      `${(400 + 292 * Math.sin(angle)).toFixed(0)},${(400 - 292 * Math.cos(angle)).toFixed(0)}`
    );
  });
  const d = `M400,108${points.join('')}z`;
  const drape = Array.from({ length: 16 }, (_, at) =>
    put(`rotate(${at * 22.5} 400 400)`, stroke('M400,168L400,112', darker(paint.base, 0.4), 11, 0.2)),
  ).join('');
  return (
    cast(d, 1.3) +
    surface(d, paint, WELL) +
    drape +
    oval(400, 400, 236, 236, '#ffffff', 0.1) +
    oval(400, 400, 112, 112, lighter(paint.soft, 0.6)) +
    oval(400, 400, 112, 112, WELL) +
    oval(400, 400, 76, 76, lighter(paint.soft, 0.3)) +
    stroke('M306,400a94,94 0 1 1 188,0a94,94 0 1 1 -188,0z', paint.accent, 6)
  );
};

const kinds = [fanned, ringed, runner, round] as const;

const draw = (paint: Paint): Drawing => ({
  art: (kinds[paint.shape % kinds.length] ?? fanned)(paint),
  foot: 0,
  focus: [420, 330],
});

export const napkins: Motif = { stance: 'lie', draw };
