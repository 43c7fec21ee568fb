import type { SignedInCaller } from '../access/caller.ts';
import { cleanText } from '../kit/text.ts';
import { AppError } from '../kit/app-error.ts';

/** Whose views are read and written. */
export const owner = ({ shop, customer }: SignedInCaller) => ({ shopId: shop.id, customerId: customer.id });

/** A name of spaces alone is none. */
export function nameOf(text: string): string {
  const name = cleanText(text);
  if (name === '') throw new AppError('validation', {}, { name: 'required' });
  return name;
}
