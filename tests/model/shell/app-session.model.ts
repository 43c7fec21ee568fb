import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { defineModel } from '../kit/model.ts';

/** A page load with and without a stored token. */
export const appSessionModel = defineModel('shell/app-session', {
  machine: appSessionMachine,
  inputs: [{ isSignedIn: true }, { isSignedIn: false }],
  errors: { getCurrentRetail: [new Error('offline'), Object.assign(new Error('Not Found'), { status: 404 })] },
});
