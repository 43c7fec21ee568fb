/** What a payment is above, in roubles, as the contract has it. */
export const PAYMENT_ABOVE = 0;
/** What a payment is below, in roubles, as the contract has it. */
export const PAYMENT_BELOW = 10_000_000;

/** What is wrong with an amount. */
export type AmountProblem = 'required' | 'number' | 'minimum' | 'maximum' | 'available';

/** What is wrong with an amount of roubles written as a plain number, such as `1290.5`; null where nothing is. */
export function amountProblem(text: string, available?: number): AmountProblem | null {
  const written = text.trim();
  if (written === '') return 'required';
  if (!/^\d+(?:\.\d{0,2})?$/.test(written)) return 'number';
  const roubles = Number(written);
  if (roubles <= PAYMENT_ABOVE) return 'minimum';
  if (available !== undefined && roubles > available) return 'available';
  return roubles < PAYMENT_BELOW ? null : 'maximum';
}
