import type { PlacedOrder } from '#contract/types.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { loweredLines } from './lowered-lines.ts';
import type { LineBefore } from './priced-lines.ts';
import { tradePricesStrings } from './trade-prices.strings.ts';

// Loaded separately: few of those who read an order change it.
const TradeBack = lazyPart(() => import('./trade-back.tsx'), 'TradeBack');
const TradePricesDialog = lazyPart(() => import('./trade-prices-dialog.tsx'), 'TradePricesDialog');

interface TradePricesProps {
  order: PlacedOrder;
  /** What the lines cost before they were taken; empty where they weren't. It outlives the buttons. */
  before: readonly LineBefore[];
  setBefore: (before: readonly LineBefore[]) => void;
  /** Called when they are taken or given back, and the button is about to go. */
  onTaken: () => void;
}

/**
 * A button that asks whether to give the order its trade prices, and one that takes them back; nothing where they lower
 * none of its lines.
 */
export function TradePrices({ order, before, setBefore, onTaken }: TradePricesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const take = (taken: readonly LineBefore[]): void => {
    close();
    setBefore(taken);
    onTaken();
  };
  const forget = (): void => {
    setBefore([]);
    onTaken();
  };
  const giveUp = (): void => {
    close();
    setBefore([]);
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <>
      {(isOpen || loweredLines(order).length > 0) && (
        <Button variant="light" onPointerEnter={() => TradePricesDialog.preload()} onClick={() => setIsOpen(true)}>
          {tradePricesStrings.open}
        </Button>
      )}
      {before.length > 0 && (
        <ErrorBoundary onBroken={giveUp}>
          <Suspense fallback={null}>
            <TradeBack order={order} before={before} onBack={forget} />
          </Suspense>
        </ErrorBoundary>
      )}
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <TradePricesDialog order={order} isOpen={isOpen} onClose={close} onTaken={take} />
      </MountOnOpen>
    </>
  );
}
