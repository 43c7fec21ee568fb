import type { components } from '#contract/types.ts';
import { ItemCard, ItemCardSkeleton } from '#entities/item/item-card.tsx';

/** The width of a card's picture: 3, 4 or 6 in a row beside the categories, 3 on narrower screens, 2 on phones. */
const SIZES =
  '(min-width: 86.5em) 196px, (min-width: 70.25em) calc(25vw - 96px), (min-width: ' +
  '62em) calc(33.3vw - 121px), (min-width: 48em) calc(33.3vw - 34px), (min-width: ' +
  '37em) calc(33.3vw - 24px), calc(50vw - 22px)';
const EAGER = 4;

interface ItemCellProps {
  /** Undefined while it loads. */
  item: components['schemas']['ItemCard'] | undefined;
  /** Its index in the whole list. */
  index: number;
  lineIds: ReadonlyMap<number, number> | undefined;
}

/** A cell of the catalogue's list: an item, or its placeholder. */
export function ItemCell({ item, index, lineIds }: ItemCellProps) {
  if (!item) return <ItemCardSkeleton />;
  return (
    <ItemCard key={item.id} item={item} level={2} lineId={lineIds?.get(item.id)} sizes={SIZES} eager={index < EAGER} />
  );
}
