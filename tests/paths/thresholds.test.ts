import { expect, it } from 'vitest';
import type { StandingResult } from '#tests/mutants/mutant-results.ts';
import { mutantResult } from '#tests/support/mutant-result.ts';
import { explore } from '#tests/model/kit/explore.ts';
import { leadsTo } from '#tests/model/kit/promises/promises.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { judge, walkInNode } from './measure.ts';
import { checkPromises } from './over-time.ts';
import { belowThresholds, thresholds } from './thresholds.ts';

const graph = explore(confirmModel);

/** A result of a file of which so many mutants were noticed. */
const mutantsOf = (file: string, noticed: number, total: number): StandingResult =>
  mutantResult(
    file,
    Array.from({ length: total }, (_, line) => ({
      line,
      what: '',
      verdict: line >= noticed ? 'survived' : line === 0 ? 'timedOut' : 'killed',
    })),
  );

it('says what of a run is below, by how much, and what is asked', async () => {
  const node = await walkInNode(confirmModel, graph);
  const [first = 0] = node.walked;
  const promises = checkPromises(confirmModel, graph, [{ text: 'Закроется сам.', check: leadsTo('asking', 'idle') }]);
  const machine = {
    ...judge(process.cwd(), confirmModel, graph, { node, dom: { ...node, walked: [first] } }),
    promises,
  };
  const reached = { machines: [machine], drivers: ['node', 'dom'] as const, mutants: [mutantsOf('a.ts', 19, 21)] };
  expect(belowThresholds(reached)).toEqual([
    'transitions by dom: 25.0 % (1 of 4), and should be 100 % or more by tests/paths/thresholds.ts',
    'promises: 0.0 % (0 of 1), and should be 100 % or more by tests/paths/thresholds.ts',
    'mutants: 90.5 % (19 of 21), and should be 95 % or more by tests/paths/thresholds.ts',
  ]);
  expect(belowThresholds(reached, { ...thresholds, transitions: { dom: 25 }, promises: 0, mutants: 80 })).toEqual([]);
});

it('asks of a driver the machines alone that it has to walk, and every one that it has', async () => {
  const node = await walkInNode(confirmModel, graph);
  const machine = judge(process.cwd(), confirmModel, graph, { node });
  const reached = { machines: [machine], mutants: [] };
  expect(belowThresholds({ ...reached, drivers: ['server'] })).toEqual([]);
  expect(belowThresholds({ ...reached, drivers: ['flow'] })).toEqual([
    'states by flow: 0.0 % (0 of 2), and should be 100 % or more by tests/paths/thresholds.ts',
    'transitions by flow: 0.0 % (0 of 4), and should be 99 % or more by tests/paths/thresholds.ts',
  ]);
});

it('holds each file to a share of its mutants, while nothing that it hangs on has changed', () => {
  const reached = {
    machines: [],
    drivers: [],
    mutants: [mutantsOf('a.ts', 17, 20), mutantsOf('b.ts', 60, 60), { ...mutantsOf('c.ts', 0, 9), isCurrent: false }],
  };
  expect(belowThresholds(reached)).toEqual([
    'mutants of a.ts: 85.0 % (17 of 20), and should be 90 % or more by tests/paths/thresholds.ts',
  ]);
});
