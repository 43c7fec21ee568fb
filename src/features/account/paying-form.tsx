import { amountProblem } from '#machines/payment/amount.ts';
import { formatMoney } from '#lib/money.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { MachineActor } from '#ui/machine-types.ts';
import type { UploadsActor } from '#ui/photo-upload/use-uploads.ts';
import { RetriedPart } from '#ui/retried-part.tsx';
import { useShop, type Customer } from '#ui/shop-context.tsx';
import { useFocusOnProblem } from '#ui/use-focus-on-problem.ts';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { amountProblemText, kindStrings, payingStrings } from './paying.strings.ts';
import classes from './paying-form.module.css';
import { Requisites } from './requisites.tsx';
import { useFreshBalance } from './use-fresh-balance.ts';
import { WayChoice } from './way-choice.tsx';

const ReceiptField = lazyPart(() => import('./receipt-field.tsx'), 'ReceiptField');

const COMMENT_MAX = 1000;
const RECEIPT_HEIGHT = 232;

interface PayingFormProps {
  actor: MachineActor<'paying'>;
  receipt: { uploads: UploadsActor; hasFailed: boolean };
  customer: Customer;
}

/** The form of a top-up or a refund. */
export function PayingForm({ actor, receipt, customer }: PayingFormProps) {
  const { kind, draft, isTried, isReceiptMissed, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { currency } = useShop();
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFreshBalance();
  useFocusOnProblem(form, tries);
  useFocusOnProblem(form, refusal);

  const texts = kindStrings[kind];
  const available = kind === 'refund' ? customer.available : undefined;
  const availableSum = formatMoney(customer.available, currency);
  const problem = amountProblem(draft.amount, available);
  const amountError = isTried && problem ? amountProblemText(problem, availableSum) : refusal?.fields['amount'];
  const changeAmount = (amount: string): void => {
    // The mask tells the same amount again when the field is left, which is no reason to drop what was said of it.
    if (amount !== draft.amount) actor.send({ type: 'form.changed', edits: { amount } });
  };
  const receiptMissed = receipt.hasFailed ? payingStrings.receiptFailed : payingStrings.receiptWait;
  const receiptError = isReceiptMissed ? receiptMissed : refusal?.fields['receipt_id'];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    actor.send({ type: 'form.submitted', ...(available !== undefined && { available }) });
    if (!actor.getSnapshot().hasTag('busy')) setTries(tries + 1);
  };
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <fieldset className={classes['fields']} disabled={isBusy}>
        <p className={classes['lead']}>{texts.lead}</p>
        <MoneyInput
          label={payingStrings.amount}
          data-autofocus
          size="md"
          value={draft.amount}
          onChange={changeAmount}
          error={amountError}
          {...(kind === 'refund' && { description: payingStrings.available(availableSum) })}
        />
        <WayChoice
          label={texts.way}
          value={draft.way}
          onChange={(way) => actor.send({ type: 'form.changed', edits: { way } })}
          error={refusal?.fields['way']}
        />
        {kind === 'top_up' && (draft.way === 'cash' ? <p className={classes['lead']}>{payingStrings.cash}</p> : <Requisites />)}
        {kind === 'top_up' && (
          <RetriedPart fallback={<Skeleton h={RECEIPT_HEIGHT} />}>
            <ReceiptField uploads={receipt.uploads} error={receiptError} isDisabled={isBusy} />
          </RetriedPart>
        )}
        <Textarea
          label={payingStrings.comment}
          placeholder={texts.commentHint}
          rows={2}
          maxLength={COMMENT_MAX}
          value={draft.comment}
          onChange={(event) => actor.send({ type: 'form.changed', edits: { comment: event.currentTarget.value } })}
          error={refusal?.fields['comment']}
        />
      </fieldset>
      {refusal && (
        <div role="alert" tabIndex={-1} className={classes['refusal']}>
          {refusal.detail || (refusal.isAnswered ? payingStrings.unexplained : payingStrings.unanswered)}
        </div>
      )}
      <Button type="submit" size="md" loading={isBusy}>
        {problem ? texts.submit : texts.submitSum(formatMoney(Number(draft.amount), currency))}
      </Button>
    </form>
  );
}
