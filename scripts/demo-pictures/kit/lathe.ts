/** A turned thing from top to bottom: how wide its half is at each height; a corner is where the line breaks. */
export type Profile = readonly (readonly [y: number, half: number, corner?: 'corner' | undefined])[];

type Vector = readonly [x: number, y: number];

/** How flat a circle looks from slightly above. */
export const TILT = 0.15;

const at = (x: number, y: number) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

const curves = (profile: Profile) => {
  const points = profile.map(([y, half]): Vector => [half, y]);
  const between = (from: number, to: number): Vector => {
    const [start, end] = [points[from] ?? [0, 0], points[to] ?? [0, 0]];
    return [(end[0] - start[0]) / 3, (end[1] - start[1]) / 3];
  };
  const isCorner = (index: number) => index === 0 || index === points.length - 1 || profile[index]?.[2] === 'corner';
  const slope = (index: number, from: number, to: number): Vector => {
    if (isCorner(index)) return between(from, to);
    const [x, y] = between(index - 1, index + 1);
    return [x / 2, y / 2];
  };
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const leaving = slope(index, index, index + 1);
    const coming = slope(index + 1, index, index + 1);
    return {
      start,
      first: [start[0] + leaving[0], start[1] + leaving[1]] as const,
      second: [end[0] - coming[0], end[1] - coming[1]] as const,
      end,
    };
  });
};

/** The outline of a turned thing with a round foot, as path data. */
export const lathe = (profile: Profile, x = 400, foot = TILT) => {
  const sides = curves(profile);
  const top = profile[0]?.[1] ?? 0;
  const bottom = profile.at(-1);
  if (bottom === undefined) return '';
  const down = sides.map(
    ({ first, second, end }) =>
      `C${at(x - first[0], first[1])} ${at(x - second[0], second[1])} ${at(x - end[0], end[1])}`,
  );
  const up = sides
    .toReversed()
    .map(
      ({ start, first, second }) =>
        `C${at(x + second[0], second[1])} ${at(x + first[0], first[1])} ${at(x + start[0], start[1])}`,
    );
  return (
    `M${at(x - top, profile[0]?.[0] ?? 0)}${down.join('')}A${at(bottom[1], bottom[1] * foot)} 0 0 0 ` +
    `${at(x + bottom[1], bottom[0])}${up.join('')}z`
  );
};
