import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import type { LineCell as Cell, lineEditMachine } from '#machines/order/line-edit.machine.ts';
import { useShop } from '#page/shop-context.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { nameOfLine } from '../../orders.strings.ts';
import { lineEditStrings } from '../edit/line-edit.strings.ts';
import { openLine } from '../edit/open-line.ts';
import classes from './line-cell.module.css';

// Loaded separately: few of those who read an order change it.
const CellField = lazyPart(() => import('./cell-field.tsx'), 'CellField');

interface LineCellProps {
  actor: ActorRefFrom<typeof lineEditMachine>;
  order: PlacedOrder;
  line: OrderLine;
  cell: Cell;
  /** What it shows. */
  children: ReactNode;
}

/** A number in an order's row; pressed, it is a field in its place. Whoever closes that finds the focus here again. */
export function LineCell({ actor, order, line, cell, children }: LineCellProps) {
  const { currency } = useShop();
  const isOpen = useSelector(actor, ({ context }) => context.line?.id === line.id && context.line.cell === cell);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const giveUp = (): void => {
    actor.send({ type: 'line.closed' });
    notifyFailure(statesStrings.failedTitle);
  };
  if (isOpen)
    return (
      <ErrorBoundary onBroken={giveUp}>
        <Suspense fallback={children}>
          <CellField actor={actor} order={order} line={line} cell={cell} />
        </Suspense>
      </ErrorBoundary>
    );
  const shown = cell === 'price' ? formatMoney(line.price ?? 0, currency) : String(line.count);
  return (
    <button
      ref={button}
      type="button"
      className={classes['cell']}
      data-line={line.id}
      data-cell={cell}
      aria-label={lineEditStrings.cells[cell](nameOfLine(line), shown)}
      onPointerEnter={() => CellField.preload()}
      onFocus={() => CellField.preload()}
      onClick={() => actor.send({ type: 'line.opened', line: openLine(line, cell) })}
    >
      {children}
    </button>
  );
}
