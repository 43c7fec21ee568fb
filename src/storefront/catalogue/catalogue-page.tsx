import { pageRoutes } from '#common/routes/pages.ts';
import { keepTogether } from '#lib/no-break.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { useCategories } from '#entities/item/use-categories.ts';
import { isFavouriteItems } from '#entities/favourite/favourite.queries.ts';
import { itemForms } from '#entities/item/goods.strings.ts';
import { itemPageQuery, type ItemListParams } from '#entities/item/item.queries.ts';
import { readCatalogueAddress } from '#routes/catalogue-address.ts';
import { paths } from '#routes/paths.ts';
import { plural } from '#lib/plural.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ButtonLink } from '#ui/native/button.tsx';
import { Heading } from '#ui/native/heading.tsx';
import { VisuallyHidden } from '#ui/native/visually-hidden.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { usePermission } from '#page/shop-context.tsx';
import { hashKey, keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ActiveFilters } from './filters/active-filters.tsx';
import { paramsOf, useCatalogueAddress } from './catalogue-address.ts';
import classes from './catalogue-page.module.css';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { catalogueStrings } from './catalogue.strings.ts';
import { CategoryNav } from './category-nav.tsx';
import { CatalogueFilters } from './filters/catalogue-filters.tsx';
import { noFilters, SideFilters, type Filters } from './filters/filter-fields.tsx';
import { ItemGridSkeleton } from './list/item-grid.tsx';
import { ItemList } from './list/item-list.tsx';
import { SearchedAs } from './searched-as.tsx';
import { useCategoryCounts } from './use-category-counts.ts';
import { useRemovedFavouriteCount } from './use-removed-favourite-count.ts';

// Loaded separately: there are goods as a rule.
const WithoutItems = lazyPart(() => import('./without-items.tsx'), 'WithoutItems');
const CategoryMissing = lazyPart(() => import('./category-missing.tsx'), 'CategoryMissing');
const NoFavourites = lazyPart(() => import('./no-favourites.tsx'), 'NoFavourites');

const SKELETONS = 12;

// Loaded separately, since it isn't for guests.
const PhotoOffer = lazyPart(() => import('./photo-offer.tsx'), 'PhotoOffer');

/** The first page. Old results stay on the screen while new ones load; new parameters scroll to the list's top. */
function useFirstPage(params: ItemListParams, top: RefObject<HTMLElement | null>) {
  const key = hashKey([params]);
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key && (top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
    shown.current = key;
  }, [key, top]);
  return useQuery({ ...itemPageQuery(params, 1), placeholderData: keepPreviousData });
}

/** Prefetches the categories and the first page. */
export function prefetch(queryClient: QueryClient, { searchParams }: URL): void {
  void queryClient.prefetchQuery(categoriesQuery);
  void queryClient.prefetchQuery(itemPageQuery(paramsOf(readCatalogueAddress(searchParams)), 1));
}

function titleOf(isFavourites: boolean, category: string | undefined, search: string | undefined): string {
  if (isFavourites) {
    return search === undefined ? pageRoutes.favourites.label : catalogueStrings.searchedInFavourites(search);
  }
  if (search === undefined) return category ?? catalogueStrings.title;
  return category === undefined ? catalogueStrings.searched(search) : catalogueStrings.searchedIn(search, category);
}

/** The label of the search field. */
function searchLabelOf(isFavourites: boolean, category: string | undefined): string {
  if (isFavourites) return catalogueStrings.searchInFavourites;
  return category === undefined ? catalogueStrings.search : catalogueStrings.searchIn(category);
}

interface CataloguePageProps {
  /** Shows the customer's favourites only, without categories. */
  isFavourites?: boolean;
  /** What staff have beside the title. */
  tools?: ReactNode;
}

/** The catalogue: categories, search, order, filters and the list of items. */
export function CataloguePage({ isFavourites = false, tools }: CataloguePageProps) {
  const [address, change] = useCatalogueAddress(isFavourites ? paths.favourites : paths.catalog);
  const { data: categories, error: categoriesError } = useCategories();
  const queryClient = useQueryClient();
  const top = useRef<HTMLElement>(null);
  const mayCreate = usePermission('create_item') && !isFavourites;
  const mayEdit = usePermission('edit_item') && !isFavourites;
  const mayOrderByPhoto = usePermission('create_order') && !isFavourites;
  const photoOffer = mayOrderByPhoto && (
    <RetryBoundary fallback={null}>
      <PhotoOffer />
    </RetryBoundary>
  );
  const params = { ...paramsOf(address), ...(isFavourites && { favourite: true }) };
  const list = useFirstPage(params, top);
  const { counts, isStale: areCountsStale, isUnknown: areCountsUnknown } = useCategoryCounts(params);
  const categoryName = categories?.find(({ id }) => id === address.category)?.name;
  const isMissing =
    !isFavourites && categories !== undefined && address.category !== undefined && categoryName === undefined;
  const title = titleOf(isFavourites, categoryName, address.search);
  usePageTitle(isMissing ? catalogueStrings.noSuchCategory : title);

  const total = list.data?.total;
  const unmarked = useRemovedFavouriteCount(params);
  const shownTotal =
    list.isPlaceholderData || total === undefined ? undefined : Math.max(0, total - (isFavourites ? unmarked : 0));
  const changeFilters = (filters: Filters): void => change(filters, 'step');
  const isNarrowed = Object.keys(address).some((part) => part !== 'order' && part !== 'page');
  const hasNoFavourites = isFavourites && total === 0 && !isNarrowed;
  const showPage = (page: number): void => {
    // Removed favourites stay on the screen, but later pages have shifted and must be fetched again.
    if (isFavourites) void queryClient.refetchQueries({ predicate: isFavouriteItems, type: 'active', stale: true });
    change({ page: page > 1 ? page : undefined });
  };
  return (
    <div className={classes['page']} data-alone={hasNoFavourites || undefined}>
      <div className={classes['head']}>
        <Heading level={1} className={classes['title']}>
          {keepTogether(title)}
        </Heading>
        <p className={classes['found']} role="status">
          {shownTotal === 0 ? (
            <VisuallyHidden>{catalogueStrings.nothingFound}</VisuallyHidden>
          ) : (
            shownTotal !== undefined && plural(shownTotal, itemForms)
          )}
        </p>
        {(mayCreate || mayEdit || tools) && (
          // Whoever may edit has the office's list of items, with these tools.
          <div className={classes['tools']} data-elsewhere={mayEdit || undefined}>
            {tools}
            {mayEdit && (
              <ButtonLink variant="default" href={paths.categories.getHref()}>
                {catalogueStrings.categories}
              </ButtonLink>
            )}
            {mayCreate && (
              <ButtonLink variant="default" href={paths.newItem.getHref()}>
                {catalogueStrings.addItem}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {!hasNoFavourites && (
        <div className={classes['side']} data-chips={!isFavourites || undefined}>
          {!isFavourites && categories && (
            <CategoryNav
              categories={categories}
              address={address}
              counts={counts}
              areCountsUnknown={areCountsUnknown}
            />
          )}
          {/* The filters are below the categories, so they wait for them: otherwise they would move. */}
          {(isFavourites || categories || categoriesError) && (
            <SideFilters filters={address} onChange={changeFilters} />
          )}
        </div>
      )}
      {hasNoFavourites ? (
        // In a place of its own: the list's would jump to the other column.
        <RetryBoundary fallback={null}>
          <NoFavourites />
        </RetryBoundary>
      ) : (
        <section ref={top} aria-label={title} aria-busy={list.isFetching}>
          {isMissing ? (
            <RetryBoundary fallback={null}>
              <CategoryMissing />
            </RetryBoundary>
          ) : (
            <>
              {list.data && (
                <SearchedAs typed={address.search ?? ''} list={list.data} isStale={list.isPlaceholderData} />
              )}
              <CatalogueToolbar
                address={address}
                onChange={change}
                searchLabel={searchLabelOf(isFavourites, categoryName)}
                isSearchedInHeader={!isFavourites}
                isBusy={list.isPlaceholderData}
                filters={
                  <CatalogueFilters
                    filters={address}
                    onChange={change}
                    total={shownTotal}
                    isCounting={shownTotal === undefined && !list.isError}
                  />
                }
              />
              <ActiveFilters filters={address} onChange={changeFilters} />
              {list.isPending && <ItemGridSkeleton count={SKELETONS} />}
              {list.isLoadingError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
              {list.data && total !== 0 && (
                <ItemList
                  params={params}
                  first={list.data}
                  isStale={list.isPlaceholderData}
                  page={address.page ?? 1}
                  onPage={showPage}
                />
              )}
              {list.data && total !== 0 && photoOffer}
              {list.isSuccess && total === 0 && (
                <RetryBoundary fallback={<div className={classes['room']} />}>
                  <WithoutItems
                    address={address}
                    onReset={() => changeFilters(noFilters)}
                    isFavourites={isFavourites}
                    categories={categories}
                    counts={areCountsStale ? undefined : counts}
                  />
                </RetryBoundary>
              )}
            </>
          )}
        </section>
      )}
    </div>
  );
}
