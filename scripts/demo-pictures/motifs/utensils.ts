import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, pick, plain, ROUND } from '../kit/paint.ts';
import { woods } from '../kit/parts.ts';
import { bar, cast, disc, fill, oval, put, stroke } from '../kit/svg.ts';

const STEEL = '#c3ccd2';

const handle = (x: number, y: number, length: number, colour: string) => {
  const d = bar(x - 19, y, 38, length, 17);
  return plain(d, colour) + [0.22, 0.5, 0.78].map((part) => oval(x, y + length * part, 5.5, 5.5, '#e3c98f')).join('');
};

const blade = (d: string, edge: string) => cast(d, 0.8) + fill(d, STEEL) + fill(d, FALL) + fill(edge, '#ffffff', 0.5);

const chef = (wood: string) =>
  cast(bar(381, 470, 38, 190, 17), 0.8) +
  blade('M378,470V140C404,150 440,250 446,470z', 'M424,470C424,330 410,210 392,160C420,190 440,280 446,470z') +
  fill('M374,460h76v24h-76z', darker(STEEL, 0.25)) +
  handle(400, 482, 180, wood);

const paring = (wood: string) =>
  cast(bar(381, 470, 38, 150, 17), 0.8) +
  blade('M382,470V290C402,300 424,360 428,470z', 'M414,470C412,400 404,340 394,314C416,340 426,400 428,470z') +
  fill('M378,462h54v20h-54z', darker(STEEL, 0.25)) +
  handle(402, 480, 150, wood);

const bread = (wood: string) => {
  const d = `M380,470V150Q392,130 424,150${'l6,16l-6,16'.repeat(10)}V470z`;
  return (
    cast(bar(381, 470, 38, 180, 17), 0.8) +
    blade(d, 'M408,146Q420,146 424,156V470h-12z') +
    fill('M376,462h54v22h-54z', darker(STEEL, 0.25)) +
    handle(402, 482, 180, wood)
  );
};

const spoon = (wood: string) => {
  const d = `${disc(400, 208, 58, 80)}M386,280L390,660Q400,674 410,660L414,280z`;
  return (
    cast(d, 0.8) +
    plain(d, wood, FALL) +
    oval(404, 212, 40, 58, darker(wood, 0.2), 0.55) +
    oval(392, 190, 12, 26, lighter(wood, 0.4), 0.5)
  );
};

const spatula = (wood: string) => {
  const d =
    'M346,150Q346,130 366,130H434Q454,130 454,150V290Q454,320 414,330L410,660Q400,674 390,660L386,330Q346,320 346,290z';
  return (
    cast(d, 0.8) +
    plain(d, wood, FALL) +
    [372, 400, 428].map((x) => stroke(`M${x},170V280`, darker(wood, 0.45), 9, 0.55)).join('')
  );
};

const pin = (wood: string, paint: Paint) => {
  const d = bar(344, 190, 112, 420, 40);
  return (
    [bar(380, 96, 40, 110, 18), bar(380, 594, 40, 110, 18)]
      .map((end) => cast(end, 0.8) + plain(end, paint.accent))
      .join('') +
    cast(d) +
    fill(d, wood) +
    paint.lay(d, 0.5) +
    fill(d, ROUND)
  );
};

const sets: readonly [(paint: Paint, wood: string) => string, ...((paint: Paint, wood: string) => string)[]] = [
  (_, wood) => put('translate(400 400) rotate(-38) scale(1.32) translate(-405 -400)', chef(wood)),
  (paint, wood) =>
    put('translate(400 400) scale(1.16) translate(-555 -380) rotate(-6 400 400)', chef(wood)) +
    put('translate(400 400) scale(1.16) translate(-402 -396)', bread(wood)) +
    put('translate(400 400) scale(1.16) translate(-250 -440) rotate(7 400 400)', paring(mix(wood, paint.deep, 0.2))),
  (_, wood) =>
    put('translate(-130 10) rotate(-13 400 640)', spoon(wood)) +
    put('translate(130 10) rotate(13 400 640)', spatula(darker(wood, 0.2))) +
    put('translate(0 -10)', spoon(lighter(wood, 0.18))),
  (paint, wood) => put('rotate(38 400 400)', pin(wood, paint)),
  (_, wood) =>
    put('translate(340 400) rotate(-32) scale(1.25) translate(-402 -400)', bread(wood)) +
    put('translate(520 380) rotate(-32) scale(1.25) translate(-402 -440)', paring(wood)),
];

const draw = (paint: Paint): Drawing => {
  const kind = paint.shape % sets.length;
  return {
    art: pick(sets, kind)(paint, pick(woods, Math.floor(paint.random() * 4))),
    foot: 0,
    focus: kind === 2 ? [400, 300] : [400, 420],
  };
};

export const utensils: Motif = { stance: 'lie', draw };
