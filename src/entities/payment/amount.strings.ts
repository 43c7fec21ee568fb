import { formatAmount } from '#lib/money.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { type AmountProblem, PAYMENT_ABOVE, PAYMENT_BELOW } from '#common/payment-amount.ts';

/** The text of a problem with the amount; `available` includes the currency. */
export function amountProblemText(problem: AmountProblem, available: string): string {
  const texts: Readonly<Record<AmountProblem, string>> = {
    required: ruleStrings.required,
    number: ruleStrings.number,
    minimum: ruleStrings.minimum(formatAmount(PAYMENT_ABOVE)),
    maximum: ruleStrings.maximum(formatAmount(PAYMENT_BELOW)),
    available: `Больше, чем доступно: ${available}`,
  };
  return texts[problem];
}
