import { backdrop, pegRail } from './backdrops.ts';
import { lighter, mix } from './kit/colour.ts';
import type { Drawing, Paint, Stance } from './kit/paint.ts';
import { randomFrom } from './kit/random.ts';
import { disc, fill, oval, put } from './kit/svg.ts';
import { motifs } from './motifs.ts';
import { neighbours, type PaletteName, palettes } from './palettes.ts';
import type { DemoPicture, View } from './picture.ts';
import { makePrint, type PrintName } from './prints.ts';
import { shades } from './shades.ts';

const HORIZON = 560;

interface Look {
  palette: PaletteName;
  print: PrintName;
  shape: number;
  isReversed: boolean;
}

const mixPaint = (look: Look, room: PaletteName, seed: number, id: string): { paint: Paint; definition: string } => {
  const colours = palettes[look.palette];
  const { wall, shade, table } = palettes[room];
  const [base, ink] = look.isReversed ? [colours.soft, colours.main] : [colours.main, colours.soft];
  const { definition, lay } = makePrint(id, look.print, { ...colours, base, ink, random: randomFrom(seed + 7) });
  const paint = {
    ...colours,
    wall,
    shade,
    table,
    base,
    ink,
    shape: look.shape,
    lay,
    hasPrint: look.print !== 'plain',
    random: randomFrom(seed),
  };
  return { paint, definition };
};

const shadow = (foot: number) =>
  oval(412, 644, foot * 1.24, foot * 0.2, 'url(#shadow)') + oval(404, 642, foot * 0.96, foot * 0.1, 'url(#shadow)');

const standing = (drawing: Drawing, stance: Stance) => (stance === 'stand' ? shadow(drawing.foot) : '') + drawing.art;

/** Where the things beside the hero go, by stance: behind it, to its sides. */
const sides: Record<Stance, readonly string[]> = {
  stand: ['translate(196 614) scale(0.7) translate(-400 -640)', 'translate(664 592) scale(0.54) translate(-400 -640)'],
  lie: [
    'translate(84 120) rotate(-24) scale(0.66) translate(-400 -400)',
    'translate(724 706) rotate(18) scale(0.6) translate(-400 -400)',
  ],
  hang: ['translate(120 152) scale(0.62) translate(-400 -164)', 'translate(680 152) scale(0.5) translate(-400 -164)'],
};

const fronts: Record<Stance, string> = {
  stand: 'translate(400 676) scale(1.18) translate(-400 -640)',
  lie: 'translate(400 400) scale(1.12) translate(-400 -400)',
  hang: 'translate(400 156) scale(1.08) translate(-400 -164)',
};

/** The same in an emblem, nearer to the middle. */
const flanks: Record<Stance, readonly string[]> = {
  ...sides,
  stand: ['translate(196 630) scale(0.56) translate(-400 -640)', 'translate(630 630) scale(0.48) translate(-400 -640)'],
};

const heroes: Record<Stance, string> = {
  stand: 'translate(478 712) translate(-400 -640)',
  lie: 'translate(412 410) rotate(7) translate(-400 -400)',
  hang: 'translate(400 156) scale(0.96) translate(-400 -164)',
};

const companions = (picture: DemoPicture, stance: Stance, room: PaletteName, places: readonly string[]) =>
  picture.beside
    .filter((name) => motifs[name].stance === stance)
    .map((name, at) => {
      const palette = at === 0 ? neighbours[picture.palette] : picture.palette;
      const print: PrintName = at === 0 ? 'plain' : picture.print;
      const { paint, definition } = mixPaint(
        { palette, print, shape: picture.seed + at, isReversed: at === 1 && !picture.isReversed },
        room,
        picture.seed + at,
        `beside-${at}`,
      );
      return { definition, art: put(places[at] ?? '', standing(motifs[name].draw(paint), stance)) };
    });

const emblem = (picture: DemoPicture, paint: Paint, drawing: Drawing, stance: Stance) => {
  const ground = mix(paint.main, '#ffffff', 0.66);
  const others = companions(picture, stance, picture.palette, flanks[stance]);
  const middle =
    stance === 'stand' ? 'translate(400 644) translate(-400 -640)' : 'translate(400 400) translate(-400 -420)';
  return {
    definitions: others.map(({ definition }) => definition).join(''),
    art:
      fill('M0,0h800v800h-800z', ground) +
      fill(disc(400, 400, 344), lighter(ground, 0.4)) +
      fill('M0,0h800v800h-800z', 'url(#sun)') +
      put('translate(0 20)', ...others.map(({ art }) => art)) +
      put(middle, standing(drawing, stance)),
  };
};

const compose = (picture: DemoPicture, view: View, paint: Paint, drawing: Drawing, stance: Stance) => {
  if (view === 'emblem') return emblem(picture, paint, drawing, stance);
  const others = view === 'scene' ? companions(picture, stance, picture.palette, sides[stance]) : [];
  const behind = backdrop(
    stance,
    paint,
    picture.seed + (view === 'scene' ? 3 : 0),
    view === 'scene' ? HORIZON - 16 : HORIZON,
  );
  const rail = stance === 'hang' ? pegRail(paint) : '';
  const places = { scene: heroes[stance], detail: '', front: fronts[stance] };
  const hero = put(places[view], standing(drawing, stance));
  const [x, y] = drawing.focus;
  const whole = behind + rail + others.map(({ art }) => art).join('') + hero;
  return {
    definitions: others.map(({ definition }) => definition).join(''),
    art:
      view === 'detail'
        ? put(`translate(400 400) rotate(${picture.seed % 2 === 0 ? -7 : 8}) scale(2.1) translate(${-x} ${-y})`, whole)
        : whole,
  };
};

/** A picture as a square SVG document, `size` pixels wide. */
export const drawPicture = (picture: DemoPicture, size: number) => {
  const motif = motifs[picture.motif];
  const { paint, definition } = mixPaint(picture, picture.palette, picture.seed, 'print');
  const { definitions, art } = compose(picture, picture.view, paint, motif.draw(paint), motif.stance);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 800 800">` +
    `<defs>${shades}${definition}${definitions}</defs>${art}</svg>`
  );
};
