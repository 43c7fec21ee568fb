import { expect, it } from 'vitest';
import { mutantResult } from '#tests/support/mutant-result.ts';
import { explore } from '#tests/model/kit/explore.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { judge, walkInNode } from './measure.ts';
import type { Run } from './verdict.ts';
import { coverageOfRun, historyWith, junitOf, summaryOf } from './write-reports.ts';

/** A run of the question's machine, of whose table one row expects what doesn't happen. */
async function run(): Promise<Run> {
  const graph = explore(confirmModel);
  const rows = confirmModel.table.rows.map((row, index, all) =>
    index === all.length - 1 ? { ...row, emits: [{ type: 'a<b' }] } : row,
  );
  const model = { ...confirmModel, table: { ...confirmModel.table, rows } };
  const machine = judge(process.cwd(), model, graph, { node: await walkInNode(model, graph), dom: null });
  return {
    machines: [machine],
    commit: 'abc1234',
    date: new Date('2026-11-28T12:30:00Z'),
    seconds: 4.26,
    isWhole: true,
    drivers: ['node', 'dom'],
    withoutModel: [],
    withoutWalk: {},
    mutants: [
      mutantResult('machines/shell/confirm.machine.ts', [
        { line: 40, what: 'flag: true → false', verdict: 'killed', transitions: ['asking · question.declined'] },
        { line: 41, what: 'number: 0 → 1', verdict: 'survived', transitions: ['asking · question.declined'] },
        { line: 42, what: 'number: 2 → 3', verdict: 'timedOut', transitions: ['idle · question.asked'] },
      ]),
    ],
    planted: { faults: [] },
    problems: [],
  };
}

it('says in JUnit which driver failed and why, and what else is wrong', async () => {
  const text = junitOf(await run());
  expect(text).toContain('<testsuite name="shell/confirm" tests="3" failures="2"');
  expect(text).toMatch(
    /<testcase classname="shell\/confirm" name="node" time="\d+\.\d{3}"><failure message="✗ shell\/conf/,
  );
  expect(text).toContain('is        &quot;line-1&quot;');
  expect(text).toContain('<failure message="dom: the walk ended before it could say anything"/>');
});

it('says in Markdown how many transitions each driver took', async () => {
  const text = summaryOf(await run());
  expect(text).toContain('# ✗ causes of failure: 1, other problems: 1 · 1 machines');
  expect(text).toContain('\nPromises held: 3 of 3\n');
  expect(text).toContain('| shell/confirm | 3/4 | – | – | – | – | ✗ 2 |');
  expect(text).toContain('\nListed: 0. Nobody has planted them yet: npm run faults\n');
  expect(text).toMatch(/^Proved: [1-9]\d* of [1-9]\d*, can’t be tested: \d+, not proved: \d+$/m);
});

it('counts for programs what was there and what was reached', async () => {
  const { version, machines, totals, requirements } = coverageOfRun(await run());
  expect(version).toBe(2);
  expect(machines).toMatchObject([
    { id: 'shell/confirm', file: 'machines/shell/confirm.machine.ts', transitions: { total: 4, dom: 0 }, failures: 1 },
  ]);
  expect(machines[0]?.problems).toBe(1);
  expect(machines[0]?.promises).toEqual({ total: 3, held: 3 });
  expect(machines[0]?.causes).toMatchObject([{ driver: 'node', history: expect.stringMatching(/^0: [\d ]+$/) }]);
  expect(machines[0]?.mutants).toEqual({ total: 3, killed: 2 });
  expect(totals.mutants).toEqual({ total: 3, killed: 2 });
  expect(totals).toMatchObject({ failures: 1, problems: 1, promises: { total: 3, held: 3 } });
  expect(totals.states.total).toBe(2);
  expect(requirements.total).toBeGreaterThanOrEqual(requirements.proved + requirements.cannot);
  expect(requirements.proved).toBeGreaterThan(0);
});

it('keeps the last twenty runs, this one first', async () => {
  const old = { date: '', commit: '', seconds: 1, states: 2, transitions: 3, paths: 4, failures: 5 };
  const kept = historyWith(
    await run(),
    Array.from({ length: 20 }, (_, index) => ({ ...old, paths: index })),
  );
  expect(kept).toHaveLength(20);
  expect(kept[0]).toMatchObject({ commit: 'abc1234', seconds: 4.3, failures: 2 });
  expect(kept.at(-1)).toMatchObject({ paths: 18 });
});
