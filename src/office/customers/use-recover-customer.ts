import { api, unwrap } from '#api/client.ts';
import { invalidateCustomers, type ShopCustomer } from '#entities/customer/customer.queries.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { customerFormStrings } from './customers.strings.ts';

/** Lets a deleted customer in again. */
export function useRecoverCustomer(
  id: number,
  onRecovered: (customer: ShopCustomer) => void,
): { recover: () => void; isPending: boolean } {
  const queryClient = useQueryClient();
  const path = { customer_id: id };
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.PUT('/customers/{customer_id}/recovery/', { params: { path } })),
    onSuccess: async (recovered) => {
      await invalidateCustomers(queryClient, recovered);
      onRecovered(recovered);
    },
    onError: (error) => notifyError(error, customerFormStrings.recoverFailed),
  });
  return { recover: mutate, isPending };
}
