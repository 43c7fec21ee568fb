import { todayIn } from '#lib/dates.ts';
import { useEffect, useState } from 'react';

/** Midnight is noticed so soon. */
const LOOK_MS = 30_000;

/** The shop's, once a list has said it; the visitor's is the best guess before. A browser shows one shop. */
let zone: string | undefined;
/** The day that the list on the page was drawn on. */
let held: string | undefined;
let listsShown = 0;

const now = (): string => todayIn(zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * Today in the shop. While a list is on the page, it is the day that the list was drawn on: past midnight, what is
 * selected or added up is still what the table shows, until the list is drawn again.
 */
export const shopToday = (): string => (listsShown > 0 ? held : undefined) ?? now();

function hold(timeZone: string): string {
  zone = timeZone;
  held = now();
  return held;
}

/** Draws a list again as the day of the shop ends. Called before its address is read. */
export function useShopDay(timeZone: string): void {
  const [, setDay] = useState(hold(timeZone));
  useEffect(() => {
    listsShown += 1;
    const timer = setInterval(() => setDay(now()), LOOK_MS);
    return () => {
      listsShown -= 1;
      clearInterval(timer);
    };
  }, []);
}
