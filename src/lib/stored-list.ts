import { storedText } from './storage.ts';

/** A list that the browser stores for all pages of this host, the last added first. */
export interface StoredList<One> {
  /** The same array until the list changes. */
  read: () => readonly One[];
  /** Puts it first; an equal one is not kept twice. */
  add: (one: One) => void;
  remove: (one: One) => void;
  clear: () => void;
  /** Calls `listener` when the list changes, also in another tab. Returns a function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

interface ListRules<One> {
  /** The number of those that are kept. */
  kept: number;
  /** Whether it can be in the list: what is stored may have been changed by hand. */
  isOne: (value: unknown) => value is One;
  isEqual?: (one: One, other: One) => boolean;
}

/** Makes a list that is stored under `name`. */
export function storedList<One>(name: string, { kept, isOne, isEqual = Object.is }: ListRules<One>): StoredList<One> {
  const stored = storedText(`${globalThis.location.host}-${name}`);
  const listeners = new Set<() => void>();
  const parse = (text: string | null): readonly One[] => {
    try {
      const read: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(read) ? read.filter(isOne).slice(0, kept) : [];
    } catch {
      return [];
    }
  };
  let last: { text: string | null; list: readonly One[] } = { text: null, list: [] };
  const read = (): readonly One[] => {
    const text = stored.read();
    if (text !== last.text) last = { text, list: parse(text) };
    return last.list;
  };
  const write = (list: readonly One[]): void => {
    if (list.length > 0) stored.write(JSON.stringify(list));
    else stored.clear();
    listeners.forEach((listener) => listener());
  };
  const without = (one: One): One[] => read().filter((other) => !isEqual(one, other));
  return {
    read,
    add: (one) => write([one, ...without(one)].slice(0, kept)),
    remove: (one) => write(without(one)),
    clear: () => write([]),
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = stored.onChangeElsewhere(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
