import { expect, it } from 'vitest';
import { explore } from '#tests/model/kit/explore.ts';
import { always, leadsTo, offers } from '#tests/model/kit/promises/promises.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { brokenPromises, checkPromises, countPromises, wrongSequence } from './over-time.ts';

const graph = explore(confirmModel);

it('tells which promise is broken, and on which path', () => {
  const checked = checkPromises(confirmModel, graph, [
    { text: 'На вопрос всегда можно ответить.', check: offers('asking', 'question.confirmed') },
    { text: 'Вопрос закроется сам.', check: leadsTo('asking', 'idle') },
  ]);
  expect(countPromises(checked)).toEqual({ total: 2, held: 1 });
  expect(brokenPromises(checked)).toEqual(['the promise is broken: «Вопрос закроется сам.» question.asked → asking']);
});

it('takes a promise of what the machine no longer says for broken, and tells the others', () => {
  const checked = checkPromises(confirmModel, graph, [
    { text: 'О вопросе звонят.', check: always('asking', { emits: 'bell.rung' }) },
    { text: 'На вопрос всегда можно ответить.', check: offers('asking', 'question.confirmed') },
  ]);
  expect(brokenPromises(checked)).toEqual(['the promise is broken: «О вопросе звонят.» The machine has no bell.rung']);
  expect(countPromises(checked)).toEqual({ total: 2, held: 1 });
});

it('tells what goes wrong at random, and how to repeat it', async () => {
  expect(await wrongSequence(confirmModel, { seed: 3, runs: 20, graph })).toBeUndefined();
  const rows = confirmModel.table.rows.filter(({ on }) => on !== 'question.declined');
  const model = { ...confirmModel, table: { ...confirmModel.table, rows } };
  const { problem } = (await wrongSequence(model, { seed: 3, runs: 20, graph })) ?? {};
  expect(problem).toContain('at random: state[0] is "idle", should be "asking"');
  expect(problem).toContain('npm run paths -- --machine shell/confirm --driver node --random 20 --seed 3');
});

it('takes a sequence that was kept before those of the seed, and tells the seed that it is of', async () => {
  const rows = confirmModel.table.rows.filter(({ on }) => on !== 'question.declined');
  const model = { ...confirmModel, table: { ...confirmModel.table, rows } };
  const found = await wrongSequence(model, { seed: 3, runs: 20, graph });
  const kept = found ? [found.failing] : [];
  expect(kept).toMatchObject([{ machine: 'shell/confirm', seed: 3, runs: 20, sequence: { start: 0 } }]);
  const again = await wrongSequence(model, { seed: 8, runs: 0, graph, kept });
  expect(again?.problem).toContain('--random 20 --seed 3');
  expect(await wrongSequence(confirmModel, { seed: 8, runs: 0, graph, kept })).toBeUndefined();
  const gone = kept.map((one) => ({ ...one, sequence: { ...one.sequence, start: 7 } }));
  expect(await wrongSequence(model, { seed: 8, runs: 0, graph, kept: gone })).toBeUndefined();
});
