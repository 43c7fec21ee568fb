import type { ActorRefFrom } from 'xstate';
import type { payingMachine } from '#machines/payment/paying.machine.ts';
import { formatMoney } from '#lib/money.ts';
import { getOwnHref } from '#routes/branch-href.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useShop } from '#page/shop-context.tsx';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { kindStrings, payingStrings } from './paying.strings.ts';
import classes from './payment-complete.module.css';

interface PaymentCompleteProps {
  actor: ActorRefFrom<typeof payingMachine>;
  onClose: () => void;
}

/** Confirms that the payment was requested, and says what happens next. */
export function PaymentComplete({ actor, onClose }: PaymentCompleteProps) {
  const { kind, customerId, content, paymentId } = useSelector(actor, ({ context }) => context);
  const { currency } = useShop();
  const texts = kindStrings[kind];
  const done = useRef<HTMLButtonElement>(null);
  // The pressed button has disappeared and took the focus with it.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={classes['complete']} role="status">
      <div className={classes['mark']}>
        <CheckIcon size={32} />
      </div>
      <h3>{texts.complete}</h3>
      <p className={classes['text']}>
        {paymentId !== null && `${payingStrings.number(paymentId)}. `}
        {texts.completeText(formatMoney(content?.amount ?? 0, currency))}
      </p>
      <div className={classes['actions']}>
        <Button variant="default" component={Link} href={getOwnHref('payments', { customerId })} onClick={onClose}>
          {payingStrings.toPayments}
        </Button>
        <Button ref={done} onClick={onClose}>
          {payingStrings.done}
        </Button>
      </div>
    </div>
  );
}
