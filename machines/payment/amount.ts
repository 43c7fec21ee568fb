/** The least payment, in roubles, as the contract has it. */
export const PAYMENT_MIN = 1;
/** The greatest payment, in roubles, as the contract has it. */
export const PAYMENT_MAX = 10_000_000;

/** What is wrong with an amount. */
export type AmountProblem = 'required' | 'number' | 'minimum' | 'maximum';

/** What is wrong with an amount of roubles written as a plain number, such as `1290.5`; null where nothing is. */
export function amountProblem(text: string, max = PAYMENT_MAX): AmountProblem | null {
  const written = text.trim();
  if (written === '') return 'required';
  if (!/^\d+(?:\.\d{0,2})?$/.test(written)) return 'number';
  const roubles = Number(written);
  if (roubles < PAYMENT_MIN) return 'minimum';
  return roubles > max ? 'maximum' : null;
}
