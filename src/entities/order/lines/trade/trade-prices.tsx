import type { PlacedOrder } from '#contract/types.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { loweredLines } from './lowered-lines.ts';
import { tradePricesStrings } from './trade-prices.strings.ts';

// Loaded separately: few of those who read an order change it.
const TradePricesDialog = lazyPart(() => import('./trade-prices-dialog.tsx'), 'TradePricesDialog');

interface TradePricesProps {
  order: PlacedOrder;
  /** Called when they are taken, and the button is about to go. */
  onTaken: () => void;
}

/** A button that asks whether to give the order its trade prices; nothing where they lower none of its lines. */
export function TradePrices({ order, onTaken }: TradePricesProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && loweredLines(order).length === 0) return null;
  const close = (): void => setIsOpen(false);
  const take = (): void => {
    close();
    onTaken();
  };
  const giveUp = (): void => {
    close();
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <>
      <Button variant="light" onPointerEnter={() => TradePricesDialog.preload()} onClick={() => setIsOpen(true)}>
        {tradePricesStrings.open}
      </Button>
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <TradePricesDialog order={order} isOpen={isOpen} onClose={close} onTaken={take} />
      </MountOnOpen>
    </>
  );
}
