import { itemsQuery } from '#entities/item/item.queries.ts';
import { ViewedPlace } from '#entities/item/viewed/viewed-place.tsx';
import type { components } from '#contract/types.ts';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { catalogueStrings } from '../catalogue.strings.ts';
import { ItemGrid } from '../list/item-grid.tsx';

const SHOWN = 6;

/** Other items of the same category, and below them those that were viewed; nothing if there are none. */
export function MoreItems({ item }: { item: components['schemas']['Item'] }) {
  const { data: related = [], isPending } = useQuery({
    ...itemsQuery({ category_id: item.category_id, limit: SHOWN + 1 }),
    staleTime: 60_000,
    select: ({ result }) => result.filter(({ id }) => id !== item.id).slice(0, SHOWN),
  });
  // Neither is shown before: what comes above the viewed items would push them down.
  if (isPending) return null;
  return (
    <>
      {related.length > 0 && (
        <section>
          <Title order={2} mt={{ base: 40, sm: 56 }} mb="md">
            {catalogueStrings.related}
          </Title>
          <ItemGrid items={related} />
        </section>
      )}
      <ViewedPlace except={item.id} />
    </>
  );
}
