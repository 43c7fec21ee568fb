import { api, unwrap } from '#api/client.ts';
import type { ListedLine, ListedLines } from '#contract/types.ts';
import { lineForms, nameOfLine } from '#entities/order/orders.strings.ts';
import { plural } from '#lib/plural.ts';
import { ListReport } from '#office/kit/bulk/list-report.tsx';
import { useBulk } from '#office/kit/bulk/use-bulk.tsx';
import { ListSums } from '#office/kit/list-sums/list-sums.tsx';
import { ViewsMenu } from '#office/kit/views/views-menu.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { ReceiptIcon } from '#ui/icons.tsx';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import filterClasses from '#ui/list/filters/filter-bar.module.css';
import headClasses from '#ui/list/list-head.module.css';
import listClasses from '#ui/list/list.module.css';
import { ColumnsButton } from '#ui/list/columns/columns-button.tsx';
import { ListColumns } from '#ui/list/columns/use-columns.ts';
import { readAsked } from '#ui/list/list-address.ts';
import { ListSkeleton } from '#ui/list/list-skeleton.tsx';
import { listsStrings } from '#ui/list/lists.strings.ts';
import { rowHeight as deviceHeight } from '#ui/list/row-height.ts';
import type { VirtualRowsState } from '#ui/list/rows-state.ts';
import type { RowBoxes } from '#ui/list/selection/row-boxes.ts';
import { useIsWide } from '#ui/list/use-is-wide.ts';
import { MoreFailed } from '#ui/list/virtual/more-failed.tsx';
import { useVirtualRows, type VirtualRows } from '#ui/list/virtual/use-virtual-rows.ts';
import { TABLE_HEAD_PX } from '#ui/list/virtual/virtual-table.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from '@xstate/store-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import { LineCards } from './line-cards.tsx';
import { lineFilters, paramsOf } from './line-filters.ts';
import { LineTable } from './line-table.tsx';
import { useLineColumns } from './line-table-columns.ts';
import { changeLineSort, lineSort, type LineSort as Sort } from './line-view.ts';
import { type LineListParams, linesTotalQuery } from '#office/kit/line/lines.queries.ts';
import { linesStrings } from './lines.strings.ts';
import { lineKeys, bulkLinesStrings } from './bulk/bulk-lines.strings.ts';
import { actsOf, whyNot } from './bulk/line-acts.ts';

const LinesDrawer = lazyPart(() => import('./bulk/lines-drawer.tsx'), 'LinesDrawer');

interface Listed {
  params: LineListParams;
  rows: VirtualRows<ListedLine>;
}

/** Selected lines, and what can be done with them; null for those who may do nothing. */
function useLineBoxes({ params, rows }: Listed): RowBoxes<ListedLine> | null {
  const mayMove = usePermission('update_state_placed_order');
  const mayEdit = usePermission('edit_strange_order');
  const maySend = usePermission('send_to_purchase_placed_order');
  const isOn = mayMove || mayEdit;
  const boxes = useBulk<ListedLine>({
    rows,
    nameOf: (line) => bulkLinesStrings.ofOrder(nameOfLine(line), line.order.id),
    forms: lineForms,
    selected: bulkLinesStrings.selection,
    query: params,
    findAll: () => unwrap(api.GET('/order/ids/', { params: { query: params } })),
    keyed: lineKeys,
    sumOf: ({ total, state }) => ({ sum: total ?? 0, isOpen: total === null && state !== 'C' }),
    actsOf: (selected) => actsOf(selected, { mayMove, mayEdit, maySend }),
    whyNot,
    isOn,
    Drawer: LinesDrawer,
  });
  return isOn ? boxes : null;
}

/** The height of all cards with the gap below them. */
const CARD_PX = 160;

function Totals({ params }: { params: LineListParams }) {
  const { data, isPlaceholderData } = useQuery(linesTotalQuery(params));
  return (
    <ListSums shown={data && { counted: plural(data.lines, lineForms), sums: data }} isStale={isPlaceholderData} />
  );
}

/** The device's last order of the rows, where the address names none; what is chosen here is remembered. */
function useRememberedSort(sort: Sort, onSort: (sort: Sort) => void): void {
  const isFirst = useRef(true);
  const remember = useEffectEvent((now: Sort) => {
    const last = lineSort.get();
    const isOpening = isFirst.current;
    isFirst.current = false;
    if (isOpening && now === undefined && last !== undefined) onSort(last);
    else if (now !== last) changeLineSort(now);
  });
  useEffect(() => remember(sort), [sort]);
}

/** The view of the list of lines: filters, totals, and a table, or cards where it has no room. */
export function LineRows({ list }: { list: VirtualRowsState<ListedLines> }) {
  const { result, params: address, skeleton, allHref } = list;
  const asked = readAsked(lineFilters, address);
  const params = paramsOf(asked);
  const isTable = useIsWide();
  const lineHeight = useAtom(deviceHeight);
  const rowHeight = isTable ? lineHeight : CARD_PX;
  const { rows, place, style } = useVirtualRows({ list, rowHeight, headHeight: isTable ? TABLE_HEAD_PX : 0 });
  const boxes = useLineBoxes({ params, rows });
  const mayPrice = usePermission('edit_strange_order');
  const isNarrowed = Object.keys(asked).some((name) => name !== 'order' && name !== 'page');
  const sort = (to: Sort): void => list.filter('order', lineFilters.order.write(to, 'order'));
  useRememberedSort(asked.order, sort);
  const layout = useLineColumns();
  return (
    <ListColumns value={isTable ? layout : null}>
      <FilterBar list={list} className={filterClasses['bar'] ?? ''} />
      <div className={headClasses['head']}>
        <Totals params={params} />
        <Group gap="sm" ml="auto">
          {asked.unpriced && mayPrice && (
            <Button component={Link} href={paths.photoPrices.getHref()} size="sm" variant="light">
              {linesStrings.setPrices}
            </Button>
          )}
          <ColumnsButton />
          <ListReport
            selection={bulkLinesStrings.selection}
            what={{ lines: params }}
            whatOf={(ids) => ({ ids })}
            papers={['lines', 'customers', 'items', 'labels']}
          />
          <ViewsMenu name="lines" list={list} />
        </Group>
      </div>
      {result.isPending && <ListSkeleton {...skeleton} />}
      {result.isLoadingError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {result.data?.total === 0 && (
        <MessageState
          icon={<ReceiptIcon size={32} />}
          title={isNarrowed ? listsStrings.nothingFound : linesStrings.empty}
          text={isNarrowed ? linesStrings.nothingFoundHint : linesStrings.emptyHint}
        >
          {isNarrowed && allHref !== undefined && (
            <Button component={Link} href={allHref} variant="light">
              {listsStrings.reset}
            </Button>
          )}
        </MessageState>
      )}
      {rows.total > 0 && (
        <div className={result.isPlaceholderData ? listClasses['stale'] : undefined} aria-busy={result.isFetching}>
          <div ref={place} style={style}>
            {isTable ? (
              <LineTable
                key={rowHeight}
                rows={rows}
                layout={layout}
                rowHeight={rowHeight}
                sort={asked.order}
                onSort={(to) => {
                  sort(to);
                  window.scrollTo(0, 0);
                }}
                boxes={boxes}
              />
            ) : (
              <LineCards rows={rows} rowHeight={rowHeight} box={boxes?.box} />
            )}
          </div>
        </div>
      )}
      {boxes?.bar}
      {rows.isFailed && <MoreFailed onRetry={rows.retry} />}
    </ListColumns>
  );
}
