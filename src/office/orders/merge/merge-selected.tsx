import { api, unwrap } from '#api/client.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { invalidateAfterChange } from '#entities/order/changed-order.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import { formatMoney } from '#lib/money.ts';
import type { BulkRows, BulkVerdicts } from '#machines/shell/bulk-action.machine.ts';
import { BulkDrawer, type ListDrawerProps } from '#office/kit/bulk/bulk-drawer.tsx';
import { changeEach, type ListChange } from '#office/kit/bulk/list-change.ts';
import { useShop } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Skeleton, Text } from '@mantine/core';
import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { OrdersDrawer } from '../bulk/orders-drawer.tsx';
import { canBeMerged, MERGE } from './merge-act.ts';
import { MergeForm } from './merge-form.tsx';
import { mergeStrings } from './merge.strings.ts';

/** One call for both rows: they are merged, or each is refused with the same reason. */
async function asOne(rows: BulkRows, call: () => Promise<unknown>): Promise<BulkVerdicts> {
  const {
    refused: [why],
  } = await changeEach({ ...rows, ids: rows.ids.slice(0, 1) }, call);
  return { refused: why ? rows.ids.map((id) => ({ ...why, id })) : [], unchanged: 0 };
}

interface Both {
  from: PlacedOrder;
  into: PlacedOrder;
}

/** Both calls say the same when they are repeated after a lost answer. */
function mergeOrders(queryClient: QueryClient, { from, into }: Both): ListChange {
  const params = { path: { id: from.id } };
  const body = { into_id: into.id, version: from.version, into_version: into.version };
  const refresh = (): void => {
    invalidateAfterChange(queryClient);
    for (const { id } of [from, into]) void queryClient.invalidateQueries({ queryKey: placedOrderQuery(id).queryKey });
  };
  const undo: ListChange = {
    name: 'unmerge',
    send: (rows) => asOne(rows, () => unwrap(api.POST('/placed-order/{id}/unmerge/', { params }))),
    refresh,
    doneText: (count) => (count > 0 ? mergeStrings.split(from.id) : mergeStrings.undoFailed),
    canRetry: false,
  };
  return {
    name: MERGE,
    send: (rows) => asOne(rows, () => unwrap(api.POST('/placed-order/{id}/merge/', { params, body }))),
    refresh,
    doneText: (count) => (count > 0 ? mergeStrings.merged(from.id, into.id) : mergeStrings.failed),
    canRetry: false,
    undo: () => undo,
  };
}

/** What the goods of both come to, as far as they have prices. */
function Sum({ from, into }: Both) {
  const isLeast = !from.is_priced || !into.is_priced;
  return (
    <>
      {mergeStrings.comesTo}
      {isLeast && goodsStrings.atLeast}
      <Money value={(from.items_total ?? 0) + (into.items_total ?? 0)} />.
    </>
  );
}

function Question({ orders, onChoose }: { orders: readonly PlacedOrder[]; onChoose: (change: ListChange) => void }) {
  const queryClient = useQueryClient();
  const { currency } = useShop();
  const bothOf = (into: PlacedOrder): Both | undefined => {
    const from = orders.find((order) => order !== into);
    return from && { from, into };
  };
  const noteOf = (kept: PlacedOrder) => {
    const both = bothOf(kept);
    if (!both) return null;
    const { from, into } = both;
    const { name, address, price } = into.delivery;
    const facts = [name, address, formatMoney(price, currency)].filter((fact) => fact !== '');
    return (
      <>
        {mergeStrings.goes(from.items_count, from.id, into.id)} {mergeStrings.delivery(into.id, from.id, facts)}{' '}
        <Sum from={from} into={into} /> {mergeStrings.closes(from.id)}
      </>
    );
  };
  const merge = (into: PlacedOrder): void => {
    const both = bothOf(into);
    if (both) onChoose(mergeOrders(queryClient, both));
  };
  return <MergeForm label={mergeStrings.kept} orders={orders} noteOf={noteOf} onMerge={merge} />;
}

function OrderLink({ id }: { id: number }) {
  const { getHref } = useBranch();
  return <Link href={getHref('order', { orderId: id })}>{ordersStrings.number(id)}</Link>;
}

function MergeSelected(props: ListDrawerProps) {
  const { asked, isOpen } = props;
  const isTwo = asked.ids.length === 2;
  const found = useQueries({
    queries: asked.ids.slice(0, 2).map((id) => ({ ...placedOrderQuery(id), enabled: isOpen && isTwo })),
  });
  const failed = found.find(({ isError, data }) => isError && !data);
  const orders = found.flatMap(({ data }) => data ?? []);
  return (
    <BulkDrawer
      {...props}
      title={mergeStrings.titleOfTwo}
      RowLink={OrderLink}
      isReading={isTwo && !failed && orders.length < 2}
    >
      {(choose) => {
        if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
        if (isTwo && orders.length < 2) return <Skeleton h={200} role="status" aria-label={mergeStrings.loading} />;
        // The selection goes on beside the question.
        if (!isTwo || !canBeMerged(orders)) return <Text>{mergeStrings.selectTwo}</Text>;
        const sorted = orders.toSorted((one, other) => one.id - other.id);
        return <Question key={sorted.map(({ id }) => id).join()} orders={sorted} onChoose={choose} />;
      }}
    </BulkDrawer>
  );
}

/** What is asked about selected orders: whether two become one, or what is done with each. */
export function MergeOrChange(props: ListDrawerProps) {
  return props.asked.preset === MERGE ? <MergeSelected {...props} /> : <OrdersDrawer {...props} />;
}
