import { Badge, Group } from '@mantine/core';
import { goodsStrings } from './goods.strings.ts';
import { type Prices, savingOf } from './saving.ts';

/** Badges of an item: how much less this customer pays in per cent, red for a discount alone, and whether it is new. */
export function ItemBadges({ of, isNew }: { of: Prices; isNew: boolean }) {
  const { isTrade, percent } = savingOf(of);
  if (percent === 0 && !isNew) return null;
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
    </Group>
  );
}
