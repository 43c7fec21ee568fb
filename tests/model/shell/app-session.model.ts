import { appSessionMachine } from '#machines/shell/app-session.machine.ts';
import { defineModel } from '../kit/model.ts';
import { appSessionTable } from './app-session.table.ts';

/** A page load with and without a stored token. */
export const appSessionModel = defineModel('shell/app-session', {
  machine: appSessionMachine,
  table: appSessionTable,
  inputs: [{ isSignedIn: true }, { isSignedIn: false }],
  errors: {
    getCurrentRetail: [
      new Error('offline'),
      Object.assign(new Error('Not Found'), { status: 404 }),
      Object.assign(new Error('Service Unavailable'), { status: 503 }),
      null,
      'offline',
    ],
  },
});
