import { darker, lighter, mix } from './colour.ts';
import { TILT } from './lathe.ts';
import { GLOW, type Paint, ROUND } from './paint.ts';
import { bar, fill, leaf, oval, put, stroke } from './svg.ts';

/** Woods from pale birch to walnut. */
export const woods = ['#dcb88a', '#c8925d', '#a8703f', '#7d5234', '#e6cba3'] as const;

/** The open top of something turned: its lip, the dark inside and what is in it. */
export const mouth = (y: number, half: number, lip: string, inside: string, content?: string, x = 400) => {
  const flat = half * TILT;
  return (
    oval(x, y, half, flat, lip) +
    oval(x, y + 1, half * 0.93, flat * 0.86, inside) +
    (content === undefined
      ? ''
      : oval(x, y + flat * 0.2, half * 0.88, flat * 0.64, content) +
        oval(x - half * 0.3, y + flat * 0.1, half * 0.3, flat * 0.16, '#ffffff', 0.22))
  );
};

/** Steam rising from (x, y). */
export const steam = (x: number, y: number) =>
  [-42, 0, 42]
    .map((at, index) => stroke(`M${x + at},${y}c-26,-34 26,-52 0,-${index === 1 ? 112 : 88}`, '#ffffff', 11, 0.62))
    .join('');

/** A flame on a wick whose foot is at (x, y), with its glow. */
export const flame = (x: number, y: number) =>
  oval(x, y - 42, 150, 150, GLOW) +
  stroke(`M${x},${y}v-14`, '#4a3528', 5) +
  fill(`M${x},${y - 92}c30,40 30,82 0,84c-30,-2 -30,-44 0,-84z`, '#f5a742') +
  fill(`M${x},${y - 62}c16,24 15,50 0,52c-15,-2 -16,-28 0,-52z`, '#fff0bd');

/** A streak of light on glass or glaze. */
export const gleam = (x: number, y: number, length: number, width = 14, opacity = 0.5) =>
  fill(bar(x, y, width, length, width / 2), '#ffffff', opacity);

/** A paper label with a sprig on it, centred on (x, y). */
export const label = (x: number, y: number, width: number, height: number, paint: Paint) => {
  const size = Math.min(width, height);
  const green = mix(paint.accent, paint.deep, 0.25);
  return (
    fill(bar(x - width / 2, y - height / 2, width, height, size * 0.12), '#fffaf0') +
    stroke(bar(x - width / 2 + 8, y - height / 2 + 8, width - 16, height - 16, size * 0.08), paint.deep, 2.5, 0.45) +
    put(
      `translate(${x} ${y + size * 0.2})`,
      stroke(`M0,${size * 0.04}L0,${-size * 0.26}`, green, 3),
      leaf(0, 0, size * 0.3, size * 0.1, -52, green),
      leaf(0, 0, size * 0.3, size * 0.1, 52, green),
      leaf(0, -size * 0.2, size * 0.28, size * 0.09, 0, green),
    ) +
    fill(bar(x - width * 0.26, y + height * 0.27, width * 0.52, 5, 2), paint.deep, 0.55) +
    fill(bar(x - width * 0.16, y + height * 0.27 + 11, width * 0.32, 4, 2), paint.deep, 0.35)
  );
};

/** A handle bent like an ear, thick as a finger. */
export const ear = (d: string, colour: string, width: number) =>
  stroke(d, darker(colour, 0.16), width) + stroke(d, lighter(colour, 0.14), width * 0.42, 0.55);

/** The grain of a board inside the box given. */
export const grain = (x: number, y: number, width: number, height: number, colour: string, random: () => number) =>
  Array.from({ length: Math.round(height / 19) }, (_, row) => {
    const line = y + 12 + row * 19 + random() * 6;
    const from = x + random() * width * 0.3;
    const to = x + width * (0.65 + random() * 0.32);
    return stroke(
      `M${from.toFixed(0)},${line.toFixed(0)}C${(from + 60).toFixed(0)},${(line - 7).toFixed(0)} ` +
        `${(to - 60).toFixed(0)},${(line + 7).toFixed(0)} ${to.toFixed(0)},${line.toFixed(0)}`,
      darker(colour, 0.24),
      2.4,
      0.4,
    );
  }).join('');

/** A bow of ribbon around (x, y). */
export const bow = (x: number, y: number, size: number, colour: string) => {
  const dark = darker(colour, 0.18);
  const loop = (side: 1 | -1) =>
    put(
      `translate(${x} ${y}) scale(${side * size} ${size})`,
      fill('M0,0C22,6 46,44 60,58L44,62L38,76C22,56 6,30 0,0z', dark),
      fill('M0,0C16,-50 92,-62 96,-22C98,14 38,18 0,0z', colour),
      fill('M4,-1C24,-26 64,-36 72,-18C76,-2 36,8 4,-1z', dark, 0.55),
    );
  return (
    loop(-1) +
    loop(1) +
    put(
      `translate(${x} ${y}) scale(${size})`,
      fill(bar(-15, -17, 30, 34, 11), lighter(colour, 0.12)),
      fill(bar(-15, -17, 30, 34, 11), ROUND),
    )
  );
};
