import { categoriesQuery } from '#entities/item/category.queries.ts';
import { itemsQuery } from '#entities/item/item.queries.ts';
import { savingOf } from '#entities/item/saving.ts';
import { useCategories } from '#entities/item/use-categories.ts';
import { ViewedPlace } from '#entities/item/viewed/viewed-place.tsx';
import type { components } from '#contract/types.ts';
import { paths } from '#lib/paths.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { usePageTitle } from '#entities/shop/page-title.ts';
import { Stack } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { CategoryTiles, CategoryTilesSkeleton } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import { homeStrings } from './home.strings.ts';
import { ItemRow, ROW_LENGTH } from './item-row.tsx';
import { Section } from './section.tsx';

type Category = components['schemas']['Category'];

const TILES = 12;

/** The top categories, and those without subcategories. */
function sortOut(categories: readonly Category[]): { roots: Category[]; leaves: Category[] } {
  const parents = new Set(categories.map(({ parent_id: parent }) => parent));
  return {
    roots: categories.filter(({ parent_id: parent }) => parent === null),
    leaves: categories.filter(({ id, items_count: count }) => !parents.has(id) && count > 0),
  };
}

/** Prefetches what the front page shows first. */
export function prefetch(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(categoriesQuery);
  void queryClient.prefetchQuery(itemsQuery({ order_by: 'discount', limit: ROW_LENGTH }));
}

/** The storefront's front page. */
export function MainPage() {
  usePageTitle();
  const { data: categories, isPending, error, refetch } = useCategories();
  const { roots, leaves } = sortOut(categories ?? []);
  return (
    <>
      <Stack gap={48}>
        <Hero categories={roots} isPending={isPending} />
        <ItemRow title={homeStrings.discounted} order="discount" fits={(item) => savingOf(item).percent > 0} />
        {(!categories || leaves.length > 0) && (
          <Section title={homeStrings.categories} href={paths.catalog.getHref()}>
            {isPending && <CategoryTilesSkeleton />}
            {error && !categories && <ErrorState error={error} onRetry={() => void refetch()} />}
            {leaves.length > 0 && <CategoryTiles categories={leaves.slice(0, TILES)} />}
          </Section>
        )}
        <ItemRow title={homeStrings.fresh} order="new" fits={({ is_new: isNew }) => isNew} />
      </Stack>
      <ViewedPlace />
    </>
  );
}
