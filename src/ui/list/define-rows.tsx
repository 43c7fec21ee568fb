import { ErrorState } from '#ui/states/error-state.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import { ListCards, type CardsLook } from './list-cards.tsx';
import filtersClasses from './filters/filter-bar.module.css';
import { FilterPlaces } from './filters/filter-places.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ColumnHead } from './list-table.tsx';
import classes from './list.module.css';
import headClasses from './list-head.module.css';
import { listsStrings } from './lists.strings.ts';
import { useIsWide } from './use-is-wide.ts';
import { useRowLinks } from './use-row-links.ts';
import type { ListPage, RowsState } from './rows-state.ts';
import type { RowMarks } from './selection/row-marks.ts';

// Loaded after the rows, which are needed first.
const FilterBar = lazyPart(() => import('./filters/filter-bar.tsx'), 'FilterBar');
const ListTable = lazyPart(() => import('./list-table.tsx'), 'ListTable');
const ListPages = lazyPart(() => import('./list-pages.tsx'), 'ListPages');

/** A column of a list's table. */
interface Column<Row> extends ColumnHead {
  cell: (row: Row) => ReactNode;
}

/** The view of a list's rows. */
interface RowsDeclaration<Row extends { id: number }> {
  Card: ComponentType<{ row: Row }>;
  /** The columns of the table on wide screens; without them the rows are cards on all screens. */
  columns?: readonly Column<Row>[];
  /** Shown between the filters and the rows, such as the totals of the list and its named views. */
  Head?: ComponentType<{ list: RowsState<ListPage<Row>> }>;
  /** Whether there is a place for it; always by default. */
  hasHead?: (list: RowsState<ListPage<Row>>) => boolean;
  /** Lets rows be selected, by `useSelection`; null where this person can do nothing with them. */
  useMarks?: (list: RowsState<ListPage<Row>>) => RowMarks<Row> | null;
  /** Whether the whole table row is a link. */
  isLinked?: boolean;
  /** Whether arrows lead through the links of rows that can't be selected. */
  isByKeys?: boolean;
  /** Shown above the text of an empty list. */
  icon: ReactNode;
  /** Shown if the list is empty without filters. */
  Empty: ComponentType<{ icon: ReactNode }>;
  /** The hint if the filters match nothing. */
  nothingFoundHint: string;
  /** CSS classes in place of the kit's. */
  look?: CardsLook & { filters?: string | undefined };
}

const useNoMarks = (): null => null;

function NothingFound({ icon, hint, allHref }: { icon: ReactNode; hint: string; allHref: string }) {
  return (
    <MessageState icon={icon} title={listsStrings.nothingFound} text={hint}>
      <Button component={Link} href={allHref} variant="light">
        {listsStrings.reset}
      </Button>
    </MessageState>
  );
}

/** Declares the view of a list's rows: filters, table or cards, empty states, and pages. */
export function defineRows<Row extends { id: number }>(declaration: RowsDeclaration<Row>) {
  const {
    Card,
    columns,
    isLinked = false,
    isByKeys = false,
    icon,
    Head,
    hasHead = () => true,
    Empty,
    nothingFoundHint,
    look = {},
  } = declaration;
  const { useMarks = useNoMarks } = declaration;
  const filtersLook = look.filters ?? filtersClasses['bar'] ?? '';
  return function Rows({ list }: { list: RowsState<ListPage<Row>> }) {
    const { result, skeleton, allHref, page } = list;
    const isTable = useIsWide() && columns !== undefined;
    const rows = result.data?.result ?? [];
    const pages = result.data?.pages ?? 0;
    const marks = useMarks(list);
    const links = useRowLinks(isByKeys && !marks);
    const marked = marks ? [{ title: marks.head.title, head: marks.head.content, cell: marks.box }] : [];
    const shown = [...marked, ...(columns ?? [])];
    return (
      <>
        <RetryBoundary fallback={<FilterPlaces filters={list.filters} className={filtersLook} />}>
          <FilterBar list={list} className={filtersLook} />
        </RetryBoundary>
        {Head && hasHead(list) && (
          <div className={headClasses['head']}>
            <Head list={list} />
          </div>
        )}
        {result.isPending && <ListSkeleton {...skeleton} />}
        {result.isLoadingError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
        {result.isSuccess &&
          rows.length === 0 &&
          (allHref === undefined ? (
            <Empty icon={icon} />
          ) : (
            <NothingFound icon={icon} hint={nothingFoundHint} allHref={allHref} />
          ))}
        {rows.length > 0 && (
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
              <ListCards rows={rows} Card={Card} look={look} box={marks?.box} />
            )}
          </div>
        )}
        {marks?.bar}
        {pages > 1 && (
          <RetryBoundary fallback={null}>
            <ListPages page={page} pages={pages} onChange={list.goToPage} />
          </RetryBoundary>
        )}
      </>
    );
  };
}
