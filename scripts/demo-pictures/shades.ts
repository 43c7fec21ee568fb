const stop = (offset: number, colour: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const LIGHT = '#fffaf0';
const DARK = '#2a1a12';

/** The lights and shadows that every picture shares, by id: round, fall, well, shadow, glow, sun. */
export const shades = [
  `<linearGradient id="round">${stop(0, DARK, 0.1)}${stop(0.16, LIGHT, 0.2)}${stop(0.34, LIGHT, 0.14)}${stop(0.56, DARK, 0)}${stop(0.86, DARK, 0.16)}${stop(1, DARK, 0.24)}</linearGradient>`,
  `<linearGradient id="fall" x1="0" y1="0" x2="0.45" y2="1">${stop(0, LIGHT, 0.24)}${stop(0.45, LIGHT, 0)}${stop(0.55, DARK, 0)}${stop(1, DARK, 0.15)}</linearGradient>`,
  `<radialGradient id="well" cx="0.56" cy="0.58" r="0.58">${stop(0, LIGHT, 0.3)}${stop(0.72, LIGHT, 0.02)}${stop(0.9, DARK, 0.05)}${stop(1, DARK, 0.16)}</radialGradient>`,
  `<radialGradient id="shadow">${stop(0, DARK, 0.4)}${stop(0.5, DARK, 0.22)}${stop(0.8, DARK, 0.06)}${stop(1, DARK, 0)}</radialGradient>`,
  `<radialGradient id="glow">${stop(0, '#fff1bf', 0.85)}${stop(0.35, '#ffe39a', 0.32)}${stop(1, '#ffdf8e', 0)}</radialGradient>`,
  `<linearGradient id="sun" x1="0.15" y1="0" x2="0.85" y2="1">${stop(0, '#ffffff', 0.48)}${stop(0.55, '#ffffff', 0.06)}${stop(1, DARK, 0.11)}</linearGradient>`,
].join('');
