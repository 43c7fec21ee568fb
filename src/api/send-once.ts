import type { StoredText } from '#lib/storage.ts';
import { makeUuid } from '#lib/uuid.ts';

/** Idempotency keys of submissions that are not known to be done. */
export interface KeyStore {
  /** The key of this content: the same one each time, until it is released. */
  keep: (content: string) => string;
  release: (key: string) => void;
}

/** Keys of any number of submissions, kept as long as the page lives. */
function pageKeys(): KeyStore {
  const keys = new Map<string, string>();
  return {
    keep: (content) => {
      const key = keys.get(content) ?? makeUuid();
      keys.set(content, key);
      return key;
    },
    release: (key) => {
      for (const [content, kept] of keys) if (kept === key) keys.delete(content);
    },
  };
}

function readStored(storage: StoredText): { key: string; content: string } | null {
  const [key, content] = (storage.read() ?? '').split('\n');
  return key && content ? { key, content } : null;
}

/** The key of the latest submission alone, kept for as long as its storage keeps it. */
export function storedKey(storage: StoredText): KeyStore {
  return {
    keep: (content) => {
      const stored = readStored(storage);
      if (stored?.content === content) return stored.key;
      const key = makeUuid();
      storage.write(`${key}\n${content}`);
      return key;
    },
    release: (key) => {
      if (readStored(storage)?.key === key) storage.clear();
    },
  };
}

/** Sends `content` by `call` under its idempotency key; a call that rejects, or whose answer isn't `isDone`, keeps the key. */
export type SendOnce = <Answer>(
  content: unknown,
  call: (key: string) => Promise<Answer>,
  isDone?: (answer: Answer) => boolean,
) => Promise<Answer>;

/**
 * A way to send something so that the server does it once: equal content (as JSON) has the same `Idempotency-Key` until
 * an answer says that it is done. After a lost answer the next submission of it is therefore harmless.
 */
export function createSendOnce(keys: KeyStore = pageKeys()): SendOnce {
  return async (content, call, isDone = () => true) => {
    const key = keys.keep(JSON.stringify(content));
    const answer = await call(key);
    if (isDone(answer)) keys.release(key);
    return answer;
  };
}
