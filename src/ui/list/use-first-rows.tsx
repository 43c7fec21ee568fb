import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listsStrings } from './lists.strings.ts';

/** As many rows as one more press shows. */
const STEP = 50;

/**
 * The first of many rows that are all at hand, and a button that shows more of them; rendering thousands would take
 * seconds. `atFirst` is for a glance at them, which has room for fewer.
 */
export function useFirstRows<Row>(rows: readonly Row[], atFirst = STEP): { first: readonly Row[]; more: ReactNode } {
  const [count, setCount] = useState(atFirst);
  const left = rows.length - count;
  return {
    first: rows.slice(0, count),
    more: left > 0 && (
      <Button variant="default" fullWidth mt="sm" onClick={() => setCount(count + STEP)}>
        {listsStrings.more(Math.min(left, STEP), left)}
      </Button>
    ),
  };
}
