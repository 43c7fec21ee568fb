const round = (value: number) => Math.round(value * 10) / 10;

// fill-opacity and stroke-opacity, not opacity: that one makes the renderer paint a layer of its own for each element
const through = (kind: 'fill' | 'stroke', opacity: number) => (opacity === 1 ? '' : ` ${kind}-opacity="${opacity}"`);

/** A filled path. */
export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${through('fill', opacity)}/>`;

/** An open path drawn with a round pen. */
export const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" ` +
  `stroke-linejoin="round"${through('stroke', opacity)}/>`;

/** A filled ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ` +
  `fill="${colour}"${through('fill', opacity)}/>`;

/** The outline of a rectangle with rounded corners, as path data. */
export const bar = (x: number, y: number, width: number, height: number, radius: number) => {
  const r = Math.min(radius, width / 2, height / 2);
  return (
    `M${round(x + r)},${round(y)}h${round(width - 2 * r)}a${r},${r} 0 0 1 ` +
    `${r},${r}v${round(height - 2 * r)}a${r},${r} 0 0 1 ${-r},${r}h${round(2 * r - width)}a${r},${r} 0 0 1 ` +
    `${-r},${-r}v${round(2 * r - height)}a${r},${r} 0 0 1 ${r},${-r}z`
  );
};

/** The outline of an ellipse, as path data. */
export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${round(x - rx)},${round(y)}a${round(rx)},${round(ry)} 0 1 1 ${round(2 * rx)},0a${round(rx)},${round(ry)} 0 ` +
  `1 1 ${round(-2 * rx)},0z`;

/** Art moved, turned or scaled together. */
export const put = (transform: string, ...art: string[]) => `<g transform="${transform}">${art.join('')}</g>`;

/** The same art `count` times around a point, the first at twelve o'clock. */
export const around = (x: number, y: number, count: number, art: string) =>
  Array.from({ length: count }, (_, at) => put(`rotate(${round((at * 360) / count)} ${x} ${y})`, art)).join('');

/**
 * A soft shadow that a flat or hanging thing throws to the lower right; `reach` is how far it stands off, 1 for a few
 * millimetres.
 */
export const cast = (d: string, reach = 1) =>
  [3, 7, 12, 18, 25]
    .map((step) => put(`translate(${round(step * 0.55 * reach)} ${round(step * reach)})`, fill(d, '#33241a', 0.055)))
    .join('');

/** A pointed leaf that grows from (x, y) in the direction `angle`, 0 being up. */
export const leaf = (
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  colour: string,
  vein?: string,
) =>
  put(
    `translate(${round(x)} ${round(y)}) rotate(${round(angle)})`,
    fill(
      `M0,0C${round(-width)},${round(-length * 0.35)} ${round(-width * 0.7)},${round(-length * 0.8)} ` +
        `0,${round(-length)}C${round(width * 0.7)},${round(-length * 0.8)} ` +
        `${round(width)},${round(-length * 0.35)} 0,0z`,
      colour,
    ),
    vein === undefined ? '' : stroke(`M0,0L0,${round(-length * 0.82)}`, vein, Math.max(1.5, width * 0.1), 0.6),
  );
