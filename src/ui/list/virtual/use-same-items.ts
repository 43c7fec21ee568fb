import { useState } from 'react';

/** The same array as long as it has the same items. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [last, setLast] = useState(items);
  if (last.length === items.length && items.every((item, index) => item === last[index])) return last;
  setLast(items);
  return items;
}
