import type { Visit } from '#tests/support/browser/visit.ts';

/** The person pays for what is loaded: the page loads nothing ahead, and so has no timers for that. */
export const saveData = ({ page }: Visit): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
