import type { PlacedOrder } from '#contract/types.ts';
import type { EditingFacts } from '#machines/order/order-editing.rules.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { LineBefore } from '../trade/priced-lines.ts';
import { TradePrices } from '../trade/trade-prices.tsx';
import classes from './add-lines.module.css';
import { addLinesStrings } from './add-lines.strings.ts';

// Loaded separately: few of those who read an order change it.
const AddItem = lazyPart(() => import('./add-item.tsx'), 'AddItem');
const AddPhotos = lazyPart(() => import('./add-photos.tsx'), 'AddPhotos');

const forms = { item: AddItem, photo: AddPhotos };

interface AddLinesProps {
  order: PlacedOrder;
  by: EditingFacts['by'];
}

/**
 * Buttons that open a form for a line of the catalogue, or of photos. Whoever closes it finds the focus on its button
 * again.
 */
export function AddLines({ order, by }: AddLinesProps) {
  const [open, setOpen] = useState<keyof typeof forms | null>(null);
  const [before, setBefore] = useState<readonly LineBefore[]>([]);
  const buttons = { item: useRef<HTMLButtonElement>(null), photo: useRef<HTMLButtonElement>(null) };
  const left = useRef<keyof typeof forms>(null);
  useEffect(() => {
    if (open === null && left.current) buttons[left.current].current?.focus();
    left.current = open;
  });
  if (open !== null) {
    const Shown = forms[open];
    const giveUp = (): void => {
      setOpen(null);
      notifyFailure(statesStrings.failedTitle);
    };
    return (
      <ErrorBoundary onBroken={giveUp}>
        <Suspense fallback={null}>
          <Shown order={order} by={by} onClose={() => setOpen(null)} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  const opener = (what: keyof typeof forms, text: string) => (
    <Button
      ref={buttons[what]}
      variant="light"
      leftSection={<PlusIcon size={18} />}
      onPointerEnter={() => forms[what].preload()}
      onClick={() => setOpen(what)}
    >
      {text}
    </Button>
  );
  return (
    <div className={classes['openers']}>
      {opener('item', addLinesStrings.addItem)}
      {opener('photo', addLinesStrings.addPhoto)}
      {by === 'staff' && (
        <TradePrices
          order={order}
          before={before}
          setBefore={setBefore}
          onTaken={() => buttons.item.current?.focus()}
        />
      )}
    </div>
  );
}
