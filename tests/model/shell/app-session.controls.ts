import type { WithoutControl } from '#tests/model/kit/controls.ts';

/** Events of the session that no control brings about. */
export const appSessionWithoutControl = {
  'logout.requested': (snapshot) =>
    snapshot.matches('profileFailed') ? 'with a profile that failed the menu takes the person for a guest' : undefined,
} as const satisfies WithoutControl;
