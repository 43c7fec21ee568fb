import type { components, Query } from '#contract/types.ts';
import type { Orm } from '../../db/engine/types.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { type PaymentViewer, toPayment } from './payment-answer.ts';
import { hasOtherHolder } from '../../db/repositories/customer/customer.ts';
import * as payments from '../../db/repositories/payment/payment.ts';
import { AppError } from '../kit/app-error.ts';
import { toKopecks, toRoubles } from '../kit/money.ts';
import { cleanText } from '../kit/text.ts';

type Payment = components['schemas']['Payment'];

const flag = 'edit_payments';

/** For how long a change of a customer's phone keeps whoever made it from confirming a refund. */
const PHONE_REST_MS = 3 * 86_400_000;

/** Changes of a phone from this moment on count. */
export const phoneSinceOf = (now: Date): Date => new Date(now.getTime() - PHONE_REST_MS);

/** The filters as the database is asked: a clean text, amounts in kopecks. */
export function filtersOf<Asked extends Query<'getPaymentsTotal'>>(query: Asked): Asked {
  const { amount_min: min, amount_max: max } = query;
  return {
    ...query,
    search_text: cleanText(query.search_text),
    ...(min !== undefined && { amount_min: toKopecks(min) }),
    ...(max !== undefined && { amount_max: toKopecks(max) }),
  };
}

/** Whoever asks, as a viewer of payments. */
export async function viewerOf(orm: Orm, { shop, customer }: SignedInCaller): Promise<PaymentViewer> {
  // Whoever may not decide needs nobody else to.
  const hasColleague =
    customer.flags.has(flag) && (await hasOtherHolder(orm, { shopId: shop.id, besides: customer.id, flag }));
  return { viewer: customer, hasColleague };
}

/** A payment as the caller sees it; throws not_found. */
export async function readPayment(orm: Orm, caller: SignedInCaller, id: number, now: Date): Promise<Payment> {
  const of = { shopId: caller.shop.id, phoneSince: phoneSinceOf(now) };
  const found = await payments.findPayment(orm, of, id);
  if (!found) throw new AppError('not_found');
  return toPayment(await viewerOf(orm, caller), found);
}

/** The error for a refund of more than the available kopecks, which it tells to whoever may see the balance. */
export const tooLarge = (available: number, canSeeBalance: boolean): AppError =>
  new AppError('refund_too_large', canSeeBalance ? { available: toRoubles(Math.max(0, available)) } : {});
