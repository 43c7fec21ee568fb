import { ApiError } from '#lib/api-error.ts';
import { isBelowZero } from '#machines/kit/refusal.ts';
import type { BulkChange, BulkRows, BulkVerdicts, RefusedRow } from '#machines/shell/bulk-action.machine.ts';
import pLimit from 'p-limit';
import type { RefusalGroup } from './refusal-groups.ts';

/** A change of many rows as a list offers it. */
export interface ListChange extends BulkChange {
  /** What is said of the rows that are done; that they are changed, by default. */
  doneText?: (count: number) => string;
  /** Whether it depends on what was typed or chosen: refused once, it may go another time. */
  isOfInput?: boolean;
  /** What comes next, once some are done. */
  next?: () => { text: string; href: string } | undefined;
  /** The refused rows by reason; by what the server said of each, by default. */
  groupsOf?: (rows: readonly RefusedRow[]) => RefusalGroup[];
  /** Whether rows that were refused may be tried again as they are; by default, where what was in their way passes. */
  canRetry?: boolean;
  /** The change that puts back what the rows were; undefined where nothing can be, or where it isn't known what was. */
  undo?: () => ListChange | undefined;
}

/** Of calls that change one row each. */
const CALLS_AT_ONCE = 4;

/** Errors of what is in the way for a while alone, or is seen to by reading it. */
const passing: ReadonlySet<string> = new Set(['changed_meanwhile', 'conflict', 'storage_full', 'unavailable']);

/** A refused row; `status` is that of a call of its own. */
function refusedRow(id: number, { code, detail, status = 409 }: { code: string; detail: string; status?: number }) {
  const canForce = isBelowZero({ code });
  const isBusy = status === 429 || status >= 500;
  return { id, code, detail, canForce, canRetry: canForce || isBusy || passing.has(code) };
}

interface Verdict {
  id: number;
  ok: boolean;
  code?: string;
  detail?: string;
}

/** What the server said of each row. What the call whose answer was lost has changed stands as it should. */
export const verdictsOf = (verdicts: readonly Verdict[], { isAgain }: BulkRows): BulkVerdicts => ({
  refused: verdicts.flatMap(({ id, ok, code = '', detail = '' }) =>
    ok || (isAgain && code.endsWith('_same_state')) ? [] : [refusedRow(id, { code, detail })],
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
        const { code = '', detail, status } = error;
        const row = refusedRow(id, { code, detail, ...(status !== undefined && { status }) });
        // Nothing is forced by single calls.
        return [row.canForce ? { ...row, canForce: false, canRetry: false } : row];
      }
    }),
  );
  await Promise.allSettled(attempts);
  return { refused: (await Promise.all(attempts)).flat(), unchanged: 0 };
}
