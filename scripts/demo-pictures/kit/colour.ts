const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour `part` of the way from one `#rrggbb` to another. */
export const mix = (from: string, to: string, part: number) => {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** A `#rrggbb` nearer to white. */
export const lighter = (hex: string, part: number) => mix(hex, '#ffffff', part);

/** A `#rrggbb` nearer to a warm black. */
export const darker = (hex: string, part: number) => mix(hex, '#24170f', part);
