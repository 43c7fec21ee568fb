import { itemsQuery } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { catalogueStrings } from '../catalogue.strings.ts';
import { ItemGrid } from '../list/item-grid.tsx';

const SHOWN = 6;

/** Other items of the same category; nothing if there are none. */
export function RelatedItems({ item }: { item: components['schemas']['Item'] }) {
  const { data } = useQuery({
    ...itemsQuery({ category_id: item.category_id, limit: SHOWN + 1 }),
    staleTime: 60_000,
    select: ({ result }) => result.filter(({ id }) => id !== item.id).slice(0, SHOWN),
  });
  if (!data || data.length === 0) return null;
  return (
    <section>
      <Title order={2} mt={{ base: 40, sm: 56 }} mb="md">
        {catalogueStrings.related}
      </Title>
      <ItemGrid items={data} />
    </section>
  );
}
