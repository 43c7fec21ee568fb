import { getStateNodes } from 'xstate/graph';
import type { Graph } from './explore.ts';
import type { Model } from './model.ts';
import { leavesOf } from './observe.ts';
import { namesOf, rowFor, tableEvent, type Row, type Table } from './table.ts';

const nameOf = ({ on, to }: Row, from: string): string =>
  `${from} · ${on} → ${to === undefined ? 'stays' : [to].flat().join(' + ')}`;

/** How the states and edges of a machine differ from those of its table: none too few, none too many. */
export function edgeDifferences(table: Table, model: Model, graph: Graph): string[] {
  const differences = new Set<string>();
  const states = getStateNodes(model.machine.root).map((node) => node.path.join('.'));
  for (const name of states.filter((each) => !Object.hasOwn(table.states, each)))
    differences.add(`only the machine has the state ${name}`);
  for (const name of Object.keys(table.states).filter((each) => !states.includes(each)))
    differences.add(`only the table has the state ${name}`);
  if (table.starts.length !== model.inputs.length)
    differences.add(`${table.starts.length} starts for ${model.inputs.length} inputs`);

  // A state that takes nothing on an event has no edge, so each state that a row names must have been seen to use it.
  const used = new Map<Row, Set<string>>(table.rows.map((row) => [row, new Set()]));
  for (const { from, event, transitions } of graph.edges) {
    const snapshot = graph.states.get(from)?.snapshot;
    if (!snapshot) continue;
    const leaves = leavesOf(snapshot);
    const row = rowFor(table, leaves, snapshot.context, event);
    if (row) for (const name of namesOf(leaves)) used.get(row)?.add(name);
    const where = `${leaves.join(' + ')} · ${tableEvent(event.type)}`;
    if (!row && transitions.length > 0) differences.add(`the machine takes ${where} where no row does`);
    if (row && transitions.length === 0) differences.add(`a row takes ${where} where the machine does not`);
  }
  for (const row of table.rows)
    for (const name of [row.in].flat())
      if (!used.get(row)?.has(name)) differences.add(`no edge is ${nameOf(row, name)}`);
  return [...differences];
}
