import { categoriesQuery } from '#api/queries/category.ts';
import { itemPagesQuery } from '#api/queries/item.ts';
import { paths, type CatalogAddress } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { notifyError } from '#ui/notifier.ts';
import { usePageTitle } from '#ui/page-title.ts';
import { Button, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { PAGES_MAX, useCatalogAddress } from './catalog-address.ts';
import classes from './catalog-page.module.css';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import { catalogueStrings } from './catalogue.strings.ts';
import { CategoryNav } from './category-nav.tsx';
import { ItemGrid, ItemGridSkeleton } from './item-grid.tsx';
import { LoadMore } from './load-more.tsx';

const SKELETONS = 12;

/** The pages of items up to the one that the address names. */
function useItems({ search, category, order, page = 1 }: CatalogAddress) {
  const list = useInfiniteQuery(
    itemPagesQuery({
      ...(search && { search_text: search }),
      ...(category && { category_id: category }),
      ...(order && { order_by: order }),
    }),
  );
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list;
  const loaded = data?.pages.length ?? 0;
  const isBehind = loaded > 0 && loaded < page && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (isBehind && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isBehind, isFetching, isFetchNextPageError, fetchNextPage]);
  return { ...list, loaded };
}

/** The catalogue: categories, search, order and all items that answer to them. */
export function CatalogPage() {
  const [address, change] = useCatalogAddress();
  const { data: categories, error: categoriesError } = useQuery(categoriesQuery);
  useEffect(() => {
    if (categoriesError) notifyError(categoriesError, catalogueStrings.categoriesFailed);
  }, [categoriesError]);
  const list = useItems(address);
  const categoryName = categories?.find(({ id }) => id === address.category)?.name;
  const title = categoryName ?? catalogueStrings.title;
  usePageTitle(title);

  const total = list.data?.pages[0]?.total;
  const goesOn = list.hasNextPage && !list.isPlaceholderData;
  const items = list.data?.pages.flatMap(({ result }) => result) ?? [];
  return (
    <div className={classes['page']}>
      <Title order={1} className={classes['title']}>
        {title}
      </Title>
      <div className={classes['side']}>{categories && <CategoryNav categories={categories} address={address} />}</div>
      <section aria-label={title} aria-busy={list.isFetching}>
        <CatalogToolbar
          address={address}
          onChange={change}
          categoryName={categoryName}
          total={list.isPlaceholderData ? undefined : total}
          isBusy={list.isPlaceholderData}
        />
        {list.isPending && <ItemGridSkeleton count={SKELETONS} />}
        {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {items.length > 0 && <ItemGrid items={items} isStale={list.isPlaceholderData} />}
        {list.isSuccess && items.length === 0 && (
          <MessageState
            icon={<SearchIcon size={32} />}
            title={address.search ? catalogueStrings.nothingFound : catalogueStrings.emptyCategory}
            text={address.search ? catalogueStrings.nothingFoundHint : catalogueStrings.emptyCategoryHint}
          >
            <Button component={Link} href={paths.catalog.getHref()} variant="light">
              {catalogueStrings.showAll}
            </Button>
          </MessageState>
        )}
        {goesOn && list.loaded >= PAGES_MAX && (
          <Text ta="center" c="dimmed" py="xl">
            {catalogueStrings.tooMany}
          </Text>
        )}
        {goesOn && list.loaded < PAGES_MAX && (
          <LoadMore
            isLoading={list.isFetchingNextPage}
            isFailed={list.isFetchNextPageError}
            onWanted={() => (list.isFetchNextPageError ? void list.fetchNextPage() : change({ page: list.loaded + 1 }))}
          />
        )}
      </section>
    </div>
  );
}
