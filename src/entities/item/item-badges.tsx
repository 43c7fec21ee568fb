import { Badge, Group } from '@mantine/core';
import { goodsStrings } from './goods.strings.ts';
import { type Prices, savingOf } from './saving.ts';

/** From so few pieces on it is said how many are left. */
export const FEW_LEFT = 5;

/**
 * Badges of an item: how much less this customer pays in per cent, red for a discount alone, whether it is new, and how
 * few are left.
 */
export function ItemBadges({ of, isNew, stock = null }: { of: Prices; isNew: boolean; stock?: number | null }) {
  const { isTrade, percent } = savingOf(of);
  const isFew = stock !== null && stock > 0 && stock <= FEW_LEFT;
  if (percent === 0 && !isNew && !isFew) return null;
  return (
    <Group gap={4}>
      {percent > 0 && (
        <Badge color={isTrade ? 'gray.8' : 'red.9'} variant="filled" radius="sm" tt="none">
          {goodsStrings.discount(percent)}
        </Badge>
      )}
      {isNew && (
        <Badge color="brand.8" variant="filled" radius="sm" tt="none">
          {goodsStrings.isNew}
        </Badge>
      )}
      {isFew && (
        <Badge color="gray.8" variant="filled" radius="sm" tt="none">
          {goodsStrings.left(stock)}
        </Badge>
      )}
    </Group>
  );
}
