import { linesBranch, purchasesBranch } from '#common/routes/branches.ts';
import { formatMoney } from '#lib/money.ts';
import { readName } from '#lib/read-address.ts';
import { groupRefusals, type RefusalGroup } from '#office/kit/bulk/refusal-groups.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import type { NextStates } from './bulk-orders.queries.ts';
import { bulkOrdersStrings } from './bulk-orders.strings.ts';

/** An order that a move doesn't go for: the error that tells why, and what it says of this one. */
interface HeldOrder {
  id: number;
  code: string;
  detail: string;
}

const { reasons } = bulkOrdersStrings;

const mends: Readonly<Partial<Record<keyof typeof reasons, () => RefusalGroup['mend']>>> = {
  order_lines_ordered: () => ({
    text: bulkOrdersStrings.toPurchases,
    href: getBranchHref(purchasesBranch, 'purchases'),
  }),
  order_not_priced: () => ({
    text: bulkOrdersStrings.toUnpriced,
    href: `${getBranchHref(linesBranch, 'lines')}?unpriced=1`,
  }),
};

/** What the balances lack, in roubles: once for a customer, whose orders share one balance. */
function lackOf(rows: readonly HeldOrder[], orders: NextStates['orders']): number {
  const balances = new Map<number, number>();
  for (const { id } of rows) {
    const order = orders.get(id);
    if (order?.account) balances.set(order.customerId, order.account.balance);
  }
  return [...balances.values()].reduce((lack, balance) => lack + Math.max(0, -balance), 0);
}

/**
 * The orders that a move doesn't go for by reason, as known before it and as the server has told afterwards. `orders`
 * are those that were read.
 */
export function orderRefusals(
  held: readonly HeldOrder[],
  orders: NextStates['orders'],
  currency: string,
): RefusalGroup[] {
  const nameOf = ({ code }: HeldOrder) => readName(reasons, code);
  return groupRefusals(
    held,
    (one) => nameOf(one) ?? one.detail,
    (rows) => {
      const [first, ...others] = rows;
      const name = nameOf(first);
      if (name === undefined) return { text: first.detail };
      const lack = name === 'order_balance_short' ? lackOf(rows, orders) : 0;
      const mend = mends[name]?.();
      // What one of them lacks the server says itself, by name.
      const isOwn = others.length === 0 && first.detail !== '' && lack === 0;
      const reason = isOwn ? first.detail : reasons[name](rows.length);
      return {
        text: lack > 0 ? bulkOrdersStrings.lacking(reason, formatMoney(lack, currency)) : reason,
        ...(mend && { mend }),
      };
    },
  );
}
