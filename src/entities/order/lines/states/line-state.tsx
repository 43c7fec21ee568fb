import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Suspense, useEffect, useRef } from 'react';
import { lineStateNames, nameOfLine } from '../../orders.strings.ts';
import { LineStateBadge } from '../line-state-badge.tsx';
import classes from './line-states.module.css';
import { lineStatesStrings } from './line-states.strings.ts';

// Loaded separately: few of those who read an order change it.
const LineStates = lazyPart(() => import('./line-states.tsx'), 'LineStates');

interface LineStateProps {
  line: OrderLine;
  /** Whether its customer looks at it. */
  isBuyers: boolean;
  /** In one word. */
  isShort: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** A line's state; whoever may change it presses it. Whoever closes the choice finds the focus here again. */
export function LineState({ line, isBuyers, isShort, isOpen, onToggle }: LineStateProps) {
  const { state, next_states: next } = line;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (next.length === 0) return <LineStateBadge state={state} isBuyers={isBuyers} isShort={isShort} />;
  return (
    <button
      ref={button}
      type="button"
      className={classes['open']}
      aria-expanded={isOpen}
      aria-label={lineStatesStrings.open(nameOfLine(line), lineStateNames[state])}
      onPointerEnter={() => LineStates.preload()}
      onClick={onToggle}
    >
      <LineStateBadge state={state} isShort={isShort} />
    </button>
  );
}

interface LineStateChoiceProps {
  order: PlacedOrder;
  line: OrderLine;
  onClose: () => void;
}

/** The choice of a line's next state. */
export function LineStateChoice(props: LineStateChoiceProps) {
  const giveUp = (): void => {
    props.onClose();
    notifyFailure(statesStrings.failedTitle);
  };
  return (
    <ErrorBoundary onBroken={giveUp}>
      <Suspense fallback={null}>
        <LineStates {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
