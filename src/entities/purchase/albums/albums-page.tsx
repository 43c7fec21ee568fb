import { purchasesBranch } from '#common/routes/branches.ts';
import { usePageTitle } from '#page/page-title.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { useBranch } from '#routes/use-branch.ts';
import { defineList } from '#ui/list/define-list.ts';
import { type Asked, search } from '#ui/list/filters/filters.ts';
import { sentBy } from '#ui/list/filters/sent-by.ts';
import { ListBody } from '#ui/list/list-body.tsx';
import { useList } from '#ui/list/use-list.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { useBackLink } from '#ui/navigation/back-target.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { type AlbumListParams, albumsQuery } from './album.queries.ts';
import { albumStrings } from './albums.strings.ts';

const filters = { search: search(albumStrings.search) };

/** The albums that this person may see. */
const albumsList = defineList({
  filters,
  query: (asked: Asked<typeof filters>, _scope: null) => albumsQuery(sentBy<AlbumListParams>()(filters, asked)),
  skeleton: { cards: { count: 4, height: 220 } },
  Rows: lazyPart(() => import('./album-rows.tsx'), 'AlbumRows'),
});

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
      <ListBody list={list} />
    </>
  );
}
