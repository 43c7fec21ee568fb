import { api, unwrap } from '#api/client.ts';
import type { SendOnce } from '#api/send-once.ts';
import { amountProblem } from '#common/payment-amount.ts';
import type { components, Payment, PaymentForm, PaymentType, PaymentWay } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { paymentTypeNames } from '#entities/payment/account.strings.ts';
import { amountProblemText } from '#entities/payment/amount.strings.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { WayChoice } from '#entities/payment/way-choice.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useFormPictures } from '#entities/upload/use-form-pictures.ts';
import type { UploadsActor } from '#entities/upload/use-uploads.ts';
import { CustomerPicker, type FoundCustomer } from '#office/kit/customer/picker/customer-picker.tsx';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { type KeptEdits, useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
  kept: KeptEdits<RecordDraft>;
  uploads: UploadsActor;
  sendOnce: SendOnce;
  onSaved: (payment: Payment) => void;
}

/** The form of a payment that staff record for a customer; it waits for a decision like any other. */
export function PaymentRecordForm({ customerId, customer, kept, uploads, sendOnce, onSaved }: RecordFormProps) {
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const pictures = useFormPictures(uploads, { wait: recordStrings.receiptWait, failed: recordStrings.receiptFailed });
  const isTopUp = (type: PaymentType): boolean => type === 'top_up';
  const form = useRecordForm<RecordDraft, PaymentForm, Payment>({
    known: blank,
    kept,
    asks: false,
    problemsOf: ({ customer, amount }) => {
      const problem = amountProblem(amount);
      return {
        customer: customerId === null && customer === null ? recordStrings.noCustomer : undefined,
        amount: problem ? amountProblemText(problem, '') : undefined,
      };
    },
    contentOf: ({ customer, type, amount, way, comment }) => {
      const whose = customerId ?? customer?.id;
      const receipt = isTopUp(type) ? pictures.ids[0] : undefined;
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
    paths,
    forgets: true,
    pictures,
    send: (payment) =>
      sendOnce(payment, (key) =>
        unwrap(api.POST('/payment/', { params: { header: { 'Idempotency-Key': key } }, body: payment })),
      ),
    onSaved,
    // After a failure too: a payment whose answer got lost may have been made.
    onSettled: () => invalidatePayments(queryClient),
  });
  const { draft, field, change } = form;
  const amount = useRef<HTMLInputElement>(null);
  const balance = useCustomerBalance(customerId ?? draft.customer?.id);
  // First whose it is: what is found under the search would push the other fields about.
  const isWhoseKnown = customerId !== null || draft.customer !== null;
  return (
    <RecordForm
      form={form}
      texts={{ ...recordStrings, save: recordStrings.submit }}
      size="md"
      isOnPage
      className={classes['form']}
      fieldsClass={isWhoseKnown ? undefined : classes['asked']}
      footerClass={classes['footer']}
    >
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
      {isWhoseKnown && (
        <>
          <NativeSelect label={recordStrings.type} size="md" data={typeOptions} {...field('type')} />
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
              error={pictures.problem ?? form.refusal?.fields['receipt_id']}
              disabled={form.isBusy}
            />
          )}
          <Textarea label={recordStrings.comment} rows={2} maxLength={COMMENT_MAX} {...field('comment')} />
        </>
      )}
    </RecordForm>
  );
}
