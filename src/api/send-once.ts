import type { StoredText } from '#lib/storage.ts';
import { makeUuid } from '#lib/uuid.ts';

/** Keeps the idempotency keys of submissions that are not confirmed yet. */
export interface KeyStore {
  /** The key of this content; the same one for each call until it is released. */
  keep: (content: string) => string;
  release: (key: string) => void;
}

/** A store of any number of keys that lives as long as the page. */
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

/** A store of the latest submission's key only, in the browser's storage. */
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

/**
 * Sends `content` by `call` with its idempotency key. The key is released when `call` resolves and its answer `isDone`.
 */
export type SendOnce = <Answer>(
  content: unknown,
  call: (key: string) => Promise<Answer>,
  isDone?: (answer: Answer) => boolean,
) => Promise<Answer>;

/**
 * Makes a function that sends a submission so that the server carries it out once. Equal content (as JSON) has the same
 * `Idempotency-Key` until an answer confirms it, so a retry after a lost answer is safe.
 */
export function createSendOnce(keys: KeyStore = pageKeys()): SendOnce {
  return async (content, call, isDone = () => true) => {
    const key = keys.keep(JSON.stringify(content));
    const answer = await call(key);
    if (isDone(answer)) keys.release(key);
    return answer;
  };
}
