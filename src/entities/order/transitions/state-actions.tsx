import type { ActorRefFrom } from 'xstate';
import type { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { keyHint } from '#entities/acts/act-keys.ts';
import { useButtonKeys } from '#entities/acts/use-button-keys.ts';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Fragment, useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { MoneyNote } from '../money/money-note.tsx';
import { inOrder } from './in-order.ts';
import { kindOfTransition, transitionsStrings, verbOf } from './transitions.strings.ts';
import type { HeldState } from './use-held-states.ts';
import { stateKeys } from './state-keys.strings.ts';
import classes from './state-actions.module.css';

const looks = {
  first: {},
  on: { variant: 'light' },
  end: { variant: 'subtle', color: 'red', px: 'xs', className: classes['end'] ?? '' },
  back: { variant: 'default' },
} as const;

interface StateActionsProps {
  /** Receives what holds the buttons that lead on, to focus it; nothing where there are none. */
  ref: RefObject<HTMLDivElement | null>;
  actor: ActorRefFrom<typeof stateChangeMachine>;
  order: PlacedOrder;
  held: readonly HeldState[];
  /** Whether what is held back is folded: staff read why in the order's head. */
  isFolded: boolean;
}

/** The buttons of transitions that are held back, and why; one reason may hold back several. */
function HeldActions({ held }: Pick<StateActionsProps, 'held'>) {
  const id = useId();
  const reasons = [...new Set(held.map(({ reason }) => reason))];
  return (
    <>
      {held.map(({ state, reason }) => (
        <Button key={state} variant="default" disabled aria-describedby={`${id}${reasons.indexOf(reason)}`}>
          {verbOf({ state, needs_reason: false, is_forced: false })}
        </Button>
      ))}
      {reasons.map((reason, index) => (
        <p key={reason} id={`${id}${index}`} className={classes['why']}>
          {reason}
        </p>
      ))}
    </>
  );
}

/** What can't be done now, and why, behind what can. */
function FoldedActions({ held }: Pick<StateActionsProps, 'held'>) {
  return (
    <details className={classes['folded']}>
      <summary>{transitionsStrings.notNow(held.length)}</summary>
      <ul>
        {held.map(({ state, reason }) => (
          <li key={state}>
            <b>{verbOf({ state, needs_reason: false, is_forced: false })}</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How soon after a step a tap is still one of those that made it, in milliseconds. */
const SECOND_TAP_MS = 600;

/**
 * Says whether a press is the second click of a double one, or a tap on what has just come. The next act stands where
 * the last one was pressed, and may take money.
 */
function useSecondPress(state: string): (event: MouseEvent) => boolean {
  const came = useRef({ state, at: 0 });
  useEffect(() => {
    if (came.current.state !== state) came.current = { state, at: performance.now() };
  }, [state]);
  return ({ detail, nativeEvent }) =>
    detail > 1 ||
    ('pointerType' in nativeEvent &&
      nativeEvent.pointerType === 'touch' &&
      performance.now() - came.current.at < SECOND_TAP_MS);
}

/** A button for each transition that this person may make, and for those that only the lines hold back. */
export function StateActions({ ref, actor, order, held, isFolded }: StateActionsProps) {
  const { next_states: transitions, version } = order;
  const isSecondPress = useSecondPress(order.state);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  useButtonKeys(
    ref,
    stateKeys,
    transitions.filter((next) => kindOfTransition(next) === 'on').map(({ state }) => state),
  );
  if (transitions.length + held.length === 0) return null;
  const buttons = inOrder(order).map((next, index) => ({ next, index, kind: kindOfTransition(next) }));
  const toButton = ({ next, index, kind }: (typeof buttons)[number]) => {
    const isChosen = isBusy && chosen?.state === next.state;
    const isAsked = next.needs_reason || next.is_forced;
    return (
      <Fragment key={next.state}>
        <Button
          {...looks[index === 0 && kind === 'on' ? 'first' : kind]}
          disabled={isBusy && !isChosen}
          loading={isChosen}
          data-state={next.state}
          {...(kind === 'on' && keyHint(stateKeys, next.state))}
          onClick={(event) => !isSecondPress(event) && actor.send({ type: 'state.chosen', next, version })}
        >
          {verbOf(next)}
        </Button>
        {/* Where a question follows, it is told there. */}
        {kind === 'on' && !isAsked && <MoneyNote order={order} change={{ state: next.state }} />}
      </Fragment>
    );
  };
  const onward = buttons.filter(({ kind }) => kind === 'on');
  const others = buttons.filter(({ kind }) => kind !== 'on');
  const isFolding = isFolded && held.length > 0;
  return (
    <div className={classes['actions']} role="group" aria-label={transitionsStrings.actions}>
      {onward.length > 0 && (
        <div ref={ref} tabIndex={-1} className={classes['part']} role="group" aria-label={transitionsStrings.onward}>
          {onward.map(toButton)}
        </div>
      )}
      {!isFolded && held.length > 0 && (
        <div className={classes['part']}>
          <HeldActions held={held} />
        </div>
      )}
      {(others.length > 0 || isFolding) && (
        <div className={classes['part']} data-others>
          {others.map(toButton)}
          {isFolding && <FoldedActions held={held} />}
        </div>
      )}
    </div>
  );
}
