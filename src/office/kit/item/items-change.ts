import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { makeUuid } from '#lib/uuid.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { type ListChange, verdictsOf } from '#office/kit/bulk/list-change.ts';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateItems } from './invalidate-items.ts';

type Change = components['schemas']['ItemsChange'];
type Verdict = components['schemas']['ItemVerdicts']['result'][number];

const isAsBefore = (verdict: Verdict): boolean =>
  verdict.ok &&
  verdict.before.retail_price === verdict.after.retail_price &&
  verdict.before.trade_price === verdict.after.trade_price;

/** The change that puts back what items were before a batch; what it is refused stays so. */
export const undoOf = (queryClient: QueryClient, batchId: string): ListChange => ({
  ...itemsChange(queryClient, { undo_of: batchId }),
  doneText: bulkStrings.undone,
  canRetry: false,
});

/** A change of many items; `batchId` names the whole of it, so that an item takes it once, and it can be undone. */
export function itemsChange(queryClient: QueryClient, change: Change, batchId = makeUuid()): ListChange {
  // A recovered item is deleted again by an ordinary change.
  const canUndo = change.undo_of === undefined && change.is_deleted !== false;
  return {
    name: Object.keys(change).join(),
    send: async (rows) => {
      const body = { ids: [...rows.ids], versions: [...rows.seen], batch_id: batchId, is_preview: false, change };
      const { result } = await unwrap(api.PUT('/items/list/', { body }));
      // The call whose answer was lost has changed what this one finds as it should be.
      const isTold = change.prices !== undefined && !rows.isAgain;
      return { ...verdictsOf(result, rows), unchanged: isTold ? result.filter(isAsBefore).length : 0 };
    },
    refresh: () => {
      invalidateItems(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['listAudit'] });
    },
    // New prices are previewed first.
    canRetry: change.prices === undefined,
    ...(canUndo && { undo: () => undoOf(queryClient, batchId) }),
  };
}
