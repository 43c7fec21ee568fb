import type { components } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { usePermission } from '#page/shop-context.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { recordStrings } from '../office-payments.strings.ts';

type CustomerRef = components['schemas']['CustomerRef'];

const RecordDialog = lazyPart(() => import('./record-dialog.tsx'), 'RecordDialog');

/**
 * A button that records a payment of the page's customer, or of any; nothing for those who may not, or could not find
 * the customer.
 */
export function RecordPayment({ customer }: { customer?: CustomerRef }) {
  const mayRecord = usePermission('create_strange_payments');
  const findsCustomers = usePermission('get_customers');
  const { scope, params } = useBranch();
  const [isOpen, setIsOpen] = useState(false);
  const customerId = scope === 'shop' ? null : (params.customerId ?? null);
  if (!mayRecord || (customerId === null && !findsCustomers)) return null;
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <>
      <Button
        leftSection={<PlusIcon size={18} />}
        onPointerEnter={() => RecordDialog.preload()}
        onClick={() => setIsOpen(true)}
      >
        {recordStrings.open}
      </Button>
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <RecordDialog
          key={customerId}
          isOpen={isOpen}
          customerId={customerId}
          customer={customer}
          onClose={() => setIsOpen(false)}
        />
      </MountOnOpen>
    </>
  );
}
