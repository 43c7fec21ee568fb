import type { components } from '#contract/types.ts';

type ShopCustomer = components['schemas']['ShopCustomer'];

/** A customer as staff see them. */
export const shopCustomerOf = (
  customer: Pick<ShopCustomer, 'id' | 'user' | 'phone'> & Partial<ShopCustomer>,
): ShopCustomer => ({
  version: 1,
  avatar_url: null,
  customer_type: 'retail',
  is_intermediary: false,
  balance: null,
  last_delivery: null,
  comment: '',
  groups: [],
  own_permissions: [],
  permissions: [],
  is_deleted: false,
  can_edit: true,
  ...customer,
});
