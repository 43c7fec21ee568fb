import type { NextState } from '#contract/types.ts';
import type { MachineActor } from '#ui/machine-types.ts';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { kindOfMove, movesStrings, verbOf } from './moves.strings.ts';
import classes from './state-actions.module.css';

const looks = {
  first: {},
  on: { variant: 'light' },
  end: { variant: 'subtle', color: 'red', px: 'xs', className: classes['end'] ?? '' },
  back: { variant: 'default' },
} as const;

const ranks = { on: 0, back: 1, end: 2 } as const;

/** Moves in the order of their buttons: on, where the balance covers first; then back; then the ends. */
export function inOrder(moves: readonly NextState[]): NextState[] {
  const rankOf = (next: NextState): number => ranks[kindOfMove(next)] * 2 + Number(next.is_forced);
  return moves.toSorted((one, other) => rankOf(one) - rankOf(other));
}

interface StateActionsProps {
  /** To focus the group. */
  ref: RefObject<HTMLDivElement | null>;
  actor: MachineActor<'stateChange'>;
  moves: readonly NextState[];
}

/** A button for each move that is open to this person. */
export function StateActions({ ref, actor, moves }: StateActionsProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  if (moves.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className={classes['actions']} role="group" aria-label={movesStrings.actions}>
      {inOrder(moves).map((next, index) => {
        const kind = kindOfMove(next);
        const isChosen = isBusy && chosen?.state === next.state;
        return (
          <Button
            key={next.state}
            {...looks[index === 0 && kind === 'on' ? 'first' : kind]}
            disabled={isBusy && !isChosen}
            loading={isChosen}
            onClick={() => actor.send({ type: 'state.chosen', next })}
          >
            {verbOf(next)}
          </Button>
        );
      })}
    </div>
  );
}
