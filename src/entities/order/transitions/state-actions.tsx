import type { ActorRefFrom } from 'xstate';
import type { stateChangeMachine } from '#machines/order/state-change.machine.ts';
import type { NextState, PlacedOrder } from '#contract/types.ts';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { kindOfTransition, transitionsStrings, verbOf } from './transitions.strings.ts';
import classes from './state-actions.module.css';

const looks = {
  first: {},
  on: { variant: 'light' },
  end: { variant: 'subtle', color: 'red', px: 'xs', className: classes['end'] ?? '' },
  back: { variant: 'default' },
} as const;

const ranks = { on: 0, back: 1, end: 2 } as const;

/**
 * Transitions in the order of their buttons: forward, those that the balance covers first; then back; then to an end.
 */
function inOrder(transitions: readonly NextState[]): NextState[] {
  const rankOf = (next: NextState): number => ranks[kindOfTransition(next)] * 2 + Number(next.is_forced);
  return transitions.toSorted((one, other) => rankOf(one) - rankOf(other));
}

interface StateActionsProps {
  /** Receives the group's element, to focus it. */
  ref: RefObject<HTMLDivElement | null>;
  actor: ActorRefFrom<typeof stateChangeMachine>;
  order: PlacedOrder;
}

/** A button for each transition that this person may make. */
export function StateActions({ ref, actor, order: { next_states: transitions, version } }: StateActionsProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  if (transitions.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className={classes['actions']} role="group" aria-label={transitionsStrings.actions}>
      {inOrder(transitions).map((next, index) => {
        const kind = kindOfTransition(next);
        const isChosen = isBusy && chosen?.state === next.state;
        return (
          <Button
            key={next.state}
            {...looks[index === 0 && kind === 'on' ? 'first' : kind]}
            disabled={isBusy && !isChosen}
            loading={isChosen}
            onClick={() => actor.send({ type: 'state.chosen', next, version })}
          >
            {verbOf(next)}
          </Button>
        );
      })}
    </div>
  );
}
