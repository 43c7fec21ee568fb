import type { components } from '#contract/types.ts';
import { ItemCard, ItemCardSkeleton } from '#entities/item/item-card.tsx';

/** The width of a picture: beside the categories three or four in a row, above that three, two on a phone. */
const SIZES =
  '(min-width: 82.5em) 234px, (min-width: 70.25em) calc(25vw - 96px), (min-width: 62em) calc(33.3vw - 121px), (min-width: 48em) calc(33.3vw - 34px), (min-width: 37em) calc(33.3vw - 24px), calc(50vw - 22px)';
const EAGER = 4;

interface ItemCellProps {
  /** None while it is on its way. */
  item: components['schemas']['ItemCard'] | undefined;
  /** Its place in the list, from 0. */
  index: number;
  lineIds: ReadonlyMap<number, number> | undefined;
}

/** What stands in one place of the catalogue's list. */
export function ItemCell({ item, index, lineIds }: ItemCellProps) {
  if (!item) return <ItemCardSkeleton />;
  return <ItemCard key={item.id} item={item} lineId={lineIds?.get(item.id)} sizes={SIZES} eager={index < EAGER} />;
}
