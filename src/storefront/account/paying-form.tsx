import type { ActorRefFrom } from 'xstate';
import type { payingMachine } from '#machines/payment/paying.machine.ts';
import { formatMoney } from '#lib/money.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { useShop, type Customer } from '#page/shop-context.tsx';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { kindStrings, payingStrings } from './paying.strings.ts';
import classes from './paying-form.module.css';
import { Requisites } from './requisites.tsx';
import { useFreshBalance } from '#entities/payment/use-fresh-balance.ts';
import type { PayingForm } from './use-paying-form.ts';
import type { Receipt } from './use-receipt.ts';
import { WayChoice } from '#entities/payment/way-choice.tsx';

const ReceiptField = lazyPart(() => import('./receipt-field.tsx'), 'ReceiptField');

const COMMENT_MAX = 1000;
const RECEIPT_HEIGHT = 232;

interface PayingFormViewProps {
  actor: ActorRefFrom<typeof payingMachine>;
  paying: PayingForm;
  receipt: Receipt;
  customer: Customer;
}

/** The form of a top-up or a refund. */
export function PayingFormView({ actor, paying: { form, receiptError }, receipt, customer }: PayingFormViewProps) {
  const kind = useSelector(actor, ({ context }) => context.kind);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { currency } = useShop();
  useFreshBalance();
  const texts = kindStrings[kind];
  const { draft, field, problems } = form;
  const footer = (
    <>
      <FormRefusalText refusal={form.refusal} texts={payingStrings} />
      <Button type="submit" size="md" loading={isBusy}>
        {problems.amount ? texts.submit : texts.submitSum(formatMoney(Number(draft.amount), currency))}
      </Button>
    </>
  );
  return (
    <Form form={form} className={classes['form']} fieldsClass={classes['fields']} isBusy={isBusy} footer={footer}>
      <p className={classes['lead']}>{texts.lead}</p>
      <MoneyInput
        currency={currency}
        label={payingStrings.amount}
        data-autofocus
        size="md"
        {...field('amount')}
        {...(kind === 'refund' && {
          description: payingStrings.available(formatMoney(Math.max(0, customer.available), currency)),
        })}
      />
      <WayChoice label={texts.way} {...field('way')} />
      {kind === 'top_up' &&
        (draft.way === 'cash' ? <p className={classes['lead']}>{payingStrings.cash}</p> : <Requisites />)}
      {kind === 'top_up' && (
        <RetryBoundary fallback={<Skeleton h={RECEIPT_HEIGHT} />}>
          <ReceiptField uploads={receipt.uploads} error={receiptError} isDisabled={isBusy} />
        </RetryBoundary>
      )}
      <Textarea
        label={payingStrings.comment}
        placeholder={texts.commentHint}
        rows={2}
        maxLength={COMMENT_MAX}
        {...field('comment')}
      />
    </Form>
  );
}
