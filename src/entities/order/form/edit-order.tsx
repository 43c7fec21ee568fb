import type { PlacedOrder } from '#contract/types.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { orderFormStrings } from './order-form.strings.ts';
import { useOpenParts } from './use-open-parts.ts';

// Loaded separately: few of those who read an order change it.
const OrderFormDialog = lazyPart(() => import('./order-form-dialog.tsx'), 'OrderFormDialog');

/** A button that opens the form of an order, for those who may change a part of it. */
export function EditOrder({ order }: { order: PlacedOrder }) {
  const parts = useOpenParts(order);
  const [isOpen, setIsOpen] = useState(false);
  if (!parts) return null;
  const close = (): void => setIsOpen(false);
  const giveUp = (): void => {
    close();
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <>
      <Button variant="default" onPointerEnter={() => OrderFormDialog.preload()} onClick={() => setIsOpen(true)}>
        {parts.delivery ? (parts.note ? orderFormStrings.openAll : orderFormStrings.open) : orderFormStrings.openNote}
      </Button>
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <OrderFormDialog order={order} parts={parts} isOpen={isOpen} onClose={close} />
      </MountOnOpen>
    </>
  );
}
