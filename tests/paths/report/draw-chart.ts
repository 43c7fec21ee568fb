import { escapeHtml } from '#tests/model/kit/labels.ts';
import type { LaidOut } from './lay-out.ts';

const LINE = 17;

/** How an arrow went: by which drivers, and how often. */
export interface ArrowState {
  /** By whom it was walked: by nobody, by one driver, or by more of them. */
  how: 'failed' | 'missed' | 'one' | 'some';
  hits: number;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

function head([from, to]: readonly { x: number; y: number }[]): string {
  if (!from || !to) return '';
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const place = `translate(${number(to.x)} ${number(to.y)}) rotate(${number(angle)})`;
  return `<path class="head" transform="${place}" d="M0 0l-8-4v8z"/>`;
}

/** Draws a laid-out machine; each arrow is a button by its id. */
export function drawChart(name: string, chart: LaidOut, stateOf: (id: string) => ArrowState): string {
  const boxes = chart.boxes.map(({ text, kind, x, y, width, height }) => {
    const isLeaf = kind !== 'compound' && kind !== 'parallel';
    const [at, top] = isLeaf ? [x + width / 2, y + height / 2 + 4] : [x + 12, y + 21];
    const anchor = isLeaf ? ' text-anchor="middle"' : '';
    return (
      `<rect class="${kind}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"/>` +
      `<text class="name" x="${number(at)}" y="${number(top)}"${anchor}>${escapeHtml(text)}</text>`
    );
  });
  const lines = chart.lines.map(({ way, points, x, y, width }) => {
    const line = points
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${number(point.x)} ${number(point.y)}`)
      .join('');
    if (!way) return `<g class="way first"><path d="${line}"/>${head(points.slice(-2))}</g>`;
    const states = way.arrows.map(({ id }) => stateOf(id));
    const worst = ['failed', 'missed', 'one', 'some'].find((how) => states.some((one) => one.how === how));
    const hits = states.reduce((sum, one) => sum + one.hits, 0);
    const texts = way.arrows.map(
      ({ id, label }, index) =>
        `<g class="arrow ${stateOf(id).how}" role="button" tabindex="0" data-arrow="${escapeHtml(id)}">` +
        `<rect x="${number(x)}" y="${number(y + index * LINE)}" width="${number(width)}" height="${LINE}"/>` +
        `<text x="${number(x + 4)}" y="${number(y + index * LINE + 12.5)}">${escapeHtml(label)}</text></g>`,
    );
    return (
      `<g class="way ${worst ?? 'missed'}"><path d="${line}" stroke-width="${number(1 + Math.log2(1 + hits) / 4)}"/>` +
      `${head(points.slice(-2))}${texts.join('')}</g>`
    );
  });
  return (
    `<svg viewBox="0 0 ${number(chart.width)} ${number(chart.height)}" width="${number(chart.width)}" ` +
    `role="group" aria-label="${escapeHtml(name)}">${boxes.join('')}${lines.join('')}</svg>`
  );
}
