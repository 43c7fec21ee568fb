import { BackLink } from '#ui/navigation/back-link.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import { useBranch } from '#routes/use-branch.ts';
import { usePageTitle } from '#page/page-title.ts';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { useBackLink } from '#ui/navigation/back-target.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { albumsList } from './albums-list.ts';
import { albumStrings } from './albums.strings.ts';

/** Prefetches the albums with the filters of the address. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  albumsList.prefetch(queryClient, searchParams, null);
}

/** The albums of purchases: the shop's for staff, else one's own as an intermediary. */
export function AlbumsPage() {
  const { getHref } = useBranch();
  const back = useBackLink(getBranchHref(purchasesBranch, 'purchases'));
  const list = useList(albumsList, { scope: null, href: getHref('albums') });
  usePageTitle(albumStrings.title);
  return (
    <>
      <BackLink {...back}>{albumStrings.toPurchases}</BackLink>
      <Title order={1} mb="md">
        {albumStrings.title}
      </Title>
      <ListView list={list} />
    </>
  );
}
