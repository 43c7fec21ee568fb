import type { WithoutControl } from '../kit/controls.ts';

/** What no control of the login dialog brings about. */
export const socialLoginWithoutControl = {
  'dialog.closed': ({ value }) => (value === 'closing' ? 'the dialog may be closed already' : undefined),
} satisfies WithoutControl;
