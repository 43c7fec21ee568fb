import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { currentCustomerQuery, invalidateCustomers, type ShopCustomer } from '#entities/customer/customer.queries.ts';
import { amountProblemText } from '#entities/payment/amount.strings.ts';
import { invalidatePayments } from '#entities/payment/payment.queries.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { amountProblem } from '#common/payment-amount.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits, type Edits } from '#ui/form/use-edits.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, Radio, Textarea } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './customer-form.module.css';
import { balanceStrings } from './customers.strings.ts';

type Correction = components['schemas']['BalanceCorrection'];

const WIDTH = 440;
const REASON_MAX = 500;
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
  edits: Edits<Draft>;
  sending: Pick<UseMutationResult<ShopCustomer, Error, Correction>, 'mutate' | 'variables' | 'error' | 'isPending'>;
}

function BalanceForm({ customer, edits, sending }: BalanceFormProps) {
  const { balance } = customer;
  const { currency } = useShop();
  const { mutate, variables, error, isPending } = sending;
  const form = useDraftForm<Draft, Correction>({
    edits,
    known: blank,
    problemsOf: ({ amount, reason }) => {
      const problem = amountProblem(amount);
      return {
        amount: problem ? amountProblemText(problem, '') : undefined,
        reason: problemOf(reason, required),
      };
    },
    contentOf: (draft) => ({ amount: signed(draft), reason: draft.reason.trim() }),
    paths,
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (correction) => mutate(correction),
  });
  const { draft, field, change, problems } = form;
  const becomes = balance !== null && problems.amount === undefined ? balance + signed(draft) : undefined;
  const footer = (
    <>
      <FormRefusalText refusal={form.refusal} texts={balanceStrings} />
      <Button type="submit" size="md" loading={isPending}>
        {balanceStrings.submit}
      </Button>
    </>
  );
  return (
    <Form form={form} className={classes['form']} fieldsClass={classes['fields']} isBusy={isPending} footer={footer}>
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
    </Form>
  );
}

interface BalanceDialogProps {
  isOpen: boolean;
  customer: ShopCustomer;
  onClose: () => void;
}

/** The dialog that corrects a balance. It keeps what was typed while closed, until the balance is corrected. */
export function BalanceDialog({ isOpen, customer, onClose }: BalanceDialogProps) {
  const { id } = customer;
  const queryClient = useQueryClient();
  // Above the dialog, which drops its content when it closes: the same correction keeps its key after a lost answer.
  const [sendOnce] = useState(createSendOnce);
  const sending = useMutation({
    mutationFn: (correction: Correction) =>
      sendOnce(correction, (key) =>
        unwrap(
          api.PUT('/customers/{customer_id}/edit-balance/', {
            params: { path: { customer_id: id }, header: { 'Idempotency-Key': key } },
            body: correction,
          }),
        ),
      ),
    onSuccess: async (corrected) => {
      await invalidateCustomers(queryClient, corrected);
      notifyNews(balanceStrings.saved);
      edits.reset();
      sending.reset();
      onClose();
    },
    // A correction whose answer got lost may have been made.
    onError: () => invalidateCustomers(queryClient),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
      return invalidatePayments(queryClient);
    },
  });
  const edits = useEdits<Draft>({ onChange: () => sending.error && sending.reset() });
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      title={balanceStrings.title}
      closeLabel={balanceStrings.close}
      size={WIDTH}
    >
      <BalanceForm customer={customer} edits={edits} sending={sending} />
    </Dialog>
  );
}
