import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairQueue, type Owner } from '#server/domain/kit/fair-queue.ts';

const anna = { shopId: 1, personId: 11 };
const boris = { shopId: 1, personId: 12 };
const vera = { shopId: 2, personId: 21 };

/** A queue of works that end when they are told to, and the names of those that have begun. */
function openQueue(running = 1) {
  const queue = createFairQueue({ running, places: 6, ofShop: 5, ofPerson: 3 }, 'imports_busy');
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    queue,
    add: (name: string, owner: Owner) =>
      void queue.enter(owner).run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (...names: string[]) => {
      for (const name of names) {
        await setImmediate();
        ends.get(name)?.();
      }
      await setImmediate();
    },
  };
}

it('gives the next turn to the shop, and then to the person, whose last one was longest ago', async () => {
  const { add, begun, end } = openQueue();
  for (const name of ['А1', 'А2', 'А3']) add(name, anna);
  for (const name of ['Б1', 'Б2']) add(name, boris);
  add('В1', vera);
  await end('А1', 'В1', 'Б1', 'А2', 'Б2', 'А3');
  expect(begun).toEqual(['А1', 'В1', 'Б1', 'А2', 'Б2', 'А3']);
});

it('runs a person’s own one after another, and of two shops one each', async () => {
  const { add, begun, end } = openQueue(2);
  add('А1', anna);
  add('А2', anna);
  await end();
  expect(begun).toEqual(['А1']);
  add('Б1', boris);
  add('Б2', boris);
  add('В1', vera);
  await end('Б1');
  expect(begun).toEqual(['А1', 'Б1', 'В1']);
});

it('takes no more than a person, a shop and the process may have in it', async () => {
  const { add, queue, end } = openQueue();
  const busy = expect.objectContaining({ code: 'imports_busy' });
  for (const name of ['А1', 'А2', 'А3']) add(name, anna);
  expect(() => queue.enter(anna)).toThrow(busy);
  for (const name of ['Б1', 'Б2']) add(name, boris);
  expect(() => queue.enter(boris)).toThrow(busy);
  add('В1', vera);
  expect(() => queue.enter(vera)).toThrow(busy);
  await end('А1');
  add('В2', vera);
  expect(() => queue.enter(anna)).toThrow(busy);
});

it('has the place again that was given no work, and that of work which failed', async () => {
  const { begun, add, queue, end } = openQueue();
  for (const _ of [1, 2, 3]) {
    const place = queue.enter(anna);
    place.free();
    place.free();
  }
  const failing = queue.enter(anna).run(() => Promise.reject(new Error('broken')));
  add('А2', anna);
  await expect(failing).rejects.toThrow('broken');
  await end();
  expect(begun).toEqual(['А2']);
});
