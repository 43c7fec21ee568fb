import { api, unwrap } from '#api/client.ts';
import { createSendOnce, type SendOnce } from '#api/send-once.ts';
import { amountProblem } from '#common/payment-amount.ts';
import type { components } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { currentCustomerQuery, invalidateCustomers, type ShopCustomer } from '#entities/customer/customer.queries.ts';
import { amountProblemText } from '#entities/payment/amount.strings.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { formatMoney } from '#lib/money.ts';
import { problemOf, required, REASON_MAX } from '#lib/rules.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { type KeptEdits, useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Group, Radio, Textarea } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './customer-form.module.css';
import { balanceStrings } from './customers.strings.ts';

type Correction = components['schemas']['BalanceCorrection'];

const WIDTH = 440;
const paths = { amount: 'amount', reason: 'reason' } as const;
const directions = [
  { value: 'add', label: balanceStrings.add },
  { value: 'take', label: balanceStrings.take },
];

interface Draft {
  direction: string;
  /** Roubles as a plain number in text, such as `1290.5`. */
  amount: string;
  reason: string;
}

const blank: Draft = { direction: 'add', amount: '', reason: '' };

const signed = ({ direction, amount }: Draft): number => (direction === 'take' ? -Number(amount) : Number(amount));

interface BalanceFormProps {
  customer: ShopCustomer;
  kept: KeptEdits<Draft>;
  sendOnce: SendOnce;
  onSaved: () => void;
}

function BalanceForm({ customer, kept, sendOnce, onSaved }: BalanceFormProps) {
  const { id, balance } = customer;
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const form = useRecordForm<Draft, Correction, ShopCustomer>({
    known: blank,
    kept,
    asks: false,
    problemsOf: ({ amount, reason }) => {
      const problem = amountProblem(amount);
      return {
        amount: problem ? amountProblemText(problem, '') : undefined,
        reason: problemOf(reason, required),
      };
    },
    contentOf: (draft) => ({ amount: signed(draft), reason: draft.reason.trim() }),
    paths,
    forgets: true,
    send: (correction) =>
      sendOnce(correction, (key) =>
        unwrap(
          api.PUT('/customers/{customer_id}/edit-balance/', {
            params: { path: { customer_id: id }, header: { 'Idempotency-Key': key } },
            body: correction,
          }),
        ),
      ),
    onSaved: async (corrected) => {
      await invalidateCustomers(queryClient, corrected);
      notifyNews(balanceStrings.saved);
      onSaved();
    },
    // A correction whose answer got lost may have been made.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
      invalidatePayments(queryClient);
      return invalidateCustomers(queryClient);
    },
  });
  const { draft, field, change, problems } = form;
  const becomes = balance !== null && problems.amount === undefined ? balance + signed(draft) : undefined;
  return (
    <RecordForm
      form={form}
      texts={{ ...balanceStrings, save: balanceStrings.submit }}
      size="md"
      isOnPage
      className={classes['form']}
      footerClass={classes['footer']}
    >
      <p className={classes['note']}>{`${customerName(customer)}, ${customerPhone(customer)}`}</p>
      {balance !== null && <p className={classes['note']}>{balanceStrings.now(formatMoney(balance, currency))}</p>}
      <Radio.Group
        label={balanceStrings.direction}
        labelElement="div"
        value={draft.direction}
        onChange={(direction) => change({ direction })}
      >
        <Group gap="lg" mt={8}>
          {directions.map((direction) => (
            <Radio key={direction.value} {...direction} />
          ))}
        </Group>
      </Radio.Group>
      <MoneyInput currency={currency} label={balanceStrings.amount} size="md" data-autofocus {...field('amount')} />
      {becomes !== undefined && (
        <p role="status" className={classes['note']}>
          {balanceStrings.becomes(formatMoney(becomes, currency))}
        </p>
      )}
      <Textarea
        label={balanceStrings.reason}
        description={balanceStrings.reasonHint}
        rows={2}
        maxLength={REASON_MAX}
        {...field('reason')}
      />
    </RecordForm>
  );
}

interface BalanceDialogProps {
  isOpen: boolean;
  customer: ShopCustomer;
  onClose: () => void;
}

/** The dialog that corrects a balance. It keeps what was typed while closed, until the balance is corrected. */
export function BalanceDialog({ isOpen, customer, onClose }: BalanceDialogProps) {
  // Above the dialog, which drops its content when it closes: the same correction keeps its key after a lost answer.
  const [sendOnce] = useState(createSendOnce);
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const end = (): void => {
    setTyped({});
    onClose();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      title={balanceStrings.title}
      closeLabel={balanceStrings.close}
      size={WIDTH}
    >
      <BalanceForm customer={customer} kept={{ typed, onType: setTyped }} sendOnce={sendOnce} onSaved={end} />
    </Dialog>
  );
}
