import { explore, type Edge, type Graph } from './explore.ts';
import { drawGraph, tabulateWays } from './draw.ts';
import { escapeHtml, eventLabel, stateLabel } from './labels.ts';
import type { Model } from './model.ts';
import { serialize, stateNames } from './observe.ts';
import { walkNode } from './walk-node.ts';
import type { WalkResult } from './walk.ts';

/** How much of a machine was walked: `walked` out of `total`. */
export interface Share {
  walked: number;
  total: number;
}

/** What `reports/paths/coverage.json` says of one machine. */
export interface Coverage {
  machine: string;
  /** States as the diagram draws them. */
  states: Share;
  /** Transitions as the diagram draws them. */
  transitions: Share;
  /** States told apart by what the machine remembers. */
  configurations: Share;
  /** Every event in every configuration. */
  edges: Share;
  walks: number;
  failures: { path: string[]; reason: string }[];
}

/** A walked machine, with all that its report page needs. */
export interface WalkedModel {
  model: Model;
  graph: Graph;
  result: WalkResult;
  coverage: Coverage;
}

/** Whether all of a machine was walked and went as its diagram says. */
export function isFullyWalked({ states, transitions, configurations, edges, failures }: Coverage): boolean {
  return (
    failures.length === 0 && [states, transitions, configurations, edges].every(({ walked, total }) => walked === total)
  );
}

/** Walks a model in node and counts. */
export async function measure(model: Model): Promise<WalkedModel> {
  const graph = explore(model);
  const result = await walkNode(model, { graph });
  const walkedEdges = graph.edges.filter(({ id }) => result.walked.has(id));
  const reached = new Set(
    result.failures.length > 0 && result.walks === 0
      ? []
      : [...graph.starts.map(({ key }) => key), ...walkedEdges.map(({ to }) => to)],
  );
  const all = [...graph.states.values()];
  const drawn = new Set(all.flatMap(({ snapshot }) => stateNames(snapshot)));
  const entered = new Set(all.flatMap(({ key, snapshot }) => (reached.has(key) ? stateNames(snapshot) : [])));
  const taken = new Set(walkedEdges.flatMap(({ transitions }) => transitions));
  const coverage: Coverage = {
    machine: model.name,
    states: { walked: entered.size, total: drawn.size + graph.unusedStates.length },
    transitions: { walked: taken.size, total: graph.transitions.length },
    configurations: { walked: reached.size, total: graph.states.size },
    edges: { walked: result.walked.size, total: graph.edges.length },
    walks: result.walks,
    failures: result.failures,
  };
  return { model, graph, result, coverage };
}

const share = ({ walked, total }: Share): string =>
  `<td class="${walked === total ? 'ok' : 'bad'}">${walked} / ${total}</td>`;
const cells = (...parts: string[]): string => parts.map((part) => `<td>${escapeHtml(part)}</td>`).join('');

function edgeRow(graph: Graph, edge: Edge, isWalked: boolean): string {
  const { type, ...payload } = edge.event;
  const label = (key: string): string => stateLabel(graph.states.get(key));
  const emitted = edge.emits.join(', ');
  const to = edge.isTaken ? label(edge.to) : 'refused';
  const detail = Object.keys(payload).length > 0 ? serialize(payload) : '';
  const mark = `<td class="${isWalked ? 'ok' : 'bad'}">${isWalked ? '✓' : '✗'}</td>`;
  return `<tr>${mark}${cells(label(edge.from), eventLabel(type), detail, to, emitted)}</tr>`;
}

function section({ model, graph, result, coverage }: WalkedModel): string {
  const stateRows = [...graph.states.values()].map((state) => {
    const path = state.path.map(eventLabel).join(' → ') || 'start';
    return `<tr>${cells(stateLabel(state), serialize(model.projection(state.snapshot)), path)}</tr>`;
  });
  const edgeRows = graph.edges.map((edge) => edgeRow(graph, edge, result.walked.has(edge.id)));
  const failures = coverage.failures.map(
    ({ path, reason }) => `<li><code>${escapeHtml(path.join(' → '))}</code>: ${escapeHtml(reason)}</li>`,
  );
  const unused = [...graph.unusedStates, ...graph.unusedTransitions].map(
    (id) => `<li>never reached: <code>${escapeHtml(id)}</code></li>`,
  );
  return `<section id="${model.name}">
<h2>${model.name}</h2>
${failures.length + unused.length > 0 ? `<ul class="bad">${failures.join('')}${unused.join('')}</ul>` : ''}
${drawGraph(graph, result.walked)}
<details open><summary>Ways between states</summary>${tabulateWays(graph)}</details>
<details><summary>${graph.states.size} states and the shortest way to each</summary>
<table><tr><th>state</th><th>what it remembers</th><th>path</th></tr>${stateRows.join('\n')}</table></details>
<details><summary>${graph.edges.length} edges</summary>
<table><tr><th></th><th>from</th><th>event</th><th>with</th><th>to</th><th>tells</th></tr>
${edgeRows.join('\n')}</table></details>
</section>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --blue: #0074E0;
  --ok: #2b8a3e; --bad: #c92a2a; --rule: #8884; }
body { max-width: 1200px; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: 600; } h2 { margin-top: 3rem; border-bottom: 2px solid var(--blue); }
a { color: var(--blue); } code { font-size: .9em; } summary { cursor: pointer; padding: .4rem 0; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 600; }
td, th { padding: .25rem .6rem; border-bottom: 1px solid var(--rule); vertical-align: top; overflow-wrap: anywhere; }
.ok { color: var(--ok); } .bad { color: var(--bad); font-weight: 600; }
svg { max-width: 100%; height: auto; } svg text { fill: currentColor; font: 12px system-ui, sans-serif; }
svg rect { fill: none; stroke: currentColor; rx: 8; } svg path { fill: none; stroke: var(--blue); }
svg path.bad { stroke: var(--bad); }
svg path.head { fill: var(--blue); stroke: none; } svg text.event { font-size: 11px; opacity: .75; }`;

/** The report page of all walked machines. */
export function reportPage(walked: readonly WalkedModel[]): string {
  const rows = walked.map(
    ({ coverage: c }) =>
      `<tr><td><a href="#${c.machine}">${c.machine}</a></td>` +
      `${[c.states, c.transitions, c.configurations, c.edges].map(share).join('')}<td>${c.walks}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Paths walked</title><style>${STYLE}</style></head>
<body><h1>Paths walked</h1>
<p>Each edge is one event in one state, brought about in a real actor whose calls and delays are held in hand.
After each, the state, the calls in flight with their input, the delays that run and the emitted events are compared
with the diagram.</p>
<table><tr><th>machine</th><th>states</th><th>transitions</th><th>configurations</th><th>edges</th><th>walks</th></tr>
${rows.join('\n')}</table>
${walked.map(section).join('\n')}
</body></html>
`;
}
