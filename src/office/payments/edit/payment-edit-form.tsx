import { api, unwrap } from '#api/client.ts';
import type { components, Payment } from '#contract/types.ts';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { paymentWayNames } from '#entities/payment/account.strings.ts';
import { amountProblemText } from '#entities/payment/amount.strings.ts';
import { currentPayment, invalidatePayments, keepPayment } from '#entities/payment/payment.queries.ts';
import { WayChoice } from '#entities/payment/way-choice.tsx';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { amountProblem } from '#common/payment-amount.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: async (content: PaymentUpdate) => {
      const call = api.PUT('/payment/{id}/', { params: { path: { id } }, body: { ...content, version } });
      try {
        await keepPayment(queryClient, await unwrap(call));
      } catch (failure) {
        const current = await currentPayment(failure, call);
        if (current) await keepPayment(queryClient, current);
        // Once it is decided the form is gone, and with it the place for the refusal.
        if (current && current.state !== 'W') notifyError(failure, paymentEditStrings.failed);
        throw failure;
      }
    },
    onSuccess: onClose,
    onSettled: () => invalidatePayments(queryClient),
  });
  const now = draftOf(payment);
  const form = useDraftForm<Draft, PaymentUpdate>({
    edits: useEdits<Draft>({ onChange: () => error && reset() }),
    known: now,
    problemsOf: ({ amount }) => {
      const problem = amountProblem(amount);
      return { amount: problem ? amountProblemText(problem, '') : undefined };
    },
    contentOf: (draft) => contentOf(draft, payment),
    paths,
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (content) => (Object.keys(content).length === 0 ? onClose() : mutate(content)),
  });
  useAskBeforeLeaving(Object.keys(form.content ?? {}).length > 0);
  const {
    form: guarded,
    hasAny,
    fieldOf,
  } = useTheirs({
    form,
    known: now,
    shown: (name) => {
      if (name === 'amount') return formatMoney(payment.amount, currency);
      return name === 'way' ? paymentWayNames[payment.way] : payment.comment;
    },
  });
  const footer = (
    <>
      <TheirsNotice hasAny={hasAny} refusal={form.refusal} texts={paymentEditStrings} />
      <div className={classes['buttons']}>
        <Button variant="default" disabled={isPending} onClick={onClose}>
          {paymentEditStrings.cancel}
        </Button>
        <Button type="submit" loading={isPending}>
          {paymentEditStrings.save}
        </Button>
      </div>
    </>
  );
  return (
    <div role="group" aria-label={paymentEditStrings.form}>
      <Form
        form={guarded}
        className={classes['form']}
        fieldsClass={classes['fields']}
        isBusy={isPending}
        footer={footer}
      >
        <MoneyInput currency={currency} label={paymentEditStrings.amount} inputRef={first} {...fieldOf('amount')} />
        <WayChoice label={paymentEditStrings.way} {...fieldOf('way')} />
        <Textarea label={paymentEditStrings.comment} rows={2} maxLength={COMMENT_MAX} {...fieldOf('comment')} />
      </Form>
    </div>
  );
}
