import { monthOf, shiftDay } from '#lib/dates.ts';
import type { listsStrings } from '../lists.strings.ts';
import type { Period } from './filters.ts';

/** A period that is called by a word. */
export type PresetName = keyof typeof listsStrings.presets;

/** The periods that have names, on a day such as `2026-11-21`, in the order in which they are offered. */
export function presetsOn(today: string): Record<PresetName, Required<Period>> {
  const yesterday = shiftDay(today, -1);
  const month = monthOf(today);
  return {
    today: { since: today, until: today },
    yesterday: { since: yesterday, until: yesterday },
    week: { since: shiftDay(today, -6), until: today },
    days30: { since: shiftDay(today, -29), until: today },
    // Whole, so that it stays the same all through the month.
    month,
    lastMonth: monthOf(shiftDay(month.since, -1)),
  };
}
