import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { defineModel } from '../kit/model.ts';
import { socialLoginTable } from './social-login.table.ts';

/** The social login, with either network and whatever a look at the popup may find. */
export const socialLoginModel = defineModel('auth/social-login', {
  machine: socialLoginMachine,
  table: socialLoginTable,
  input: {},
  events: { 'provider.chosen': [{ provider: 'vk-oauth2' }, { provider: 'odnoklassniki-oauth2' }] },
  outputs: {
    openPopup: [{ isOpen: true }, { isOpen: false }],
    readPopup: [{ state: 'waiting' }, { state: 'closed' }, { state: 'error' }, { state: 'code', code: 'code-1' }],
    getToken: [{ token: 'token-1' }],
  },
});
