/** The colour of a shop that has chosen none. */
export const DEFAULT_COLOR = '#0074E0';

/** What text needs against its background (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;

/** Red, green and blue, 0 to 255. */
type Channels = readonly [number, number, number];

const channelsOf = (color: string): Channels => {
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
};

function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours such as `#0074E0`, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first colour with `share` of the second in it, 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Whether white text can be read on a colour, and text of the colour on white: on buttons and as links. */
export const isReadableColor = (color: string): boolean => contrastOf(color, '#ffffff') >= TEXT_CONTRAST;
