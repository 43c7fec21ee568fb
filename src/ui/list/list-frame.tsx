import { ErrorState } from '#ui/states/error-state.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { Button } from '@mantine/core';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import filtersClasses from './filters/filter-bar.module.css';
import { FilterPlaces } from './filters/filter-places.tsx';
import headClasses from './list-head.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { listsStrings } from './lists.strings.ts';
import type { ListPage, RowsState } from './rows-state.ts';
import { useIsWide } from './use-is-wide.ts';

// Loaded after the rows, which are needed first.
const FilterBar = lazyPart(() => import('./filters/filter-bar.tsx'), 'FilterBar');

/** The place beside the page's title where a wide list shows its head, which then takes no row of its own. */
export const HeadPlace = createContext<HTMLElement | null>(null);

/** What a list shows beside its rows. */
export interface FrameLook<Row extends { id: number }> {
  /** Shown above the filters, such as the states that rows may be in. */
  Tabs?: ComponentType<{ list: RowsState<ListPage<Row>> }>;
  /** Shown between the filters and the rows, such as the totals of the list and its named views. */
  Head?: ComponentType<{ list: RowsState<ListPage<Row>> }>;
  /** Whether there is a place for it; always by default. */
  hasHead?: (list: RowsState<ListPage<Row>>) => boolean;
  /** Shown above the text of an empty list. */
  icon: ReactNode;
  /** Shown if the list is empty without filters. */
  Empty: ComponentType<{ icon: ReactNode }>;
  /** The hint if the filters match nothing. */
  nothingFoundHint: string;
  /** What an empty list is called for the filters that it is asked with, where there is more to say than usual. */
  titleOfNone?: (list: RowsState<ListPage<Row>>) => string | undefined;
}

interface ListFrameProps<Row extends { id: number }> extends FrameLook<Row> {
  list: RowsState<ListPage<Row>>;
  /** The CSS class of the filters in place of the kit's. */
  filtersLook?: string | undefined;
  /** The rows; asked for only where there are any. */
  children: (first: ListPage<Row>) => ReactNode;
}

interface NothingFoundProps {
  icon: ReactNode;
  title: string | undefined;
  hint: string;
  allHref: string;
}

function NothingFound({ icon, title, hint, allHref }: NothingFoundProps) {
  const texts = title === undefined ? { title: listsStrings.nothingFound, text: hint } : { title };
  return (
    <MessageState icon={icon} {...texts}>
      <Button component={Link} href={allHref} variant="light">
        {listsStrings.reset}
      </Button>
    </MessageState>
  );
}

/** The filters of a list, and its rows or what stands in their place: a skeleton, an error, or that there are none. */
export function ListFrame<Row extends { id: number }>(props: ListFrameProps<Row>) {
  const { list, Tabs, Head, hasHead = () => true, icon, Empty, nothingFoundHint, titleOfNone, children } = props;
  const filtersLook = props.filtersLook ?? filtersClasses['bar'] ?? '';
  const { result, skeleton, allHref } = list;
  const place = useContext(HeadPlace);
  const isWide = useIsWide();
  const isEmpty = result.isSuccess && result.data.result.length === 0;
  return (
    <>
      {Tabs && <Tabs list={list} />}
      <RetryBoundary fallback={<FilterPlaces filters={list.filters} className={filtersLook} />}>
        <FilterBar list={list} className={filtersLook} />
      </RetryBoundary>
      {Head &&
        hasHead(list) &&
        (place && isWide ? (
          createPortal(<Head list={list} />, place)
        ) : (
          <div className={headClasses['head']}>
            <Head list={list} />
          </div>
        ))}
      {result.isPending && <ListSkeleton {...skeleton} />}
      {result.isLoadingError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {isEmpty &&
        (allHref === undefined ? (
          <Empty icon={icon} />
        ) : (
          <NothingFound icon={icon} title={titleOfNone?.(list)} hint={nothingFoundHint} allHref={allHref} />
        ))}
      {result.data && result.data.result.length > 0 && children(result.data)}
    </>
  );
}
