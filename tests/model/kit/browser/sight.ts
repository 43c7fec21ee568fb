import type { Locator } from 'playwright-core';

/** What a person sees of a state. */
export interface Sight {
  shows?: readonly Locator[];
  hides?: readonly Locator[];
  /** What stands in a field; what it is like, where it may be written in two ways. */
  values?: readonly (readonly [field: Locator, text: string | RegExp])[];
  enabled?: readonly Locator[];
  disabled?: readonly Locator[];
}

const isShown = async (what: Locator): Promise<boolean> => (await what.filter({ visible: true }).count()) > 0;

/** Throws where something else is on the screen. */
export async function checkSight({ shows = [], hides = [], values = [], enabled = [], disabled = [] }: Sight) {
  for (const one of [...shows, ...enabled, ...disabled])
    if (!(await isShown(one))) throw new Error(`It is not on the screen: ${String(one)}`);
  for (const one of hides) if (await isShown(one)) throw new Error(`It is on the screen: ${String(one)}`);
  for (const [field, text] of values) {
    if (!(await isShown(field))) throw new Error(`It is not on the screen: ${String(field)}`);
    const is = await field.inputValue();
    if (typeof text === 'string' ? is !== text : !text.test(is))
      throw new Error(`${String(field)} has '${is}', should have '${text}'`);
  }
  for (const one of enabled) if (!(await one.isEnabled())) throw new Error(`It is disabled: ${String(one)}`);
  for (const one of disabled) if (await one.isEnabled()) throw new Error(`It is enabled: ${String(one)}`);
}
