import type { RequestCaller } from '../contract/operation.ts';
import { AppError } from '../domain/kit/app-error.ts';

/** Who calls, and with which token; throws unauthorized for a guest. */
export function holderOf({ shop, customer, tokenHash }: RequestCaller) {
  if (!customer || tokenHash === null) throw new AppError('unauthorized');
  return { shopId: shop.id, customerId: customer.id, hash: tokenHash };
}
