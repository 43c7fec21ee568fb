import type { Payment } from '#contract/types.ts';
import { keepPayment } from '#entities/payment/payment.queries.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { decisionStrings, decisionVerbs, heldTexts } from '../office-payments.strings.ts';
import classes from './decisions.module.css';
import { useDecisions } from './use-decisions.ts';

interface DecisionButtonsProps {
  payment: Payment;
  size?: 'xs' | 'sm';
  /** Whether they stand in a row of one line, which says elsewhere why one is held back. */
  isInLine?: boolean;
}

/** Buttons that confirm or cancel a waiting payment; one that is held back says why. */
export function DecisionButtons({ payment, size = 'xs', isInLine = false }: DecisionButtonsProps) {
  const { id: paymentId, version, decisions } = payment;
  const actor = useDecisions();
  const queryClient = useQueryClient();
  const whyId = useId();
  if (decisions.length === 0) return null;
  return (
    <div role="group" aria-label={decisionStrings.actionsOf(paymentId)} className={classes['buttons']}>
      {decisions.map(({ state, held_by: heldBy }) => (
        <Button
          key={state}
          size={isInLine ? 'compact-sm' : size}
          {...(isInLine && { fz: 'xs' })}
          {...(state === 'C' && { variant: 'subtle', color: 'red', className: classes['cancel'] ?? '' })}
          disabled={heldBy !== null}
          aria-label={decisionStrings.verbOf(state, paymentId)}
          aria-describedby={heldBy === null ? undefined : whyId}
          onClick={() =>
            // The question shows the payment that the person saw, or a newer one.
            void keepPayment(queryClient, payment).then(() =>
              actor.send({ type: 'decision.chosen', paymentId, version, state }),
            )
          }
        >
          {decisionVerbs[state]}
        </Button>
      ))}
      {decisions.map(
        ({ state, held_by: heldBy }) =>
          heldBy !== null && (
            <p key={state} id={whyId} className={classes['why']} hidden={isInLine}>
              {heldTexts[heldBy]}
            </p>
          ),
      )}
    </div>
  );
}
