import { categoriesQuery } from '#api/queries/category.ts';
import { itemPageQuery, type ItemListParams } from '#api/queries/item.ts';
import { paths } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { notifyError } from '#ui/notifier.ts';
import { usePageTitle } from '#ui/page-title.ts';
import { Button, Title } from '@mantine/core';
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { paramsOf, useCatalogAddress } from './catalog-address.ts';
import classes from './catalog-page.module.css';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import { catalogueStrings } from './catalogue.strings.ts';
import { CategoryNav } from './category-nav.tsx';
import { ItemGridSkeleton } from './item-grid.tsx';
import { ItemList } from './item-list.tsx';
import { NoFavourites } from './no-favourites.tsx';

const SKELETONS = 12;

/** What was asked for before stays on the screen while something else is looked for; the window goes back to the list's top. */
function useFirstPage(params: ItemListParams, top: RefObject<HTMLElement | null>) {
  const key = hashKey([params]);
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key && (top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
    shown.current = key;
  }, [key, top]);
  return useQuery({ ...itemPageQuery(params, 1), placeholderData: keepPreviousData });
}

interface CatalogPageProps {
  /** Only what the customer has marked, without categories. */
  isFavourites?: boolean;
}

/** The catalogue: categories, search, order and all items that answer to them. */
export function CatalogPage({ isFavourites = false }: CatalogPageProps) {
  const [address, change] = useCatalogAddress(isFavourites ? paths.favourites : paths.catalog);
  const { data: categories, error: categoriesError } = useQuery(categoriesQuery);
  useEffect(() => {
    if (categoriesError) notifyError(categoriesError, catalogueStrings.categoriesFailed);
  }, [categoriesError]);
  const top = useRef<HTMLElement>(null);
  const params = { ...paramsOf(address), ...(isFavourites && { favourite: true }) };
  const list = useFirstPage(params, top);
  const categoryName = categories?.find(({ id }) => id === address.category)?.name;
  const title = isFavourites ? catalogueStrings.favourites : (categoryName ?? catalogueStrings.title);
  usePageTitle(title);

  const total = list.data?.total;
  const isNarrowed = Object.keys(address).some((part) => part !== 'order' && part !== 'page');
  const hasNoFavourites = isFavourites && total === 0 && !isNarrowed;
  return (
    <div className={classes['page']} data-alone={isFavourites || undefined}>
      <Title order={1} className={classes['title']}>
        {title}
      </Title>
      {!isFavourites && <div className={classes['side']}>{categories && <CategoryNav categories={categories} address={address} />}</div>}
      <section ref={top} aria-label={title} aria-busy={list.isFetching}>
        {!hasNoFavourites && (
          <CatalogToolbar
            address={address}
            onChange={change}
            categoryName={isFavourites ? title : categoryName}
            total={list.isPlaceholderData ? undefined : total}
            isBusy={list.isPlaceholderData}
          />
        )}
        {list.isPending && <ItemGridSkeleton count={SKELETONS} />}
        {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && total !== 0 && (
          <ItemList
            params={params}
            first={list.data}
            isStale={list.isPlaceholderData}
            page={address.page ?? 1}
            onPage={(page) => change({ page: page > 1 ? page : undefined })}
          />
        )}
        {hasNoFavourites && <NoFavourites />}
        {list.isSuccess && total === 0 && !hasNoFavourites && (
          <MessageState
            icon={<SearchIcon size={32} />}
            title={address.search ? catalogueStrings.nothingFound : catalogueStrings.emptyCategory}
            text={address.search ? catalogueStrings.nothingFoundHint : catalogueStrings.emptyCategoryHint}
          >
            <Button component={Link} href={isFavourites ? paths.favourites.getHref() : paths.catalog.getHref()} variant="light">
              {catalogueStrings.showAll}
            </Button>
          </MessageState>
        )}
      </section>
    </div>
  );
}
