import { useBranch } from '#routes/use-branch.ts';
import { usePermission } from '#page/shop-context.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { newOrderStrings } from './new-order.strings.ts';

const NewOrderDialog = lazyPart(() => import('./new-order-dialog.tsx'), 'NewOrderDialog');

/** A button that places an order for the page's customer, or for any; nothing for those who may not. */
export function NewOrder() {
  const mayOrder = usePermission('create_order');
  const mayOrderForOthers = usePermission('create_strange_order');
  const findsCustomers = usePermission('get_customers');
  const { scope, params } = useBranch();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayOrder || !mayOrderForOthers || !findsCustomers) return null;
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <>
      <Button
        leftSection={<PlusIcon size={18} />}
        onPointerEnter={() => NewOrderDialog.preload()}
        onClick={() => setIsOpen(true)}
      >
        {newOrderStrings.open}
      </Button>
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <NewOrderDialog
          isOpen={isOpen}
          customerId={scope === 'customer' ? (params.customerId ?? null) : null}
          onClose={() => setIsOpen(false)}
        />
      </MountOnOpen>
    </>
  );
}
