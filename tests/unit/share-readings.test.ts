import { expect, it } from 'vitest';
import { shareReadings } from '#server/kept/share-readings.ts';
import { deferred } from '#tests/support/deferred.ts';

/** A reader whose readings end when they are told to, in the order in which they began. */
function makeDesk() {
  const running: { key: string; end: ReturnType<typeof deferred<number>> }[] = [];
  const ask = shareReadings((key: string) => {
    const end = deferred<number>();
    running.push({ key, end });
    return end.promise;
  });
  return { ask, running };
}

it('gives whoever asks during a reading the next one, and all of them the same', async () => {
  const { ask, running } = makeDesk();
  const first = ask('a');
  const later = [ask('a'), ask('a')];
  expect(running).toHaveLength(1);
  running[0]?.end.resolve(7);
  expect(await first).toBe(7);
  expect(running).toHaveLength(2);
  running[1]?.end.resolve(8);
  expect(await Promise.all(later)).toEqual([8, 8]);
});

it('reads anew for who asks after it, and each key by itself', async () => {
  const { ask, running } = makeDesk();
  const asked = [ask('a'), ask('b')];
  expect(running.map(({ key }) => key)).toEqual(['a', 'b']);
  running[0]?.end.resolve(1);
  running[1]?.end.resolve(2);
  expect(await Promise.all(asked)).toEqual([1, 2]);
  const again = ask('a');
  expect(running).toHaveLength(3);
  running[2]?.end.resolve(3);
  expect(await again).toBe(3);
});

it('goes on after a reading that failed', async () => {
  const { ask, running } = makeDesk();
  const first = ask('a');
  const second = ask('a');
  running[0]?.end.reject(new Error('нет связи'));
  await expect(first).rejects.toThrow('нет связи');
  running[1]?.end.resolve(4);
  expect(await second).toBe(4);
});
