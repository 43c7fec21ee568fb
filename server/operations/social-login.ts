import type { Handlers, OperationAnswer } from '../contract/handler.ts';
import type { RequestCaller } from '../contract/operation.ts';
import type { Deps } from '../deps.ts';
import { exchangeSocialCode, finishSocialLogin, type Redirection, startSocialLogin } from '../auth/social.ts';
import { popupHeaders } from '../http/popup-headers.ts';
import type { SocialProvider } from '../ports/social-login.ts';

function redirect({ location, cookie }: Redirection) {
  return {
    status: 302 as const,
    headers: { ...popupHeaders, location, ...(cookie !== undefined && { 'set-cookie': cookie }) },
  };
}

/** Answers with a token for a one-time code; without a code redirects to the network. */
export async function getSocialToken(
  deps: Deps,
  caller: RequestCaller,
  provider: SocialProvider,
  code: string | undefined,
): Promise<OperationAnswer<'getToken'>> {
  if (code === undefined) return redirect(await startSocialLogin(deps, caller, provider));
  const { token, cookie } = await exchangeSocialCode(deps, caller, provider, code);
  return { status: 200, headers: { 'set-cookie': cookie }, body: { token } };
}

/** The return from a social network. */
export const socialLoginOperations = (deps: Deps) =>
  ({
    finishSocialLogin: async ({ caller, path: { provider }, query }) =>
      redirect(await finishSocialLogin(deps, caller, provider, query)),
  }) satisfies Pick<Handlers, 'finishSocialLogin'>;
