import { api, unwrap } from '#api/client.ts';
import type { Payment } from '#contract/types.ts';
import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useCustomer } from '#page/shop-context.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountStrings } from '../account.strings.ts';
import { invalidatePayments } from '../payment.queries.ts';

/** Takes back a payment of one's own after a question; nothing for one that waits no more or is another's. */
export function WithdrawButton({ payment: { id, version, customer, state, type } }: { payment: Payment }) {
  const queryClient = useQueryClient();
  const confirm = usePageActor('confirm');
  const isOwn = useCustomer()?.id === customer.id;
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.PUT('/payment/{id}/', { params: { path: { id } }, body: { state: 'C', version } })),
    onError: (error) => notifyError(error, accountStrings.withdrawFailed),
    // After a failure too: the answer may have got lost, or the shop has decided meanwhile.
    onSettled: () => invalidatePayments(queryClient),
  });
  if (state !== 'W' || !isOwn) return null;
  const ask = async () => {
    question.current = new AbortController();
    const asked = { id: `withdraw ${id}`, kind: type === 'refund' ? 'withdrawRefund' : 'withdrawTopUp' };
    if (await askQuestion(confirm, asked, question.current.signal)) mutate();
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      loading={isPending}
      aria-label={accountStrings.withdrawOf(id)}
      onClick={() => void ask()}
    >
      {accountStrings.withdraw}
    </Button>
  );
}
