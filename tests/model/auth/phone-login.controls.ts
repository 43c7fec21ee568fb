import type { WithoutControl } from '../kit/controls.ts';

/** What the dialog has no control for. */
export const phoneLoginWithoutControl = {
  'dialog.closed': ({ value }) => (value === 'closed' ? 'nothing is open' : undefined),
} satisfies WithoutControl;
