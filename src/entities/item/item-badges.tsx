import { Badge, Group } from '@mantine/core';
import { goodsStrings } from './goods.strings.ts';

/** Badges of an item: its discount in per cent, and whether it is new. */
export function ItemBadges({ discount, isNew }: { discount: number; isNew: boolean }) {
  if (discount === 0 && !isNew) return null;
  return (
    <Group gap={4}>
      {discount > 0 && (
        <Badge color="red.9" variant="filled" radius="sm" tt="none">
          {goodsStrings.discount(discount)}
        </Badge>
      )}
      {isNew && (
        <Badge color="brand.8" variant="filled" radius="sm" tt="none">
          {goodsStrings.isNew}
        </Badge>
      )}
    </Group>
  );
}
