import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { MachineActor } from '#ui/machine-types.ts';
import { useShop } from '#ui/shop-context.tsx';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { kindStrings, payingStrings } from './paying.strings.ts';
import classes from './payment-complete.module.css';

interface PaymentCompleteProps {
  actor: MachineActor<'paying'>;
  onClose: () => void;
}

/** Says that the payment is asked for, and what comes next. */
export function PaymentComplete({ actor, onClose }: PaymentCompleteProps) {
  const { kind, customerId, draft, paymentId } = useSelector(actor, ({ context }) => context);
  const { currency } = useShop();
  const texts = kindStrings[kind];
  const done = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={classes['complete']} role="status">
      <div className={classes['mark']}>
        <CheckIcon size={32} />
      </div>
      <h3>{texts.complete}</h3>
      <p className={classes['text']}>
        {paymentId !== null && `${payingStrings.number(paymentId)}. `}
        {texts.completeText(formatMoney(Number(draft.amount), currency))}
      </p>
      <div className={classes['actions']}>
        <Button variant="default" component={Link} href={paths.payments.getHref(customerId)} onClick={onClose}>
          {payingStrings.toPayments}
        </Button>
        <Button ref={done} onClick={onClose}>
          {payingStrings.done}
        </Button>
      </div>
    </div>
  );
}
