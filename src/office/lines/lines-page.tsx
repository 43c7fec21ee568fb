import { screenRoutes } from '#common/routes/screens.ts';
import { useBranch } from '#routes/use-branch.ts';
import { usePageTitle } from '#page/page-title.ts';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { linesList } from './lines-list.ts';

/** Prefetches the lines with the filters of the address. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  linesList.prefetch(queryClient, searchParams, undefined);
}

/** The lines of all customers' orders. */
export function LinesPage() {
  const { getHref } = useBranch();
  const list = useList(linesList, { scope: undefined, href: getHref('lines') });
  usePageTitle(screenRoutes.lines.label);
  return (
    <>
      <Title order={1} mb="16px">
        {screenRoutes.lines.label}
      </Title>
      <ListView list={list} />
    </>
  );
}
