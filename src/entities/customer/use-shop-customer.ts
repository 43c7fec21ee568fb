import { useTellFailure } from '#ui/notifier/use-tell-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from './customer.queries.ts';
import { customerStrings } from './customer.strings.ts';

/** A customer of the shop, for staff, where there is an id; a message says it where they could not be fetched. */
export function useShopCustomer(id: number | undefined) {
  const customer = useQuery({ ...customerQuery(id ?? 0), enabled: id !== undefined });
  useTellFailure(customer, customerStrings.failed);
  return customer;
}
