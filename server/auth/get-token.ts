import { FullAnswer } from '../contract/operation.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { defineAuthOperation } from './define-auth-operation.ts';
import { signInByCall } from './sign-in-by-call.ts';
import { exchangeSocialCode, startSocialLogin } from './social/sign-in-by-network.ts';

/** Signs in by a call; or by a network, to which it redirects until there is a one-time code. */
export const getToken = defineAuthOperation(
  'getToken',
  async (deps, { caller, query: { provider, request_id: id, code } }) => {
    if (provider !== 'phone')
      return code === undefined
        ? startSocialLogin(deps, caller, provider)
        : exchangeSocialCode(deps, caller, provider, code);
    if (id === undefined) throw new AppError('validation', {}, { request_id: 'required' });
    return new FullAnswer(200, { body: { token: await signInByCall(deps, caller, { id, code }) } });
  },
);
