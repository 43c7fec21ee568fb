import type { PlacedOrder } from '#contract/types.ts';
import { usePermission } from '#page/shop-context.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useState, type Ref } from 'react';
import { mergeStrings } from './merge.strings.ts';

const MergeDialog = lazyPart(() => import('./merge-dialog.tsx'), 'MergeDialog');

/** Merges the order into another one of its customer, for those who may, while no money moves. */
export function MergeOrder({ order, ref }: { order: PlacedOrder; ref: Ref<HTMLButtonElement> }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayMerge = usePermission('edit_strange_order');
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
  if (!mayMerge || (order.state !== 'created' && order.state !== 'accepted')) return null;
  return (
    <>
      <Button ref={ref} variant="default" fw={500} onClick={() => setIsOpen(true)}>
        {mergeStrings.open}
      </Button>
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <MergeDialog order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </MountOnOpen>
    </>
  );
}
