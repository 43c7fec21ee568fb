import { menuDrawer, paymentDialogs } from '#entities/shop/overlays.ts';
import { useCustomer, type Customer } from '#page/shop-context.tsx';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { balanceStrings } from './balance.strings.ts';
import classes from './payment-buttons.module.css';
import { useFreshBalance } from './use-fresh-balance.ts';

/** Why a refund is impossible; undefined if it is possible. */
function whyNoRefund({ balance, available }: Customer): string | undefined {
  if (balance <= 0) return balanceStrings.noRefund;
  return available <= 0 ? balanceStrings.reserved : undefined;
}

/** Buttons that open the dialogs of a top-up and of a refund. */
export function PaymentButtons() {
  const customer = useCustomer();
  const whyId = useId();
  useFreshBalance();
  if (!customer) return null;
  const why = whyNoRefund(customer);
  const open = (kind: keyof typeof paymentDialogs) => (): void => {
    menuDrawer.close();
    paymentDialogs[kind].open();
  };
  return (
    <div className={classes['buttons']}>
      <Button className={classes['button'] ?? ''} onClick={open('top_up')}>
        {balanceStrings.topUp}
      </Button>
      <Button
        className={classes['button'] ?? ''}
        variant="default"
        px="sm"
        disabled={why !== undefined}
        aria-describedby={why && whyId}
        onClick={open('refund')}
      >
        {balanceStrings.refund}
      </Button>
      {why && (
        <p id={whyId} className={classes['why']}>
          {why}
        </p>
      )}
    </div>
  );
}
