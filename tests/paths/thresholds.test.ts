import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { explore } from '#tests/model/kit/explore.ts';
import { leadsTo } from '#tests/model/kit/promises/promises.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { judge, walkInNode } from './measure.ts';
import { checkPromises } from './over-time.ts';
import { belowThresholds, mutantsIn, thresholds } from './thresholds.ts';

const graph = explore(confirmModel);
const none = { walked: 0, total: 0 };

it('says what of a run is below, by how much, and what is asked', async () => {
  const node = await walkInNode(confirmModel, graph);
  const [first = 0] = node.walked;
  const promises = checkPromises(confirmModel, graph, [{ text: 'Закроется сам.', check: leadsTo('asking', 'idle') }]);
  const machine = {
    ...judge(process.cwd(), confirmModel, graph, { node, dom: { ...node, walked: [first] } }),
    promises,
  };
  const reached = { machines: [machine], drivers: ['node', 'dom'] as const, mutants: { walked: 8, total: 10 } };
  expect(belowThresholds(reached)).toEqual([
    'transitions by dom: 25.0 % (1 of 4), and should be 100 % or more by tests/paths/thresholds.ts',
    'promises: 0.0 % (0 of 1), and should be 100 % or more by tests/paths/thresholds.ts',
    'mutants: 80.0 % (8 of 10), and should be 90 % or more by tests/paths/thresholds.ts',
  ]);
  expect(belowThresholds(reached, { ...thresholds, transitions: { dom: 25 }, promises: 0, mutants: 80 })).toEqual([]);
});

it('asks of a driver the machines alone that it has to walk, and every one that it has', async () => {
  const node = await walkInNode(confirmModel, graph);
  const machine = judge(process.cwd(), confirmModel, graph, { node });
  const reached = { machines: [machine], mutants: none };
  expect(belowThresholds({ ...reached, drivers: ['server'] })).toEqual([]);
  expect(belowThresholds({ ...reached, drivers: ['flow'] })).toEqual([
    'states by flow: 0.0 % (0 of 2), and should be 100 % or more by tests/paths/thresholds.ts',
    'transitions by flow: 0.0 % (0 of 4), and should be 99 % or more by tests/paths/thresholds.ts',
  ]);
});

it('takes the mutants of all files together, whatever else lies there', () => {
  const folder = temporaryFolder();
  expect(mutantsIn(join(folder, 'nowhere'))).toEqual(none);
  writeFileSync(join(folder, 'a.json'), '{"noticed":9,"total":10}');
  writeFileSync(join(folder, 'b.json'), '{"noticed":0,"total":5}');
  writeFileSync(join(folder, 'c.json'), '{"noticed":');
  writeFileSync(join(folder, 'd.json'), '{"noticed":"4","total":4}');
  writeFileSync(join(folder, 'e.txt'), '{"noticed":1,"total":100}');
  expect(mutantsIn(folder)).toEqual({ walked: 9, total: 15 });
});
