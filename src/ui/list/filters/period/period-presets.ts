import { monthOf, shiftDay } from '#lib/dates.ts';
import { readName } from '#lib/read-address.ts';
import { listsStrings } from '../../lists.strings.ts';

/** Days as `2026-11-21`, both inclusive. */
export interface Days {
  since?: string;
  until?: string;
}

/** A period that is called by a word. */
export type PresetName = keyof typeof listsStrings.presets;

/** The name of a period, as an address has it; undefined for any other text. */
export const readPreset = (text: string | null): PresetName | undefined => readName(listsStrings.presets, text);

/** The periods that have names, on a day such as `2026-11-21`, in the order in which they are offered. */
export function presetsOn(today: string): Record<PresetName, Required<Days>> {
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
