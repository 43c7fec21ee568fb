import { makeUuid } from './uuid.ts';

/** The keys of what is sent to the server, by which it knows what it has been sent before. */
export interface KeyKeeper<Sent> {
  /** The key of this: the same one each time, until it is known to be done. */
  keep: (sent: Sent) => string;
  /** Forgets the key of what is done: the same once more is something else from then on. */
  release: (key: string) => void;
}

/** Keeps keys as long as the page lives; two of the same content are the same. */
export function createKeyKeeper<Sent>(): KeyKeeper<Sent> {
  const keys = new Map<string, string>();
  return {
    keep: (sent) => {
      const content = JSON.stringify(sent);
      const key = keys.get(content) ?? makeUuid();
      keys.set(content, key);
      return key;
    },
    release: (key) => {
      for (const [content, kept] of keys) if (kept === key) keys.delete(content);
    },
  };
}
