import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { PurchaseState } from '#contract/types.ts';
import { purchaseStrings } from '#entities/purchase/purchase.strings.ts';
import { plural } from '#lib/plural.ts';
import { BulkDrawer, type ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import { ChangeForm, titleOf, type OfferedChange } from '#office/kit/bulk/change-form.tsx';
import { changeEach, type ListChange } from '#office/kit/bulk/list-change.ts';
import { invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { useBranch } from '#routes/use-branch.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { bulkPurchasesStrings, type ForwardState, forwardStates, purchaseForms } from './bulk-purchases.strings.ts';
import { verbOf } from './purchases.strings.ts';

function PurchaseOf({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <Link href={getHref('purchase', { purchaseId: id })}>{purchaseStrings.number(id)}</Link>;
}

/** Where a purchase stands before it is brought to a state. */
const before: Readonly<Record<ForwardState, PurchaseState>> = { stopped: 'open', sent: 'stopped', closed: 'received' };

/** Brings each purchase to a state; `onMoved` is told of those that this has moved. */
function moveEach(
  queryClient: QueryClient,
  to: { state: PurchaseState; reason?: string },
  onMoved?: (id: number, version: number) => void,
): Pick<ListChange, 'send' | 'refresh'> {
  return {
    send: (rows) =>
      changeEach(rows, async (id, version) => {
        const call = api.PUT('/purchases/{id}/', { params: { path: { id } }, body: { ...to, ...version } });
        const { record, refusal } = await recordAfter(call);
        // The call whose answer was lost may have brought it there.
        if (refusal && !(rows.isAgain && record.state === to.state)) throw refusal;
        if (!refusal) onMoved?.(id, record.version);
      }),
    refresh: () => invalidatePurchases(queryClient),
  };
}

/** A step forward, which can be taken back of all purchases that nobody has changed since. */
function stepForward(queryClient: QueryClient, state: ForwardState): ListChange {
  const moved = new Map<number, number>();
  const back = moveEach(queryClient, { state: before[state], reason: bulkPurchasesStrings.undone });
  return {
    name: state,
    ...moveEach(queryClient, { state }, (id, version) => moved.set(id, version)),
    undo: () =>
      moved.size === 0
        ? undefined
        : {
            ...back,
            name: 'undo',
            send: async (rows) => {
              const ids = rows.ids.filter((id) => moved.has(id));
              const seen = ids.map((id) => ({ id, version: moved.get(id) ?? 0 }));
              const { refused } = await back.send({ ...rows, ids, seen });
              return { refused, unchanged: rows.ids.length - ids.length };
            },
            doneText: bulkStrings.undone,
            canRetry: false,
          },
  };
}

const stepsOf = (queryClient: QueryClient, count: number): OfferedChange[] =>
  forwardStates.map((state) => ({
    name: state,
    label: verbOf({ state, needs_reason: false }),
    group: bulkPurchasesStrings.group,
    notes: [bulkPurchasesStrings.notes[state], bulkStrings.asItGoes],
    go: bulkPurchasesStrings.go[state](count),
    changeOf: () => stepForward(queryClient, state),
  }));

/** Brings many purchases a step forward, once it is asked. */
export function PurchasesDrawer(props: ListDrawerProps) {
  const { ids, preset } = props.asked;
  const queryClient = useQueryClient();
  const offered = stepsOf(queryClient, ids.length);
  const title = titleOf(offered, preset, bulkStrings.title(plural(ids.length, purchaseForms)));
  return (
    <BulkDrawer {...props} title={title} RowLink={PurchaseOf}>
      {(choose) => <ChangeForm offered={offered} preset={preset} onChoose={choose} />}
    </BulkDrawer>
  );
}
