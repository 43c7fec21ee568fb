import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { promises } from './promises.ts';
import { models } from './registry.ts';

const machinesFolder = new URL('../../machines/', import.meta.url);
const modelsFolder = new URL('./', import.meta.url);

/** Places below a folder, such as `shell/confirm`, whose file has this role. */
function placesOf(folder: URL, role: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(role))
    .map((name) => name.slice(0, -role.length))
    .toSorted();
}

const places = placesOf(machinesFolder, '.machine.ts');

it('has a model, a table, promises and a test for each machine, and none for anything else', () => {
  expect(models.map(({ name }) => name).toSorted()).toEqual(places);
  expect(placesOf(modelsFolder, '.model.ts')).toEqual(places);
  expect(placesOf(modelsFolder, '.table.ts')).toEqual(places);
  expect(placesOf(modelsFolder, '.promises.ts')).toEqual(places);
  expect(Object.keys(promises).toSorted()).toEqual(places);
  expect(placesOf(modelsFolder, '.test.ts')).toEqual(expect.arrayContaining(places));
});

it.each(models)('has three promises or more of $name', ({ name }) => {
  expect(new Set(promises[name]?.map(({ text }) => text)).size).toBeGreaterThanOrEqual(3);
});

it.each(models)('knows $name by the name of its file', ({ name, machine }) => {
  const file = name.split('/').at(-1) ?? '';
  expect(machine.id).toBe(file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
});
