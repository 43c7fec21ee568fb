import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { isInBrowser, pageHost } from './page-host.ts';
import { storedText } from './storage.ts';

/** What the browser stores for all pages of this host. */
export interface StoredValue<Value> {
  /** Also as other tabs change it; the same object until the text changes. */
  value: ReadonlyAtom<Value>;
  /** Stores what `next` makes of the value; null clears it. */
  change: (next: (value: Value) => string | null) => void;
}

/** Counts the changes of what is stored, here and in other tabs: after each it is read again. */
export const storageChanges = createAtom(0);

const readAgain = (): void => storageChanges.set((count) => count + 1);

/** Makes a value that is stored under `name`. */
export function storedValue<Value>(name: string, parse: (text: string | null) => Value): StoredValue<Value> {
  const stored = storedText(`${pageHost}-${name}`);
  const text = createAtom(() => {
    storageChanges.get();
    return stored.read();
  });
  const value = createAtom(() => parse(text.get()));
  if (isInBrowser) window.addEventListener('storage', readAgain);
  return {
    value,
    change: (next) => {
      readAgain();
      const changed = next(value.get());
      if (changed === null) stored.clear();
      else stored.write(changed);
      readAgain();
    },
  };
}
