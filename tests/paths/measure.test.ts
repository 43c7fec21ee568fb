import { expect, it } from 'vitest';
import { explore } from '#tests/model/kit/explore.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { judge, walkInNode } from './measure.ts';

it('says what a walk has not come to, beside what went wrong', async () => {
  const graph = explore(confirmModel);
  const walk = await walkInNode(confirmModel, graph);
  const [wrong = 0, missing, ...others] = walk.walked;
  const failure = { path: [], reason: 'no screen', differences: [], edge: wrong, history: '' };
  const { problems } = judge(process.cwd(), confirmModel, graph, {
    dom: { ...walk, walked: others, failures: [failure] },
  });
  expect(missing).toBeDefined();
  expect(problems).toEqual(['dom: 1 of 10 not walked']);
});
