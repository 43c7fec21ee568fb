import { createSendOnce, storedKey } from '#api/send-once.ts';
import type { StoredText } from '#lib/storage.ts';
import { describe, expect, it } from 'vitest';

/** A storage that a reload of the page leaves as it is. */
function someStorage(): StoredText {
  let text: string | null = null;
  return {
    read: () => text,
    write: (value) => {
      text = value;
    },
    clear: () => {
      text = null;
    },
    isInMemory: () => false,
    onChangeElsewhere: () => () => undefined,
  };
}

const lost = (key: string): Promise<never> => Promise.reject(new Error(key));
const keyOf = async (sending: Promise<unknown>): Promise<string> => {
  const error: unknown = await sending.catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : String(error);
};
const done = (key: string): Promise<string> => Promise.resolve(key);

describe('sending once', () => {
  it('keeps the key of equal content while no answer comes, whatever is sent between', async () => {
    const sendOnce = createSendOnce();
    const first = await keyOf(sendOnce({ amount: 5 }, lost));
    const other = await keyOf(sendOnce({ amount: 6 }, lost));
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(other).not.toBe(first);
    expect(await sendOnce({ amount: 5 }, done)).toBe(first);
    expect(await sendOnce({ amount: 6 }, done)).toBe(other);
  });

  it('takes a new key once an answer came', async () => {
    const sendOnce = createSendOnce();
    const first = await sendOnce(12, done);
    expect(await sendOnce(12, done)).not.toBe(first);
  });

  it('keeps the key while the answer says that it is not done', async () => {
    const sendOnce = createSendOnce();
    const question = await sendOnce('order', done, () => false);
    expect(await sendOnce('order', done)).toBe(question);
    expect(await sendOnce('order', done)).not.toBe(question);
  });
});

describe('the key of the latest submission', () => {
  it('is found again by another page, and forgotten once an answer came', async () => {
    const storage = someStorage();
    const first = await keyOf(createSendOnce(storedKey(storage))('order', lost));
    expect(await createSendOnce(storedKey(storage))('order', done)).toBe(first);
    expect(storage.read()).toBeNull();
  });

  it('gives way to that of another content', async () => {
    const sendOnce = createSendOnce(storedKey(someStorage()));
    const first = await keyOf(sendOnce('order', lost));
    const other = await keyOf(sendOnce('another', lost));
    expect(other).not.toBe(first);
    expect(await keyOf(sendOnce('another', lost))).toBe(other);
    expect(await keyOf(sendOnce('order', lost))).not.toBe(first);
  });

  it('stays where the answer to an earlier submission comes late', async () => {
    const storage = someStorage();
    const sendOnce = createSendOnce(storedKey(storage));
    const held: (() => void)[] = [];
    const late = sendOnce('order', (key) => new Promise<string>((resolve) => held.push(() => resolve(key))));
    const other = await keyOf(sendOnce('another', lost));
    held[0]?.();
    await late;
    expect(await sendOnce('another', done)).toBe(other);
  });
});
