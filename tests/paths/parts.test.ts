import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { explore } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { connectionModel } from '#tests/model/shell/connection.model.ts';
import { models } from '#tests/model/registry.ts';
import { judge, walkInNode } from './measure.ts';
import type { Shard } from './options.ts';
import { mergeParts, partFolder, shardOf, writePart } from './parts.ts';
import type { Run } from './verdict.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function write(model: Model, shard: Shard, more: Partial<Run> = {}): Promise<string> {
  const graph = explore(model);
  const machine = judge(process.cwd(), model, graph, { node: await walkInNode(model, graph), dom: null });
  machine.problems.push('at random: something');
  const asked = [confirmModel, connectionModel];
  const run: Run = {
    machines: [machine],
    commit: 'abc1234',
    date: new Date('2026-11-28T12:30:00Z'),
    seconds: shard.part * 2,
    isWhole: false,
    drivers: ['node', 'dom'],
    withoutModel: [],
    withoutWalk: {},
    mutants: [],
    planted: { faults: [] },
    problems: [`of part ${shard.part}`],
    ...more,
  };
  const into = join(folder, partFolder(shard));
  writePart(into, { run, shard, asked, walks: join(folder, 'walks') });
  return into;
}

const merge = (...folders: string[]) => mergeParts(process.cwd(), folders, join(folder, 'merged'));

it('leaves no machine out, and gives none to two parts', () => {
  const parts = [1, 2, 3].map((part) => shardOf(models, { part, of: 3 }).map(({ name }) => name));
  expect(parts.flat().toSorted()).toEqual(models.map(({ name }) => name).toSorted());
  const sizes = parts.map((part) => part.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

it('puts parts together in the order of the whole, with all that each has seen', async () => {
  const second = await write(connectionModel, { part: 2, of: 2 });
  const first = await write(confirmModel, { part: 1, of: 2 });
  const { machines, problems, seconds, commit, drivers } = merge(second, first);
  expect(machines.map(({ model }) => model.name)).toEqual(['shell/confirm', 'shell/connection']);
  expect(machines[0]?.walks.node?.walked).toHaveLength(10);
  expect(machines[0]?.problems).toEqual(['dom: the walk ended before it could say anything', 'at random: something']);
  expect([problems, seconds, commit, drivers]).toEqual([['of part 2', 'of part 1'], 4, 'abc1234', ['node', 'dom']]);
});

it('says which part is missing', async () => {
  const first = await write(confirmModel, { part: 1, of: 2 });
  expect(merge(first).problems).toEqual(['of part 1', 'part 2 of 2 is missing']);
});

it('refuses parts that are not of one run', async () => {
  const first = await write(confirmModel, { part: 1, of: 2 });
  expect(() => merge(first, first)).toThrow('Part 1 is there twice');
  const other = await write(connectionModel, { part: 2, of: 2 }, { commit: 'fed4321' });
  expect(() => merge(first, other)).toThrow('Parts 1 and 2 are not of one run');
  expect(() => merge(first, join(folder, 'nowhere'))).toThrow('ENOENT');
  const file = join(first, 'part.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"version":1', '"version":0'));
  expect(() => merge(first)).toThrow('is of version 0, should be 1');
  writeFileSync(file, text.replace('"edges":10', '"edges":11'));
  expect(() => merge(first)).toThrow('Part 1 was walked on other code: shell/confirm is not as it was');
});

it('brings the pictures of all parts along', async () => {
  const pictures = join(folder, 'walks/player');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, 'one.webp'), '1');
  const first = await write(confirmModel, { part: 1, of: 2 });
  rmSync(join(pictures, 'one.webp'));
  writeFileSync(join(pictures, 'two.webp'), '2');
  const second = await write(connectionModel, { part: 2, of: 2 });
  merge(first, second);
  expect(readdirSync(join(folder, 'merged/player')).toSorted()).toEqual(['one.webp', 'two.webp']);
});
