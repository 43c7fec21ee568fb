import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import { amountProblem } from '#common/payment-amount.ts';
import type { components, Payment } from '#contract/types.ts';
import { paymentWayNames } from '#entities/payment/account.strings.ts';
import { amountProblemText } from '#entities/payment/amount.strings.ts';
import { invalidatePayments, keepPayment } from '#entities/payment/payment.queries.ts';
import { WayChoice } from '#entities/payment/way-choice.tsx';
import { formatMoney } from '#lib/money.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paymentEditStrings } from '../office-payments.strings.ts';
import classes from './payment-edit-form.module.css';

type PaymentUpdate = components['schemas']['PaymentUpdate'];

const COMMENT_MAX = 1000;
const paths = { amount: 'amount', way: 'way', comment: 'comment' } as const;

interface Draft {
  /** Roubles as a plain number in text, such as `1290.5`. */
  amount: string;
  way: Payment['way'];
  comment: string;
}

const draftOf = ({ amount, way, comment }: Payment): Draft => ({ amount: String(amount), way, comment });

/** What differs from the payment, so that nothing else is written over. */
function contentOf({ amount, way, comment }: Draft, payment: Payment): PaymentUpdate {
  return {
    ...(Number(amount) !== payment.amount && { amount: Number(amount) }),
    ...(way !== payment.way && { way }),
    ...(comment.trim() !== payment.comment && { comment: comment.trim() }),
  };
}

interface PaymentEditFormProps {
  payment: Payment;
  onClose: () => void;
}

/** The form of a waiting payment. What a colleague has changed meanwhile is shown beside what was typed. */
export function PaymentEditForm({ payment, onClose }: PaymentEditFormProps) {
  const { id, version } = payment;
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const known = draftOf(payment);
  const form = useRecordForm<Draft, PaymentUpdate, unknown>({
    known,
    problemsOf: ({ amount }) => {
      const problem = amountProblem(amount);
      return { amount: problem ? amountProblemText(problem, '') : undefined };
    },
    contentOf: (draft) => contentOf(draft, payment),
    paths,
    forgets: true,
    shown: { amount: formatMoney(payment.amount, currency), way: paymentWayNames[payment.way] },
    send: async (content) => {
      const { record, refusal } = await recordAfter(
        api.PUT('/payment/{id}/', { params: { path: { id } }, body: { ...content, version } }),
      );
      await keepPayment(queryClient, record);
      // Once it is decided the form is gone, and with it the place for the refusal.
      if (refusal && record.state !== 'W') notifyError(refusal, paymentEditStrings.failed);
      if (refusal) throw refusal;
    },
    onSaved: onClose,
    onSettled: () => invalidatePayments(queryClient),
    onUnchanged: onClose,
  });
  const { field } = form;
  return (
    <div role="group" aria-label={paymentEditStrings.form}>
      <RecordForm form={form} texts={paymentEditStrings} onCancel={onClose} isOnPage className={classes['form']}>
        <MoneyInput currency={currency} label={paymentEditStrings.amount} inputRef={first} {...field('amount')} />
        <WayChoice label={paymentEditStrings.way} {...field('way')} />
        <Textarea label={paymentEditStrings.comment} rows={2} maxLength={COMMENT_MAX} {...field('comment')} />
      </RecordForm>
    </div>
  );
}
