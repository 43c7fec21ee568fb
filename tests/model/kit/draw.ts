import type { Graph } from './explore.ts';
import { escapeHtml, eventLabel, stateLabel } from './labels.ts';

const ROW = 64;
const BOX = { height: 34, x: 20 };
const LETTER = 6.8;
const LANE = 26;

interface Arrow {
  from: number;
  to: number;
  events: Set<string>;
  isWalked: boolean;
}

function arrowsOf(graph: Graph, rows: ReadonlyMap<string, number>, walked: ReadonlySet<string>): Arrow[] {
  const arrows = new Map<string, Arrow>();
  const rowOf = (key: string): number => rows.get(stateLabel(graph.states.get(key))) ?? 0;
  for (const edge of graph.edges.filter(({ isTaken }) => isTaken)) {
    const [from, to] = [rowOf(edge.from), rowOf(edge.to)];
    if (from === to) continue;
    const arrow = arrows.get(`${from} ${to}`) ?? { from, to, events: new Set(), isWalked: true };
    arrow.events.add(eventLabel(edge.event.type));
    arrow.isWalked &&= walked.has(edge.id);
    arrows.set(`${from} ${to}`, arrow);
  }
  return [...arrows.values()].toSorted((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from));
}

/** A picture of the states, one below the other, with an arrow lane for each pair that is joined. */
export function drawGraph(graph: Graph, walked: ReadonlySet<string>): string {
  const labels = [...new Set([...graph.states.values()].map(stateLabel))];
  const rows = new Map(labels.map((label, row) => [label, row]));
  const arrows = arrowsOf(graph, rows, walked);
  const boxWidth = 30 + LETTER * Math.max(...labels.map((label) => label.length));
  const right = BOX.x + boxWidth;
  const y = (row: number): number => 20 + row * ROW + BOX.height / 2;
  const boxes = labels.map(
    (label, row) =>
      `<rect x="${BOX.x}" y="${20 + row * ROW}" width="${boxWidth}" height="${BOX.height}"/><text ` +
      `x="${BOX.x + 12}" y="${y(row) + 4}">${escapeHtml(label)}</text>`,
  );
  const lanes = arrows.map(({ from, to, events, isWalked }, lane) => {
    const x = right + 30 + lane * LANE;
    const [start, end] = [y(from) + 6, y(to) - 6];
    const head = `<path class="head" d="M${right} ${end} l8 -4 v8 z"/>`;
    return (
      `<g><title>${escapeHtml([...events].join(', '))}</title><path class="${isWalked ? 'ok' : 'bad'}" ` +
      `d="M${right} ${start} H${x} V${end} H${right + 8}"/>${head}</g>`
    );
  });
  const width = right + 60 + arrows.length * LANE;
  const height = 30 + labels.length * ROW;
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="States and the ways between ` +
    `them">${boxes.join('')}${lanes.join('')}</svg>`
  );
}

/** The ways between states as a table: from, on what, to; what a state only remembers is left out. */
export function tabulateWays(graph: Graph): string {
  const ways = new Map<string, { from: string; to: string; events: Set<string> }>();
  for (const edge of graph.edges.filter(({ isTaken }) => isTaken)) {
    const [from, to] = [stateLabel(graph.states.get(edge.from)), stateLabel(graph.states.get(edge.to))];
    const way = ways.get(`${from} → ${to}`) ?? { from, to, events: new Set<string>() };
    way.events.add(eventLabel(edge.event.type));
    ways.set(`${from} → ${to}`, way);
  }
  const rows = [...ways.values()].map(
    ({ from, to, events }) =>
      `<tr>${[from, [...events].join(', '), to].map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  return `<table><tr><th>from</th><th>on</th><th>to</th></tr>${rows.join('\n')}</table>`;
}
