import { api, unwrap } from '#api/client.ts';
import type { components, Purchase } from '#contract/types.ts';
import { useListOwner } from '#office/kit/use-list-owner.ts';
import { useBranch } from '#routes/use-branch.ts';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { PurchaseBadge } from '#entities/purchase/purchase-badge.tsx';
import { isBoughtKnown } from '#entities/purchase/bought-sums.ts';
import { linesCount } from '#entities/purchase/purchase.strings.ts';
import { formatAmount, formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { ListTotals } from '#office/kit/list-sums/list-sums.tsx';
import { purchasesTotalQuery } from '#office/kit/purchase/purchase.queries.ts';
import { useShop } from '#page/shop-context.tsx';
import { Money } from '#entities/shop/money.tsx';
import { dateColumn } from '#office/kit/columns/date-column.tsx';
import { findAll } from '#office/kit/bulk/find-all.ts';
import { useBulk } from '#office/kit/bulk/use-bulk.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { TruckIcon } from '#ui/later-icons.tsx';
import { ColumnsButton } from '#ui/list/columns/columns-button.tsx';
import { readAsked } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { defineVirtualRows } from '#ui/list/virtual/define-virtual-rows.tsx';
import { OneLine } from '#ui/list/virtual/one-line.tsx';
import { TwoLines } from '#ui/list/virtual/two-lines.tsx';
import type { VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './purchase-rows.module.css';
import { bulkPurchaseKeys, bulkPurchasesStrings, forwardStates, purchaseForms } from './bulk-purchases.strings.ts';
import { paramsOf, purchaseFilters, totalParamsOf } from './purchase-filters.ts';
import { purchasesStrings, verbOf } from './purchases.strings.ts';

const PurchasesDrawer = lazyPart(() => import('./purchases-drawer.tsx'), 'PurchasesDrawer');

const { columns } = purchasesStrings;

/** The steps forward that fit these purchases, those of the most first. */
function actsOf(purchases: readonly Purchase[]) {
  const counts = forwardStates.map((state) => ({
    state,
    count: purchases.filter(({ next_states: next }) => next.some((one) => one.state === state && !one.needs_reason))
      .length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ state }) => ({ name: state, label: verbOf({ state, needs_reason: false }) }));
}

/** Selected purchases, and what can be done with them. */
function usePurchaseBoxes(
  { params }: RowsState<ListPage<Purchase>>,
  rows: VirtualRows<Purchase>,
): RowBoxes<Purchase> | null {
  const { page: _, ...query } = paramsOf(readAsked(purchaseFilters, params));
  return useBulk<Purchase>({
    rows,
    nameOf: ({ name }) => name,
    forms: purchaseForms,
    selected: bulkPurchasesStrings.selection,
    query,
    findAll: () => findAll((paging) => unwrap(api.GET('/purchases/', { params: { query: { ...query, ...paging } } }))),
    keyed: bulkPurchaseKeys,
    sumOf: ({ total }) => ({ sum: total, isOpen: false }),
    actsOf,
    isOn: true,
    Drawer: PurchasesDrawer,
  });
}

function NameLink({ row: { id, name } }: { row: Purchase }) {
  const { getHref } = useBranch();
  return (
    <Link className={classes['name']} href={getHref('purchase', { purchaseId: id })} state={useLinkState()}>
      {name}
    </Link>
  );
}

function Card({ row }: { row: Purchase }) {
  return (
    <>
      <TwoLines>
        <NameLink row={row} />
      </TwoLines>
      <div className={classes['head']}>
        <PurchaseBadge state={row.state} left={row.ordered_count} />
        <b>
          <Money value={row.total} />
        </b>
      </div>
      <span className={classes['note']}>
        №&nbsp;{row.id}, {linesCount(row.lines_count)}
        {row.ordered_count > 0 && `, ${purchasesStrings.toCome(row.ordered_count)}`},{' '}
        {intermediaryName(row.intermediary)}
      </span>
    </>
  );
}

function NoPurchases({ icon }: { icon: ReactNode }) {
  return <MessageState icon={icon} title={purchasesStrings.empty} text={purchasesStrings.emptyHint} />;
}

type PurchasesTotals = components['schemas']['PurchasesTotal'];

/** What the purchases that the filters of the address leave come to. */
function PurchasesTotal({ params }: { params: URLSearchParams }) {
  const { data, isPlaceholderData } = useQuery(purchasesTotalQuery(totalParamsOf(readAsked(purchaseFilters, params))));
  const { currency } = useShop();
  const marginOf = ({ bought }: PurchasesTotals) => {
    if (!isBoughtKnown(bought)) return null;
    const { margin, unknown_count: unknown } = bought;
    const sum = formatMoney(margin, currency);
    return unknown > 0 ? purchasesStrings.partMargin(sum, formatAmount(unknown)) : sum;
  };
  return (
    <ListTotals isStale={isPlaceholderData}>
      {data &&
        purchasesStrings.totals(
          plural(data.purchases, purchaseForms),
          formatAmount(data.items_count),
          formatMoney(data.total, currency),
          marginOf(data),
        )}
    </ListTotals>
  );
}

/** The view of purchases: a dense table on wide screens, cards on narrow ones. */
export const PurchaseRows = defineVirtualRows<Purchase>({
  name: 'purchases',
  useOwner: useListOwner,
  label: purchasesStrings.list,
  cardHeight: 140,
  boxTop: 23,
  Card,
  Head: ({ list }) => (
    <>
      <PurchasesTotal params={list.params} />
      <Group gap={8} ml="auto" wrap="nowrap">
        <ColumnsButton />
        <ViewsMenu name="purchases" list={list} />
      </Group>
    </>
  ),
  columns: [
    {
      id: 'name',
      title: columns.name,
      cell: (row) => (
        <span title={row.name}>
          <NameLink row={row} />
        </span>
      ),
    },
    {
      id: 'intermediary',
      title: columns.intermediary,
      width: 134,
      roomyWidth: 260,
      cell: ({ intermediary }) => <OneLine text={intermediaryName(intermediary)} />,
    },
    dateColumn(columns.date, ({ created_at: at }) => at),
    {
      id: 'state',
      title: columns.state,
      width: 180,
      cell: ({ state, ordered_count: left }) => <PurchaseBadge state={state} left={left} />,
    },
    { id: 'lines', title: columns.lines, width: 72, kind: 'amount', cell: ({ lines_count: count }) => count },
    { id: 'ordered', title: columns.ordered, width: 88, kind: 'amount', cell: ({ ordered_count: count }) => count },
    {
      id: 'sum',
      title: columns.sum,
      width: 112,
      kind: 'amount',
      cell: ({ total }) => (
        <b>
          <Money value={total} />
        </b>
      ),
    },
  ],
  useBoxes: usePurchaseBoxes,
  icon: <TruckIcon size={32} />,
  Empty: NoPurchases,
  nothingFoundHint: purchasesStrings.nothingFoundHint,
});
