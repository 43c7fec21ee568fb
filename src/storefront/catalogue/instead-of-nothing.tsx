import { itemsQuery } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { paths, type CatalogueAddress } from '#routes/paths.ts';
import { Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { catalogueStrings } from './catalogue.strings.ts';
import { ItemGrid } from './list/item-grid.tsx';
import { countOf } from './use-category-counts.ts';

/** Fills whole rows in 2, 3, 4 and 6 columns. */
const POPULAR = 12;
const CATEGORIES = 5;

interface InsteadOfNothingProps {
  address: CatalogueAddress;
  categories: readonly components['schemas']['Category'][] | undefined;
  /** Of this very search; undefined until they are known. */
  counts: components['schemas']['ItemCounts'] | undefined;
}

/** The top categories that have what is looked for, the fullest first, and the most popular items. */
export function InsteadOfNothing({ address, categories = [], counts }: InsteadOfNothingProps) {
  const { data: popular } = useQuery({ ...itemsQuery({ limit: POPULAR }), staleTime: 60_000 });
  const { page: _page, category: _category, ...kept } = address;
  const matching = categories
    .map((category) => ({ ...category, count: counts ? countOf(category, counts) : 0 }))
    .filter(({ parent_id, count }) => parent_id === null && count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, CATEGORIES);
  return (
    <>
      {matching.length > 0 && (
        <nav aria-label={catalogueStrings.foundElsewhere}>
          <Title order={2} size="h4" mb="sm" ta="center">
            {catalogueStrings.foundElsewhere}
          </Title>
          <Group gap="xs" justify="center">
            {matching.map(({ id, name, count }) => (
              <Button
                key={id}
                component={Link}
                href={paths.catalog.getHref({ ...kept, category: id })}
                variant="default"
                radius="xl"
              >
                {catalogueStrings.categoryWithCount(name, count)}
              </Button>
            ))}
          </Group>
        </nav>
      )}
      {popular && popular.result.length > 0 && (
        <section>
          <Title order={2} mt={{ base: 40, sm: 56 }} mb="md">
            {catalogueStrings.popular}
          </Title>
          <ItemGrid items={popular.result} />
        </section>
      )}
    </>
  );
}
