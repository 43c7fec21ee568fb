import { expect, it } from 'vitest';
import { VersionedCache } from '#server/kept/versioned-cache.ts';
import { deferred } from '#tests/support/deferred.ts';

const cacheOf = (maxBytes = 1_000) => new VersionedCache<string>({ maxBytes, bytesOf: (value) => value.length });

it('makes a value once for its version, however many ask for it at once', async () => {
  const cache = cacheOf();
  const made: string[] = [];
  const slow = deferred<void>();
  const make = async () => {
    made.push('a');
    await slow.promise;
    return 'чашка';
  };
  const asked = [cache.get('1', 7, make), cache.get('1', 7, make), cache.get('1', 6, make)];
  slow.resolve();
  expect(await Promise.all(asked)).toEqual(['чашка', 'чашка', 'чашка']);
  expect(await cache.get('1', 7, make)).toBe('чашка');
  expect(made).toEqual(['a']);
});

it('makes it anew for a newer version, also while an older one is being made', async () => {
  const cache = cacheOf();
  const slow = deferred<string>();
  const older = cache.get('1', 1, () => slow.promise);
  expect(await cache.get('1', 2, async () => '890 ₽')).toBe('890 ₽');
  slow.resolve('990 ₽');
  expect(await older).toBe('990 ₽');
  expect(await cache.get('1', 2, async () => 'никогда')).toBe('890 ₽');
  expect(await cache.get('1', 1, async () => 'никогда')).toBe('890 ₽');
  expect(await cache.get('1', 3, async () => '790 ₽')).toBe('790 ₽');
});

it('gives what it had to who makes it anew', async () => {
  const cache = cacheOf();
  const make = async (older: string | undefined) => `${older ?? 'нет'} → 890 ₽`;
  expect(await cache.get('1', 1, make)).toBe('нет → 890 ₽');
  expect(await cache.get('1', 2, make)).toBe('нет → 890 ₽ → 890 ₽');
});

it('tells all who wait of a failure, and keeps none', async () => {
  const cache = cacheOf();
  const slow = deferred<string>();
  const asked = [cache.get('1', 1, () => slow.promise), cache.get('1', 1, async () => 'никогда')];
  slow.reject(new Error('нет связи'));
  const ended = await Promise.allSettled(asked);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('1', 1, async () => 'снова')).toBe('снова');
});

it('lets go of what was not asked for longest', async () => {
  // Each takes 4 bytes, and 2 for its key.
  const cache = cacheOf(13);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(key, 1, async () => {
      made.push(key);
      return 'четы';
    });
  for (const key of ['1', '2', '1', '3', '1', '2']) await ask(key);
  expect(made).toEqual(['1', '2', '3', '2']);
});
