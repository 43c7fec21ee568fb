import { darker, lighter, mix } from '../kit/colour.ts';
import { type Drawing, FALL, type Motif, type Paint, plain, surface } from '../kit/paint.ts';
import { bow, label } from '../kit/parts.ts';
import { bar, fill, oval, stroke } from '../kit/svg.ts';

const kraft = '#cfa878';

/** A folded paper bag with a printed belt. */
const folded = (paint: Paint) => {
  const bag = 'M262,300L538,300L556,630Q400,658 244,630z';
  return (
    plain(bag, kraft, FALL) +
    fill('M262,300L300,330L286,636L244,630zM538,300L500,330L514,636L556,630z', darker(kraft, 0.2), 0.4) +
    surface('M255,404L545,404L553,568Q400,584 247,568z', paint, FALL) +
    label(400, 486, 150, 132, paint) +
    plain(bar(250, 250, 300, 58, 8), lighter(kraft, 0.12), FALL) +
    stroke('M258,306H542', darker(kraft, 0.4), 4, 0.4) +
    plain(bar(372, 240, 56, 84, 8), '#a8703f', FALL)
  );
};

/** A sealed bag that stands by itself. */
const standing = (paint: Paint) => {
  const bag = 'M270,230H530C536,330 560,420 556,600Q552,648 400,650T244,600C240,420 264,330 270,230z';
  return (
    surface(bag, paint) +
    fill('M244,600C300,560 500,560 556,600Q552,648 400,650T244,600z', '#24170f', 0.12) +
    fill('M270,230H530L532,262H268z', lighter(paint.base, 0.3), 0.7) +
    stroke('M270,278H530', darker(paint.base, 0.3), 4, 0.5) +
    label(400, 450, 190, 210, paint)
  );
};

/** A linen sack tied with a ribbon. */
const sack = (paint: Paint) => {
  const linen = mix(paint.soft, '#e8d9bd', 0.55);
  const body = 'M352,356C250,400 214,520 240,600C252,650 548,650 560,600C586,520 550,400 448,356z';
  return (
    plain(
      'M330,250C352,276 362,300 356,360H444C438,300 448,276 470,250C440,262 428,238 400,252C372,238 360,262 330,250z',
      darker(linen, 0.06),
      FALL,
    ) +
    surface(body, { ...paint, base: linen, ink: paint.main }) +
    stroke(
      'M372,372C352,420 340,450 338,500M400,372V440M428,372C450,420 462,450 462,490',
      darker(linen, 0.3),
      4,
      0.45,
    ) +
    bow(400, 358, 0.72, paint.accent) +
    oval(400, 540, 74, 60, '#fffaf0') +
    label(400, 540, 104, 84, paint)
  );
};

const kinds = [folded, standing, sack] as const;

const draw = (paint: Paint): Drawing => ({
  art: (kinds[paint.shape % kinds.length] ?? folded)(paint),
  foot: 200,
  focus: [400, 450],
});

export const pouch: Motif = { stance: 'stand', draw };
