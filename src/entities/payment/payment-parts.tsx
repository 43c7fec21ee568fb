import type { Payment, PaymentState } from '#contract/types.ts';
import { useBranch } from '#routes/use-branch.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { Link } from 'wouter';
import classes from './account-rows.module.css';
import { accountStrings, paymentStateNames } from './account.strings.ts';
import { SignedAmount } from './signed-amount.tsx';

const stateColors: Readonly<Record<PaymentState, string>> = { W: 'gray', F: 'green', C: 'red' };

/** A payment's amount as it changes the balance; struck through once it is cancelled. */
export function PaymentAmount({ payment: { type, amount, state } }: { payment: Payment }) {
  return <SignedAmount value={type === 'refund' ? -amount : amount} isVoid={state === 'C'} />;
}

/** A payment's state as a coloured badge. */
export function PaymentStateBadge({ state }: { state: PaymentState }) {
  return <ColorBadge color={stateColors[state]}>{paymentStateNames[state]}</ColorBadge>;
}

/** A payment's number as a link to its page. */
export function PaymentNumber({ paymentId }: { paymentId: number }) {
  const { getHref } = useBranch();
  return (
    <Link className={classes['link']} href={getHref('payment', { paymentId })} state={useLinkState()}>
      {`№\u00A0${paymentId}`}
    </Link>
  );
}

/** Who asked for a payment where that isn't its customer, the comment, and the answer. */
export function PaymentNotes({ payment: { author, comment, reason } }: { payment: Payment }) {
  return (
    <>
      {author !== null && (
        <span className={classes['dim']}>
          {accountStrings.askedBy}: {author || accountStrings.shop}
        </span>
      )}
      {comment && <span>{comment}</span>}
      {reason && (
        <span className={classes['dim']}>
          {accountStrings.answer}: {reason}
        </span>
      )}
    </>
  );
}
