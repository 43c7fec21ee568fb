import type { components, Payment, PaymentForm, PaymentType, PaymentWay } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { CustomerPicker, type FoundCustomer } from '#office/kit/customer/picker/customer-picker.tsx';
import { paymentTypeNames } from '#entities/payment/account.strings.ts';
import { amountProblemText } from '#entities/payment/amount.strings.ts';
import { WayChoice } from '#entities/payment/way-choice.tsx';
import { useShop } from '#page/shop-context.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { type UploadsActor, useStoredPictures } from '#entities/upload/use-uploads.ts';
import { readName } from '#lib/read-address.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { amountProblem } from '#common/payment-amount.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { Edits } from '#ui/form/use-edits.ts';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { recordStrings } from '../office-payments.strings.ts';
import { useCustomerBalance } from '../use-customer-balance.ts';
import classes from './record-form.module.css';

const COMMENT_MAX = 1000;
const paths = { customer: 'customer_id', type: 'type', amount: 'amount', way: 'way', comment: 'comment' } as const;
const typeOptions = Object.entries(paymentTypeNames).map(([value, label]) => ({ value, label }));

/** What is typed into the form. */
export interface RecordDraft {
  customer: FoundCustomer | null;
  type: PaymentType;
  /** Roubles as a plain number in text, such as `1290.5`. */
  amount: string;
  way: PaymentWay;
  comment: string;
}

const blank: RecordDraft = { customer: null, type: 'top_up', amount: '', way: 'cash', comment: '' };

interface RecordFormProps {
  /** Whose payment it is; null where the form asks. */
  customerId: number | null;
  /** This customer, where the page knows who it is. */
  customer: components['schemas']['CustomerRef'] | undefined;
  edits: Edits<RecordDraft>;
  uploads: UploadsActor;
  sending: Pick<UseMutationResult<Payment, Error, PaymentForm>, 'mutate' | 'variables' | 'error' | 'isPending'>;
}

/** The form of a payment that staff record for a customer; it waits for a decision like any other. */
export function RecordForm({ customerId, customer, edits, uploads, sending }: RecordFormProps) {
  const { currency } = useShop();
  const { mutate, variables, error, isPending } = sending;
  const { stored, isBusy: isUploading, hasFailed } = useStoredPictures(uploads);
  const [isReceiptMissed, setIsReceiptMissed] = useState(false);
  const isTopUp = (type: PaymentType): boolean => type === 'top_up';
  const form = useDraftForm<RecordDraft, PaymentForm>({
    edits,
    known: blank,
    problemsOf: ({ customer, amount }) => {
      const problem = amountProblem(amount);
      return {
        customer: customerId === null && customer === null ? recordStrings.noCustomer : undefined,
        amount: problem ? amountProblemText(problem, '') : undefined,
      };
    },
    contentOf: ({ customer, type, amount, way, comment }) => {
      const whose = customerId ?? customer?.id;
      const receipt = isTopUp(type) ? stored[0]?.picture.id : undefined;
      return whose === undefined
        ? null
        : {
            customer_id: whose,
            type,
            amount: Number(amount),
            way,
            comment: comment.trim(),
            ...(receipt !== undefined && { receipt_id: receipt }),
          };
    },
    isHeldUp: isUploading || hasFailed,
    paths,
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (payment) => mutate(payment),
    onProblem: () => setIsReceiptMissed(isUploading || hasFailed),
  });
  const { draft, field, change } = form;
  const amount = useRef<HTMLInputElement>(null);
  const balance = useCustomerBalance(customerId ?? draft.customer?.id);
  const receiptMissed = hasFailed ? recordStrings.receiptFailed : recordStrings.receiptWait;
  const footer = (
    <>
      <FormRefusalText refusal={form.refusal} texts={recordStrings} />
      <Button type="submit" size="md" loading={isPending}>
        {recordStrings.submit}
      </Button>
    </>
  );
  return (
    <Form form={form} className={classes['form']} fieldsClass={classes['fields']} isBusy={isPending} footer={footer}>
      {customer && <p className={classes['whose']}>{`${customerName(customer)}, ${customerPhone(customer)}`}</p>}
      {customerId === null && (
        <CustomerPicker
          value={draft.customer}
          error={form.errors.customer}
          next={amount}
          onChange={(customer) => change({ customer })}
        />
      )}
      {balance !== undefined && <p className={classes['balance']}>{recordStrings.balance(balance)}</p>}
      <NativeSelect
        label={recordStrings.type}
        size="md"
        data={typeOptions}
        value={draft.type}
        error={form.errors.type}
        onChange={(event) => change({ type: readName(paymentTypeNames, event.currentTarget.value) ?? draft.type })}
      />
      <MoneyInput
        inputRef={amount}
        currency={currency}
        label={recordStrings.amount}
        size="md"
        {...(customerId !== null && { 'data-autofocus': true })}
        {...field('amount')}
      />
      <WayChoice label={recordStrings.way} {...field('way')} />
      {isTopUp(draft.type) && (
        <PhotoUpload
          uploads={uploads}
          label={recordStrings.receipt}
          hint={recordStrings.receiptHint}
          error={isReceiptMissed && (isUploading || hasFailed) ? receiptMissed : form.refusal?.fields['receipt_id']}
          disabled={isPending}
        />
      )}
      <Textarea label={recordStrings.comment} rows={2} maxLength={COMMENT_MAX} {...field('comment')} />
    </Form>
  );
}
