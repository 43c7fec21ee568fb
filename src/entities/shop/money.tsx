import { formatMoney } from '#lib/money.ts';
import { useShop } from '#page/shop-context.tsx';

/** An amount of roubles in the shop's currency. */
export function Money({ value }: { value: number }) {
  return formatMoney(value, useShop().currency);
}
