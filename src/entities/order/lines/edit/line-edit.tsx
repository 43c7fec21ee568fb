import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import type { lineEditMachine } from '#machines/order/line-edit.machine.ts';
import type { EditingFacts } from '#machines/order/order-editing.rules.ts';
import { usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { isForPage, usePageKeys, type KeyGroup } from '#ui/keys/page-keys.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { PencilIcon } from '#ui/later-icons.tsx';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { nameOfLine } from '../../orders.strings.ts';
import { orderKeysTitle, pricesKey } from '../../transitions/state-keys.strings.ts';
import { lineEditStrings } from './line-edit.strings.ts';
import classes from './line-edit.module.css';
import { isClosedLine, openLine, unpricedLines } from './open-line.ts';

// Loaded separately: few of those who read an order change it.
const LineEditor = lazyPart(() => import('./line-editor.tsx'), 'LineEditor');

interface LineEditProps {
  actor: ActorRefFrom<typeof lineEditMachine>;
  order: PlacedOrder;
  line: OrderLine;
  by: EditingFacts['by'];
}

/** The button that opens the form of a line, and the form. Whoever closes it finds the focus on the button again. */
export function LineEdit({ actor, order, line, by }: LineEditProps) {
  const place = useSelector(actor, ({ context }) =>
    context.line?.id === line.id ? (context.line.cell ?? 'form') : null,
  );
  // As it was when the form, or a cell that led to it, was opened; a cell may be opened from the form.
  const [began, setBegan] = useState({ line, place });
  const isOngoing = place !== null && (place === began.place || (place === 'form' && began.place !== null));
  if (place !== began.place || (!isOngoing && began.line !== line))
    setBegan({ line: isOngoing ? began.line : line, place });
  const isOpen = place === 'form';
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isClosedLine(line)) return null;
  const isUnpriced = by === 'staff' && line.price === null;
  const name = nameOfLine(line);
  const giveUp = (): void => {
    actor.send({ type: 'line.closed' });
    notifyFailure(statesStrings.failedTitle);
  };
  if (isOpen)
    return (
      <ErrorBoundary onBroken={giveUp}>
        <Suspense fallback={null}>
          <LineEditor actor={actor} order={order} line={line} began={began.line} by={by} />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <div className={classes['open']} data-unpriced={isUnpriced || undefined}>
      <Button
        ref={button}
        size="xs"
        variant={isUnpriced ? 'light' : 'subtle'}
        data-line={line.id}
        aria-label={isUnpriced ? lineEditStrings.setPriceOf(name) : lineEditStrings.editOf(name)}
        onPointerEnter={() => LineEditor.preload()}
        onClick={() => actor.send({ type: 'line.opened', line: openLine(line) })}
      >
        {isUnpriced ? (
          lineEditStrings.setPrice
        ) : (
          <>
            <PencilIcon className={classes['pencil']} size={18} />
            <span className={classes['word']}>{lineEditStrings.edit}</span>
          </>
        )}
      </Button>
    </div>
  );
}

const pricesKeys: KeyGroup = { title: orderKeysTitle, keys: { [pricesKey.letter]: pricesKey.text } };

interface UnpricedNoteProps {
  actor: ActorRefFrom<typeof lineEditMachine>;
  order: PlacedOrder;
}

/** How many lines have no price yet, and a button that begins with the first. */
export function UnpricedNote({ actor, order }: UnpricedNoteProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const mayPriceAll = usePermission('get_strange_orders');
  const lines = unpricedLines(order);
  const [first] = lines;
  usePageKeys(first && !isOpen ? pricesKeys : null, (event) => {
    if (!first || event.code !== pricesKey.code || !isForPage(event)) return false;
    actor.send({ type: 'line.opened', line: openLine(first) });
    return true;
  });
  // Whoever has priced the last one here goes on with those of other orders.
  const [hadAny] = useState(first !== undefined);
  if (!first && !(hadAny && mayPriceAll)) return null;
  if (!first)
    return (
      <p className={classes['unpriced']}>
        <Link href={paths.photoPrices.getHref()}>{lineEditStrings.otherPrices}</Link>
      </p>
    );
  return (
    <p className={classes['unpriced']}>
      {lineEditStrings.unpriced(lines.length)}
      {!isOpen && (
        <Button size="xs" onClick={() => actor.send({ type: 'line.opened', line: openLine(first) })}>
          {lineEditStrings.setPrices}
        </Button>
      )}
      {mayPriceAll && <Link href={paths.photoPrices.getHref(first.id)}>{lineEditStrings.allPrices}</Link>}
    </p>
  );
}
