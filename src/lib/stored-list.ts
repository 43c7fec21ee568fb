import type { ReadonlyAtom } from '@xstate/store';
import { storedValue } from './stored-value.ts';

/** A list that the browser stores for all pages of this host, the last added first. */
export interface StoredList<One> {
  list: ReadonlyAtom<readonly One[]>;
  /** Puts it first; an equal one is not kept twice. */
  add: (one: One) => void;
  remove: (one: One) => void;
  clear: () => void;
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
  const { value: list, change } = storedValue(name, (text): readonly One[] => {
    try {
      const read: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(read) ? read.filter(isOne).slice(0, kept) : [];
    } catch {
      return [];
    }
  });
  const textOf = (ones: readonly One[]): string | null => (ones.length > 0 ? JSON.stringify(ones) : null);
  const without = (ones: readonly One[], one: One): One[] => ones.filter((other) => !isEqual(one, other));
  return {
    list,
    add: (one) => change((ones) => textOf([one, ...without(ones, one)].slice(0, kept))),
    remove: (one) => change((ones) => textOf(without(ones, one))),
    clear: () => change(() => null),
  };
}
