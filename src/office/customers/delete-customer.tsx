import { api, unwrap } from '#api/client.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { invalidateCustomers, type ShopCustomer } from '#entities/customer/customer.queries.ts';
import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useShop } from '#page/shop-context.tsx';
import { formatMoney } from '#lib/money.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { customerFormStrings } from './customers.strings.ts';

/** Deletes a customer after a question, which names a balance that isn't 0. */
export function DeleteCustomer({ customer, onDeleted }: { customer: ShopCustomer; onDeleted: () => void }) {
  const { id, balance } = customer;
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const confirm = usePageActor('confirm');
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.DELETE('/customers/{customer_id}/', { params: { path: { customer_id: id } } })),
    onSuccess: onDeleted,
    onError: (error) => notifyError(error, customerFormStrings.removeFailed),
    onSettled: () => invalidateCustomers(queryClient),
  });
  const ask = async () => {
    question.current = new AbortController();
    const hasMoney = balance !== null && balance !== 0;
    const asked = {
      id: `delete customer ${id}`,
      kind: hasMoney ? 'deleteCustomerWithBalance' : 'deleteCustomer',
      name: customerName(customer),
      ...(hasMoney && { sum: formatMoney(balance, currency) }),
    };
    if (await askQuestion(confirm, asked, question.current.signal)) mutate();
  };
  return (
    <Button variant="subtle" color="red" px="xs" ml={-12} loading={isPending} onClick={() => void ask()}>
      {customerFormStrings.remove}
    </Button>
  );
}
