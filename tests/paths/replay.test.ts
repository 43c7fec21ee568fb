import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { keepFailing, readFailing } from './failing.ts';
import { readOptions } from './options.ts';
import { walkAll } from './walk-all.ts';

/** The question's machine, as it were with a table that doesn't know of a `no`. */
const brokenModel: Model = {
  ...confirmModel,
  table: { ...confirmModel.table, rows: confirmModel.table.rows.filter(({ on }) => on !== 'question.declined') },
};

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = temporaryFolder();
});

async function run(model: Model, args: readonly string[] = []) {
  lines = [];
  const options = { ...readOptions(['--machine', 'confirm', '--driver', 'node', ...args]), models: [model] };
  const failingFile = join(folder, 'failing.json');
  const onProgress = (line: string) => void lines.push(line);
  const { machines } = await walkAll({ options, root: process.cwd(), folder, failingFile, onProgress });
  return { machine: machines[0], failing: readFailing(failingFile) };
}

it('keeps the path and the random sequence that went wrong, and walks them first the next time', async () => {
  const { failing } = await run(brokenModel);
  expect(lines[0]).toMatch(/^✗ shell\/confirm/);
  expect(failing.paths).toMatchObject([{ machine: 'shell/confirm', driver: 'node', start: 0 }]);
  expect(failing.paths[0]?.edge).toContain('question.declined');
  expect(failing.sequences).toMatchObject([{ machine: 'shell/confirm', seed: 1, runs: 200 }]);

  const again = await run(brokenModel, ['--seed', '5']);
  expect(again.failing.paths).toEqual(failing.paths);
  expect(again.failing.sequences).toMatchObject([{ machine: 'shell/confirm', seed: 1, runs: 200 }]);
  expect(lines[0]).toBe('Сначала то, что было красным в прошлый раз: путей 1, случайных последовательностей 1.');
  expect(lines[1]).toMatch(/^✗ shell\/confirm · node · asking · question\.declined: has no row/);
  expect(lines[2]).toMatch(/^✗ shell\/confirm · node · путь \d+: всё ещё красный$/);
  expect(lines[3]).toMatch(/--random 200 --seed 1$/);
  expect(lines[4]).toMatch(/^✗ shell\/confirm +node/);
});

it('says of what is green again that it is, and forgets it', async () => {
  await run(brokenModel);
  expect((await run(confirmModel)).failing).toEqual({ paths: [], sequences: [] });
  expect(lines[1]).toMatch(/^✓ shell\/confirm · node · путь \d+: теперь зелёный$/);
  expect(lines[2]).toBe('✓ shell/confirm: случайная последовательность теперь зелёная');
  await run(confirmModel);
  expect(lines.join('\n')).not.toContain('в прошлый раз');
});

it('keeps what one path alone shows, and forgets nothing by it', async () => {
  const { failing, machine } = await run(brokenModel, ['--random', '0']);
  const number = machine?.causes[0]?.number ?? -1;
  expect(number).toBeGreaterThanOrEqual(0);
  expect((await run(confirmModel, ['--path', String(number)])).failing).toEqual(failing);
  keepFailing(join(folder, 'failing.json'), { paths: [], sequences: [] });
  expect((await run(brokenModel, ['--path', String(number)])).failing).toEqual(failing);
});

it('leaves alone what it can’t walk: another machine, another driver, a path that is gone', async () => {
  await run(brokenModel, ['--random', '0']);
  const file = join(folder, 'failing.json');
  const { paths } = readFailing(file);
  const others = paths.flatMap((path) => [
    { ...path, driver: 'dom' as const },
    { ...path, machine: 'cart/kettle' },
  ]);
  keepFailing(file, { paths: [...others, ...paths.map((path) => ({ ...path, edge: 'gone' }))], sequences: [] });
  expect((await run(confirmModel)).failing).toEqual({ paths: others, sequences: [] });
  expect(lines.join('\n')).not.toContain('в прошлый раз');
  expect(readFileSync(file, 'utf8')).toContain('"version": 1');
});

it('begins anew where a start itself was wrong', async () => {
  const starts = [{ to: 'asking', context: { question: null } }];
  const model = { ...confirmModel, table: { ...confirmModel.table, starts } };
  const { failing } = await run(model, ['--random', '0']);
  expect(failing.paths).toEqual([{ machine: 'shell/confirm', driver: 'node', start: 0, edge: null }]);
  await run(model, ['--random', '0']);
  expect(lines[1]).toMatch(/^✗ shell\/confirm · node · the start/);
});
