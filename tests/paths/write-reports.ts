import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, shareOf, type WalkedMachine } from './measure.ts';
import { reportPage } from './report/page.ts';
import type { Run } from './verdict.ts';

const totalOf = (of: (machine: WalkedMachine) => number, { machines }: Run): number =>
  machines.reduce((sum, machine) => sum + of(machine), 0);

/** What `coverage.json` says of a machine. */
function coverageOf(machine: WalkedMachine) {
  const { model, walks, causes } = machine;
  const [node, dom] = [shareOf(machine, walks.node), shareOf(machine, walks.dom)];
  return {
    id: model.name,
    file: fileOf(model),
    states: { total: node.states.total, reached: Math.max(node.states.walked, dom.states.walked) },
    transitions: { total: node.transitions.total, node: node.transitions.walked, dom: dom.transitions.walked },
    paths: { node: walks.node?.walked.length ?? 0, dom: walks.dom?.walked.length ?? 0 },
    failures: causes.length,
  };
}

/** Coverage as programs read it, version 2. */
function coverage(run: Run) {
  const machines = run.machines.map(coverageOf);
  const sum = (of: (one: (typeof machines)[number]) => number): number =>
    machines.reduce((total, one) => total + of(one), 0);
  return {
    version: 2,
    commit: run.commit,
    date: run.date.toISOString(),
    seconds: Number(run.seconds.toFixed(1)),
    machines,
    totals: {
      states: { total: sum(({ states }) => states.total), reached: sum(({ states }) => states.reached) },
      transitions: {
        total: sum(({ transitions }) => transitions.total),
        node: sum(({ transitions }) => transitions.node),
        dom: sum(({ transitions }) => transitions.dom),
      },
      failures: totalOf(({ causes }) => causes.length, run),
    },
  };
}

/** Writes all that the run has to say. */
export async function writeReports(folder: string, run: Run): Promise<void> {
  writeFileSync(join(folder, 'index.html'), await reportPage(run));
  writeFileSync(join(folder, 'coverage.json'), `${JSON.stringify(coverage(run), null, 2)}\n`);
}
