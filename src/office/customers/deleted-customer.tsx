import { api, unwrap } from '#api/client.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { invalidateCustomers, type ShopCustomer } from '#entities/customer/customer.queries.ts';
import { usePermission } from '#entities/shop/shop-context.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { UserIcon } from '#ui/later-icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { customerFormStrings } from './customers.strings.ts';

/** Says that a customer is deleted, and lets them in again. */
export function DeletedCustomer({
  customer,
  onRecovered,
}: {
  customer: ShopCustomer;
  onRecovered: (customer: ShopCustomer) => void;
}) {
  const queryClient = useQueryClient();
  const mayRecover = usePermission('recovery_customers');
  const path = { customer_id: customer.id };
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.PUT('/customers/{customer_id}/recovery/', { params: { path } })),
    onSuccess: async (recovered) => {
      await invalidateCustomers(queryClient, recovered);
      onRecovered(recovered);
    },
    onError: (error) => notifyError(error, customerFormStrings.recoverFailed),
  });
  return (
    <MessageState
      isPage
      icon={<UserIcon size={32} />}
      title={`${customerFormStrings.deletedTitle}: ${customerName(customer)}`}
      text={customerFormStrings.deletedHint}
    >
      {mayRecover && (
        <Button loading={isPending} onClick={() => mutate()}>
          {customerFormStrings.recover}
        </Button>
      )}
    </MessageState>
  );
}
