import type { PaymentWay } from '#contract/types.ts';
import { storedList } from '#lib/stored-list.ts';
import { ways } from './ways-sums.ts';

/** What was typed of one shift. */
interface CountedShift {
  /** Its day and whose it is. */
  shift: string;
  /** Roubles as plain numbers in text. */
  sums: Partial<Record<PaymentWay, string>>;
}

const PLAIN = /^-?\d*(\.\d*)?$/;

const isShift = (value: unknown): value is CountedShift => {
  const { shift, sums } = (value ?? {}) as Partial<Record<keyof CountedShift, unknown>>;
  return (
    typeof shift === 'string' &&
    typeof sums === 'object' &&
    sums !== null &&
    Object.entries(sums).every(
      ([way, text]) => ways.includes(way as PaymentWay) && typeof text === 'string' && PLAIN.test(text),
    )
  );
};

/** The last shifts that somebody counted on this device: a reload loses nothing that was typed. */
export const countedShifts = storedList<CountedShift>('counted-shifts', {
  kept: 30,
  isOne: isShift,
  isEqual: (one, other) => one.shift === other.shift,
});
