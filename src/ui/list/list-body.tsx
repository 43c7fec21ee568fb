import { Suspense } from 'react';
import type { ListPage } from './rows-state.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ListState } from './use-list.ts';

/** A list with its filters, rows and pages. */
export function ListBody<Page extends ListPage>({ list }: { list: ListState<Page> }) {
  const { Rows, skeleton } = list;
  return (
    <Suspense fallback={<ListSkeleton {...skeleton} />}>
      <Rows list={list} />
    </Suspense>
  );
}
