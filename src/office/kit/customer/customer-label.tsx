import { useQuery } from '@tanstack/react-query';
import { customerName } from '#entities/customer/customer-name.ts';
import { customerQuery } from '#entities/customer/customer.queries.ts';

/** A customer's name in a narrow place; `otherwise` until it has loaded, and where there is no such customer. */
export function CustomerLabel({ id, otherwise }: { id: number; otherwise: string }) {
  const { data } = useQuery(customerQuery(id));
  return data ? customerName(data) : otherwise;
}
