import { ItemStrip } from '#entities/item/item-strip.tsx';
import { itemsQuery, type ItemListParams } from '#entities/item/item.queries.ts';
import type { components } from '#contract/types.ts';
import { paths, type CatalogueAddress } from '#routes/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Section } from './section.tsx';

/** The number of items that a row asks for. */
export const ROW_LENGTH = 12;

interface ItemRowProps {
  title: string;
  order: NonNullable<ItemListParams['order_by']>;
  /** Selects the items to show from the first page of this order. */
  fits: (item: components['schemas']['ItemCard']) => boolean;
}

/** A horizontal row of items; nothing if none fits. */
export function ItemRow({ title, order, fits }: ItemRowProps) {
  const query = useQuery(itemsQuery({ order_by: order, limit: ROW_LENGTH }));
  const items = query.data?.result.filter(fits) ?? [];
  const address: CatalogueAddress = { order };
  if (query.data && items.length === 0) return null;
  return (
    <Section title={title} href={paths.catalog.getHref(address)}>
      <ItemStrip query={query} items={items} />
    </Section>
  );
}
