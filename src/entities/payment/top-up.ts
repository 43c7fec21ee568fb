import { paymentDialogs } from '#entities/shop/overlays.ts';

let wanted: number | null = null;

/** Opens the dialog of a top-up with this sum in roubles typed. */
export function openTopUp(sum: number): void {
  wanted = sum;
  paymentDialogs.top_up.open();
}

/** The sum that the dialog was opened with, once; null where it was opened without one. */
export function takeWantedSum(): number | null {
  const sum = wanted;
  wanted = null;
  return sum;
}
