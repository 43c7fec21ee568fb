import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import type { ComponentType, ReactNode } from 'react';
import { ListCards, type CardsLook } from './list-cards.tsx';
import { ListFrame, type FrameLook } from './list-frame.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ColumnHead } from './list-table.tsx';
import classes from './list.module.css';
import { useIsWide } from './use-is-wide.ts';
import { useRowLinks } from './use-row-links.ts';
import type { ListPage, RowsState } from './rows-state.ts';
import type { RowBoxes } from './selection/row-boxes.ts';

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
  /** Lets rows be selected, by `useSelection`; null where this person can do nothing with them. */
  useBoxes?: (list: RowsState<ListPage<Row>>) => RowBoxes<Row> | null;
  /** Whether each row of the table is one line, over which a link in it may stretch. */
  isLinked?: boolean;
  /** Whether arrows lead through the links of rows that can't be selected. */
  isByKeys?: boolean;
  /** CSS classes in place of the kit's. */
  look?: CardsLook & { filters?: string | undefined };
}

const useNoBoxes = (): null => null;

/** Declares the view of a list's rows: filters, table or cards, empty states, and pages. */
export function defineRows<Row extends { id: number }>(declaration: RowsDeclaration<Row>) {
  const { Card, columns, isLinked = false, isByKeys = false, look = {}, useBoxes = useNoBoxes, ...frame } = declaration;
  return function Rows({ list }: { list: RowsState<ListPage<Row>> }) {
    const { result, skeleton, page } = list;
    const isTable = useIsWide() && columns !== undefined;
    const pages = result.data?.pages ?? 0;
    const boxes = useBoxes(list);
    const links = useRowLinks(isByKeys && !boxes);
    const boxColumn = boxes ? [{ title: boxes.head.title, head: boxes.head.content, cell: boxes.box }] : [];
    const shown = [...boxColumn, ...(columns ?? [])];
    return (
      <>
        <ListFrame {...frame} list={list} filtersLook={look.filters}>
          {({ result: rows }) => (
            <div
              ref={links}
              className={result.isPlaceholderData ? classes['stale'] : undefined}
              aria-busy={result.isFetching}
            >
              {isTable ? (
                <RetryBoundary fallback={<ListSkeleton {...skeleton} />}>
                  <ListTable
                    columns={shown}
                    lines={rows.map((row) => ({ id: row.id, cells: shown.map(({ cell }) => cell(row)) }))}
                    isLinked={isLinked}
                  />
                </RetryBoundary>
              ) : (
                <ListCards rows={rows} Card={Card} look={look} box={boxes?.box} />
              )}
            </div>
          )}
        </ListFrame>
        {boxes?.bar}
        {pages > 1 && (
          <RetryBoundary fallback={null}>
            <ListPages page={page} pages={pages} onChange={list.goToPage} />
          </RetryBoundary>
        )}
      </>
    );
  };
}
