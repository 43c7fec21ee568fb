import { getBranchHref } from '#entities/branch/branch-href.ts';
import { purchasesBranch } from '#entities/branch/branches.ts';
import { useBranch } from '#entities/branch/use-branch.ts';
import { usePageTitle } from '#entities/shop/page-title.ts';
import { ArrowLeftIcon } from '#ui/later-icons.tsx';
import { ListView } from '#ui/list/list-view.tsx';
import { useList } from '#ui/list/use-list.ts';
import { useBackLink } from '#ui/navigation/back-target.ts';
import { Title } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { albumsList } from './albums-list.ts';
import { albumStrings } from './albums.strings.ts';
import classes from './albums.module.css';

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
      <Link {...back} className={classes['back']}>
        <ArrowLeftIcon size={18} />
        {albumStrings.toPurchases}
      </Link>
      <Title order={1} mb="md">
        {albumStrings.title}
      </Title>
      <ListView list={list} />
    </>
  );
}
