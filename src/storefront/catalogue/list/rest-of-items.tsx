import {
  CATALOGUE_PAGE_SIZE,
  ITEMS_FRESH_MS,
  itemPageQuery,
  type ItemListParams,
} from '#entities/item/item.queries.ts';
import { LIST_BUFFER_PX } from '#common/constants.ts';
import { MoreFailed } from '#ui/list/virtual/more-failed.tsx';
import { usePageInAddress } from '#ui/list/virtual/use-page-in-address.ts';
import { useRowPages } from '#ui/list/virtual/use-row-pages.ts';
import type { components } from '#contract/types.ts';
import { useState, type RefObject } from 'react';
import { VirtuosoGrid, type GridItemProps, type GridListProps, type GridStateSnapshot } from 'react-virtuoso';
import { ItemCell } from './item-cell.tsx';
import classes from './item-grid.module.css';
import { positionOf, readGeometry } from './list-geometry.ts';

/** The number of cells that are rendered before anything is measured. */
const UNMEASURED = 12;

interface Context {
  total: number;
}

function List({ context: _context, className: _className, ...props }: GridListProps & { context: Context }) {
  return <div {...props} className={classes['grid']} />;
}

function Cell({ context: { total }, className: _className, ...props }: GridItemProps & { context: Context }) {
  const place = CATALOGUE_PAGE_SIZE + props['data-index'] + 1;
  return <div {...props} role="listitem" aria-posinset={place} aria-setsize={total} className={classes['cell']} />;
}

const components = { List, Item: Cell };

/** The sizes of the rendered rows, so that the virtual list has its height at once. */
function measure(grid: HTMLElement | null): GridStateSnapshot | null {
  const geometry = readGeometry(grid);
  return (
    geometry && {
      scrollTop: 0,
      viewport: { width: geometry.width, height: window.innerHeight },
      item: geometry.cell,
      gap: { row: geometry.rowGap, column: geometry.columnGap },
    }
  );
}

interface RestOfItemsProps {
  params: ItemListParams;
  /** The first page. */
  first: components['schemas']['ItemList'];
  lineIds: ReadonlyMap<number, number> | undefined;
  /** The rows of the first page, which are above these. */
  firstRows: RefObject<HTMLElement | null>;
  page: number;
  onPage: (page: number) => void;
}

/** All items after the first page. Only those near the window are rendered and fetched. */
export function RestOfItems({ params, first, lineIds, firstRows, page, onPage }: RestOfItemsProps) {
  const { total, rowAt, show, isFailed, retry } = useRowPages({
    first,
    rowsPerPage: CATALOGUE_PAGE_SIZE,
    queryOf: (asked) => itemPageQuery(params, asked),
    freshMs: ITEMS_FRESH_MS,
  });
  const [measured] = useState(() => measure(firstRows.current));
  const begin = usePageInAddress({
    look: () => positionOf(firstRows.current),
    rowsPerPage: CATALOGUE_PAGE_SIZE,
    page,
    lastPage: Math.ceil(total / CATALOGUE_PAGE_SIZE),
    onPage,
  });
  const rest = total - CATALOGUE_PAGE_SIZE;
  const cellAt = (index: number) => (
    <ItemCell item={rowAt(index + CATALOGUE_PAGE_SIZE)} index={index + CATALOGUE_PAGE_SIZE} lineIds={lineIds} />
  );
  return (
    <>
      <VirtuosoGrid
        className={classes['rest']}
        useWindowScroll
        totalCount={rest}
        initialItemCount={Math.min(rest, UNMEASURED)}
        restoreStateFrom={measured}
        increaseViewportBy={LIST_BUFFER_PX}
        readyStateChanged={(isReady) => isReady && begin()}
        components={components}
        context={{ total }}
        rangeChanged={({ startIndex, endIndex }) =>
          show({ startIndex: startIndex + CATALOGUE_PAGE_SIZE, endIndex: endIndex + CATALOGUE_PAGE_SIZE })
        }
        itemContent={cellAt}
      />
      {isFailed && <MoreFailed onRetry={retry} />}
    </>
  );
}
