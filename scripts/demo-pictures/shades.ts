const stop = (offset: number, colour: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const LIGHT = '#fffaf0';
const DARK = '#2a1a12';

const linear = (id: string, direction: string, ...stops: Parameters<typeof stop>[]) =>
  `<linearGradient id="${id}"${direction}>${stops.map((each) => stop(...each)).join('')}</linearGradient>`;

const radial = (id: string, place: string, ...stops: Parameters<typeof stop>[]) =>
  `<radialGradient id="${id}"${place}>${stops.map((each) => stop(...each)).join('')}</radialGradient>`;

/** The lights and shadows that every picture shares, by id: round, fall, well, shadow, glow, sun. */
export const shades = [
  linear(
    'round',
    '',
    [0, DARK, 0.1],
    [0.16, LIGHT, 0.2],
    [0.34, LIGHT, 0.14],
    [0.56, DARK, 0],
    [0.86, DARK, 0.16],
    [1, DARK, 0.24],
  ),
  linear(
    'fall',
    ' x1="0" y1="0" x2="0.45" y2="1"',
    [0, LIGHT, 0.24],
    [0.45, LIGHT, 0],
    [0.55, DARK, 0],
    [1, DARK, 0.15],
  ),
  radial(
    'well',
    ' cx="0.56" cy="0.58" r="0.58"',
    [0, LIGHT, 0.3],
    [0.72, LIGHT, 0.02],
    [0.9, DARK, 0.05],
    [1, DARK, 0.16],
  ),
  radial('shadow', '', [0, DARK, 0.4], [0.5, DARK, 0.22], [0.8, DARK, 0.06], [1, DARK, 0]),
  radial('glow', '', [0, '#fff1bf', 0.85], [0.35, '#ffe39a', 0.32], [1, '#ffdf8e', 0]),
  linear('sun', ' x1="0.15" y1="0" x2="0.85" y2="1"', [0, '#ffffff', 0.48], [0.55, '#ffffff', 0.06], [1, DARK, 0.11]),
].join('');
