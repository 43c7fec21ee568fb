import { formatMoney } from '#lib/money.ts';
import { useCustomer, useShop } from '#page/shop-context.tsx';
import { Text } from '@mantine/core';
import { balanceStrings } from '#entities/payment/balance.strings.ts';
import classes from './balance-box.module.css';
import { PaymentButtons } from '#entities/payment/payment-buttons.tsx';

/** The balance of the signed-in customer, with links to its history and payments. */
export function BalanceBox() {
  const customer = useCustomer();
  const { currency } = useShop();
  if (!customer) return null;
  const { balance, available } = customer;
  return (
    <div className={classes['box']}>
      <div className={classes['amount']}>
        <Text size="sm" c="dimmed">
          {balanceStrings.balance}
        </Text>
        <Text fw={700} size="lg">
          {formatMoney(balance, currency)}
        </Text>
        {available < balance && (
          <Text size="sm" c="dimmed">
            {balanceStrings.refundInCheck(formatMoney(balance - available, currency))}
          </Text>
        )}
      </div>
      <PaymentButtons />
    </div>
  );
}
