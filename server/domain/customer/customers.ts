import type { components } from '#contract/types.ts';
import type { CustomerCardRow, CustomerRow } from '../../db/repositories/customer/customer.ts';

type Schemas = components['schemas'];

/** Where the last order went; null before the first. */
export const toLastDelivery = ({
  lastDelivery: last,
}: Pick<CustomerRow, 'lastDelivery'>): Schemas['LastDelivery'] | null =>
  last && {
    delivery_id: last.deliveryId,
    delivery_point_id: last.deliveryPointId,
    address: last.address,
    recipient_name: last.recipientName,
    recipient_phone: last.recipientPhone,
  };

/** A customer as a list shows them. */
export const toCard = ({ id, firstName, lastName, phone, customerType }: CustomerCardRow): Schemas['CustomerCard'] => ({
  id,
  user: { first_name: firstName, last_name: lastName },
  phone,
  customer_type: customerType,
});
