import type { components } from '#contract/types.ts';
import { purchaseStrings } from '#entities/purchase/purchase.strings.ts';

/** The name of a purchase's intermediary; a purchase without one is the shop's own. */
export function intermediaryName(intermediary: components['schemas']['IntermediaryRef'] | null): string {
  if (!intermediary) return purchaseStrings.own;
  const { first_name: firstName, last_name: lastName } = intermediary.user;
  return [firstName, lastName].filter(Boolean).join(' ') || `№\u00A0${intermediary.id}`;
}
