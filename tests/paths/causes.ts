import { stripVTControlCharacters } from 'node:util';
import type { Model } from '#tests/model/kit/model.ts';
import type { Graph } from '#tests/model/kit/explore.ts';
import { stateLabel } from '#tests/model/kit/labels.ts';
import { leavesOf } from '#tests/model/kit/observe.ts';
import { rowFor, tableEvent, type Row } from '#tests/model/kit/table.ts';
import type { Failure } from '#tests/model/kit/walk.ts';
import { Ways } from '#tests/model/kit/ways.ts';
import type { DriverName } from './options.ts';
import type { RowPlace } from './rows.ts';
import { lineOf, Steps } from './steps.ts';

/** Steps that went wrong for one reason: one row of the table and one field that differs, or one state's screen. */
export interface Cause {
  machine: string;
  driver: DriverName;
  /** The row in words, or what has none. */
  row: string;
  /** Where the row stands; undefined where the table has none. */
  place: RowPlace | undefined;
  /** The first field that differs; undefined where the step threw. */
  path: string | undefined;
  is: string;
  should: string;
  /** How many steps went wrong so. */
  count: number;
  /** The shortest way to the first of them, a step a line. */
  steps: readonly string[];
  /** Walks that way alone. */
  replay: string;
  /** The number of its path; undefined where the start itself is wrong. */
  number: number | undefined;
  /** The first of them as it was walked, which may be a longer way: the start's number and those of the edges. */
  history: string;
}

const LONGEST = 600;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
/** A message of the screen without the screen itself, which the testing library draws in colours. */
const told = (reason: string): string => stripVTControlCharacters(reason).split('\n\nIgnored nodes:', 1)[0] ?? '';
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

const START = 'the start';

function rowOf({ table }: Model, { edges, states }: Graph, number: number): { row: Row | undefined; name: string } {
  const edge = edges[number];
  const snapshot = edge && states.get(edge.from)?.snapshot;
  if (!snapshot) return { row: undefined, name: START };
  const leaves = leavesOf(snapshot);
  const row = rowFor(table, leaves, snapshot.context, edge.event);
  const on = tableEvent(edge.event.type);
  if (!row) return { row, name: `${leaves.join(' + ')} · ${on}: has no row, so nothing may change` };
  return {
    row,
    name: `${leaves.join(' + ')} · ${on} → ${row.to === undefined ? 'stays' : [row.to].flat().join(' + ')}`,
  };
}

interface Told {
  model: Model;
  graph: Graph;
  driver: DriverName;
  places: ReadonlyMap<Row, RowPlace>;
  failures: readonly Failure[];
}

/** What went wrong with a machine, grouped by cause; the shortest way first in each. */
export function causesOf({ model, graph, driver, places, failures }: Told): Cause[] {
  const ways = new Ways(graph);
  const steps = new Steps(graph);
  const causes = new Map<string, Cause>();
  for (const failure of failures.toSorted((a, b) => a.path.length - b.path.length)) {
    const [first] = failure.differences;
    const { edge: number } = failure;
    const { row, name } = number === undefined ? { row: undefined, name: START } : rowOf(model, graph, number);
    const edge = number === undefined ? undefined : graph.edges[number];
    // What is wrong with a screen is wrong however one has come to it; the rest of the message is the screen itself.
    const key = first
      ? `${name}\n${first.path}`
      : `${edge ? stateLabel(graph.states.get(edge.to)) : START}\n${firstLine(failure.reason)}`;
    const known = causes.get(key);
    if (known) {
      known.count += 1;
      continue;
    }
    const command = `npm run paths -- --machine ${model.name} --driver ${driver}`;
    causes.set(key, {
      machine: model.name,
      driver,
      row: name,
      place: row && places.get(row),
      path: first?.path,
      is: cut(first?.is ?? told(failure.reason)),
      should: cut(first?.should ?? ''),
      count: 1,
      steps: edge ? [...ways.to(edge.from), edge].map((one) => lineOf(steps.tell(one))) : [],
      number,
      replay: number === undefined ? command : `${command} --path ${number}`,
      history: failure.history,
    });
  }
  return [...causes.values()];
}

/** A cause in a few lines. */
export function tellCause({ machine, driver, row, place, path, is, should, count, steps, replay }: Cause): string {
  const lines = [
    `✗ ${machine} · ${driver} · ${row}${count > 1 ? ` · ${count} paths` : ''}`,
    ...(place ? [`    ${place.file}:${place.line}`] : []),
    ...(path === undefined
      ? [`    ${is.replaceAll('\n', '\n    ')}`]
      : [`    ${path}`, `      is        ${is}`, `      should be ${should}`]),
    ...steps.map((step, index) => `    ${index + 1}. ${step}`),
    `    ${replay}`,
  ];
  return lines.join('\n');
}
