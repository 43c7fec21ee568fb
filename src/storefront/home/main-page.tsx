import { FIRST_SCREEN_ID } from '#common/drawing.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { itemsQuery } from '#entities/item/item.queries.ts';
import { savingOf } from '#entities/item/saving.ts';
import { useCategories } from '#entities/item/use-categories.ts';
import { ViewedPlace } from '#entities/item/viewed/viewed-place.tsx';
import type { components } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { usePageTitle } from '#page/page-title.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CategoryTiles, CategoryTilesSkeleton } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { homeStrings } from './home.strings.ts';
import { ItemRow, ROW_LENGTH } from './item-row.tsx';
import classes from './main-page.module.css';
import { Section } from './section.tsx';

type Category = components['schemas']['Category'];

const TILES = 12;

/** The categories of the first level that have items, of their own or below. */
const topOf = (categories: readonly Category[]): Category[] =>
  categories.filter(({ parent_id: parent, items_count: count }) => parent === null && count > 0);

/** Prefetches what the front page shows first. */
export function prefetch(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(categoriesQuery);
  void queryClient.prefetchQuery(itemsQuery({ order_by: 'discount', limit: ROW_LENGTH }));
}

/** The storefront's front page; `corner` lies over its introduction, and moves nothing when it comes. */
export function MainPage({ corner }: { corner?: ReactNode }) {
  usePageTitle();
  const { data: categories, isPending, error, refetch } = useCategories();
  const top = topOf(categories ?? []);
  return (
    <>
      <div className={classes['rows']}>
        <div id={FIRST_SCREEN_ID} className={classes['rows']}>
          <Hero categories={top} isPending={isPending} corner={corner} />
          <ItemRow title={homeStrings.discounted} order="discount" fits={(item) => savingOf(item).percent > 0} />
        </div>
        {(!categories || top.length > 0) && (
          <Section title={homeStrings.categories} href={paths.catalog.getHref()}>
            {isPending && <CategoryTilesSkeleton />}
            {error && !categories && <ErrorState error={error} onRetry={() => void refetch()} />}
            {top.length > 0 && <CategoryTiles categories={top.slice(0, TILES)} />}
          </Section>
        )}
        <ItemRow title={homeStrings.fresh} order="new" fits={({ is_new: isNew }) => isNew} />
      </div>
      <ViewedPlace />
    </>
  );
}
