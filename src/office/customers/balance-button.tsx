import type { ShopCustomer } from '#entities/customer/customer.queries.ts';
import { usePermission } from '#page/shop-context.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { balanceStrings } from './customers.strings.ts';

const BalanceDialog = lazyPart(() => import('./balance-dialog.tsx'), 'BalanceDialog');

/** A button that corrects a customer's balance; nothing for those who may not. */
export function BalanceButton({ customer }: { customer: ShopCustomer }) {
  const mayCorrect = usePermission('edit_balance_customers');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayCorrect) return null;
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <>
      <Button variant="default" onPointerEnter={() => BalanceDialog.preload()} onClick={() => setIsOpen(true)}>
        {balanceStrings.open}
      </Button>
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <BalanceDialog key={customer.id} isOpen={isOpen} customer={customer} onClose={() => setIsOpen(false)} />
      </MountOnOpen>
    </>
  );
}
