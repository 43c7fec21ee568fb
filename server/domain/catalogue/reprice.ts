import type { components } from '#contract/types.ts';
import { toKopecks } from '../kit/money.ts';

type PriceChange = components['schemas']['PriceChange'];

const HUNDREDTHS = 10_000;

/** A price in kopecks after a change by per cent, rounded to the nearest `round_to`, a half up. */
export function reprice(
  kopecks: number,
  { per_cent: perCent, round_to: roundTo }: Pick<PriceChange, 'per_cent' | 'round_to'>,
): number {
  const step = toKopecks(roundTo);
  // Whole numbers alone: a half must not be lost to a fraction that has no exact form.
  const raised = kopecks * (HUNDREDTHS + Math.round(perCent * 100));
  const unit = HUNDREDTHS * step;
  return Math.floor((2 * raised + unit) / (2 * unit)) * step;
}
