import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import type { ComponentType, ReactNode } from 'react';
import { ListCards, type CardsLook } from './list-cards.tsx';
import { ListFrame, type FrameLook } from './list-frame.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ColumnHead } from './list-table.tsx';
import classes from './list.module.css';
import { useIsWide } from './use-is-wide.ts';
import type { ListPage, RowsState } from './rows-state.ts';

// Loaded after the rows, which are needed first.
const ListTable = lazyPart(() => import('./list-table.tsx'), 'ListTable');
const ListPages = lazyPart(() => import('./list-pages.tsx'), 'ListPages');

/** A column of a list's table. */
interface Column<Row> extends ColumnHead {
  cell: (row: Row) => ReactNode;
}

/** The view of a list's rows. */
interface RowsDeclaration<Row extends { id: number }> extends FrameLook<Row> {
  Card: ComponentType<{ row: Row }>;
  /** The columns of the table on wide screens; without them the rows are cards on all screens. */
  columns?: readonly Column<Row>[];
  /** CSS classes in place of the kit's. */
  look?: CardsLook & { filters?: string | undefined };
}

/** Declares the view of a list's rows: filters, table or cards, empty states, and pages. */
export function defineRows<Row extends { id: number }>(declaration: RowsDeclaration<Row>) {
  const { Card, columns, look = {}, ...frame } = declaration;
  return function Rows({ list }: { list: RowsState<ListPage<Row>> }) {
    const { result, skeleton, page } = list;
    const isWide = useIsWide();
    const pages = result.data?.pages ?? 0;
    return (
      <>
        <ListFrame {...frame} list={list} filtersLook={look.filters}>
          {({ result: rows }) => (
            <div className={result.isPlaceholderData ? classes['stale'] : undefined} aria-busy={result.isFetching}>
              {columns && isWide ? (
                <RetryBoundary fallback={<ListSkeleton {...skeleton} />}>
                  <ListTable
                    columns={columns}
                    lines={rows.map((row) => ({ id: row.id, cells: columns.map(({ cell }) => cell(row)) }))}
                  />
                </RetryBoundary>
              ) : (
                <ListCards rows={rows} Card={Card} look={look} />
              )}
            </div>
          )}
        </ListFrame>
        {pages > 1 && (
          <RetryBoundary fallback={null}>
            <ListPages page={page} pages={pages} onChange={list.goToPage} />
          </RetryBoundary>
        )}
      </>
    );
  };
}
