/** The exclusive lower limit of a payment in roubles, as in the contract. */
export const PAYMENT_ABOVE = 0;
/** The exclusive upper limit of a payment in roubles, as in the contract. */
export const PAYMENT_BELOW = 10_000_000;

/** Why an amount is refused. */
export type AmountProblem = 'required' | 'number' | 'minimum' | 'maximum' | 'available';

/** Why an amount of roubles is refused; null if it is valid. `text` is a plain number, such as `1290.5`. */
export function amountProblem(text: string, available?: number): AmountProblem | null {
  const written = text.trim();
  if (written === '') return 'required';
  if (!/^\d+(?:\.\d{0,2})?$/.test(written)) return 'number';
  const roubles = Number(written);
  if (roubles <= PAYMENT_ABOVE) return 'minimum';
  if (available !== undefined && roubles > available) return 'available';
  return roubles < PAYMENT_BELOW ? null : 'maximum';
}
