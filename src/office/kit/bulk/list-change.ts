import { ApiError } from '#lib/api-error.ts';
import { isBelowZero } from '#machines/kit/refusal.ts';
import type { BulkChange, BulkRows, BulkVerdicts } from '#machines/shell/bulk-action.machine.ts';
import pLimit from 'p-limit';

/** A change of many rows as a list offers it. */
export interface ListChange extends BulkChange {
  /** What is said of the rows that are done; that they are changed, by default. */
  doneText?: (count: number) => string;
  /** What comes next, once some are done. */
  next?: () => { text: string; href: string } | undefined;
  /** Whether rows that were refused may be tried again as they are; they may, by default. */
  canRetry?: boolean;
  /** The change that puts back what the rows were; undefined where nothing can be, or where it isn't known what was. */
  undo?: () => ListChange | undefined;
}

/** Of calls that change one row each. */
const CALLS_AT_ONCE = 4;

interface Verdict {
  id: number;
  ok: boolean;
  code?: string;
  detail?: string;
}

/** What the server said of each row. What the call whose answer was lost has changed stands as it should. */
export const verdictsOf = (verdicts: readonly Verdict[], { isAgain }: BulkRows): BulkVerdicts => ({
  refused: verdicts.flatMap(({ id, ok, code = '', detail = '' }) =>
    ok || (isAgain && code.endsWith('_same_state')) ? [] : [{ id, detail, canForce: isBelowZero({ code }) }],
  ),
  unchanged: 0,
});

/** The rows as a call of many names them. */
export const bodyOf = ({ ids, seen, forced }: BulkRows) => ({
  ids: [...ids],
  versions: [...seen],
  ...(forced.length > 0 && { forced_ids: [...forced] }),
});

/** Changes rows by single calls, some at once. A lost answer fails them all, once none is under way. */
export async function changeEach(
  { ids, seen }: BulkRows,
  changeOne: (id: number, version: { version?: number }) => Promise<unknown>,
): Promise<BulkVerdicts> {
  const versions = new Map(seen.map(({ id, version }) => [id, { version }]));
  const limit = pLimit(CALLS_AT_ONCE);
  const attempts = ids.map((id) =>
    limit(async () => {
      try {
        await changeOne(id, versions.get(id) ?? {});
        return [];
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'http' || error.detail === undefined) throw error;
        return [{ id, detail: error.detail, canForce: false }];
      }
    }),
  );
  await Promise.allSettled(attempts);
  return { refused: (await Promise.all(attempts)).flat(), unchanged: 0 };
}
