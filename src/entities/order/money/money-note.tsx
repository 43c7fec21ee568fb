import type { PlacedOrder } from '#contract/types.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { type ChargedOrder, moneyEffect } from '#machines/order/money-effect.ts';
import classes from './money-note.module.css';
import { moneyEffectStrings } from './money-effect.strings.ts';

interface MoneyNoteProps {
  order: PlacedOrder;
  /** What would be changed in it; the rest stays. */
  change: Partial<ChargedOrder>;
}

/**
 * What a change would do to the balance of the order's customer; nothing where it does nothing, or the balance is not
 * shown.
 */
export function MoneyNote({ order, change }: MoneyNoteProps) {
  const { currency } = useShop();
  const { state, lines, delivery, account } = order;
  if (!account) return null;
  const before = { state, lines, deliveryPrice: delivery.price };
  const effect = moneyEffect(account, before, { ...before, ...change });
  if (!effect) return null;
  const money = (sum: number): string => formatMoney(sum, currency);
  const text = effect.amount < 0 ? moneyEffectStrings.charge : moneyEffectStrings.giveBack;
  return (
    <p className={classes['note']}>
      {text(money(Math.abs(effect.amount)), effect.balance < 0, money(Math.abs(effect.balance)))}
      {effect.eatsRefund && (
        <b className={classes['warning']}>{moneyEffectStrings.eatsRefund(money(account.reserved))}</b>
      )}
    </p>
  );
}
