import type { Actor, Handlers, OperationAnswer } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { exchangeSocialCode, finishSocialLogin, type Redirection, type SocialCaller, type SocialParts, startSocialLogin } from '../domain/auth/social.ts';
import { popupHeaders } from '../popup-headers.ts';
import type { SocialProvider } from '../ports/social-login.ts';

function redirect({ location, cookie }: Redirection) {
  return { status: 302 as const, headers: { ...popupHeaders, location, ...(cookie !== undefined && { 'set-cookie': cookie }) } };
}

function callerOf({ shop, address, origin, cookie }: Actor, provider: SocialProvider): SocialCaller {
  return { shopId: shop.id, isDemo: shop.isDemo, address, provider, origin, cookie };
}

const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Networks send nobody back in the clear, but to the machine of whoever tries it. */
function warnOfPlainOrigin({ log }: Deps, { isDemo, origin }: SocialCaller): void {
  if (isDemo || !origin.startsWith('http:') || ownMachine.test(origin)) return;
  log.warn({ origin }, 'social login starts over plain http, and the network will not send people back there: behind a proxy with TLS set TRUST_PROXY, and have it send X-Forwarded-Proto and the Host that it got');
}

/** Says how a request takes part in a sign-in through a network. */
function partsOf({ db, clock, socialLoginOf, log }: Deps, { shop }: Actor, provider: SocialProvider): SocialParts {
  const onFailure = (error: Error) => log.warn({ err: error, provider }, 'social login failed');
  return { db, clock, network: socialLoginOf(shop).get(provider) ?? null, onFailure };
}

/** The token of whoever came back from a network; without a code, the way to it. */
export async function getSocialToken(deps: Deps, actor: Actor, provider: SocialProvider, code: string | undefined): Promise<OperationAnswer<'getToken'>> {
  const [parts, caller] = [partsOf(deps, actor, provider), callerOf(actor, provider)];
  if (code === undefined) {
    const start = await startSocialLogin(parts, caller);
    warnOfPlainOrigin(deps, caller);
    return redirect(start);
  }
  const { token, cookie } = await exchangeSocialCode(parts, caller, code);
  return { status: 200, headers: { 'set-cookie': cookie }, body: { token } };
}

/** The way back from a social network. */
export const socialLoginOperations = (deps: Deps) =>
  ({
    finishSocialLogin: async ({ actor, path: { provider }, query }) =>
      redirect(await finishSocialLogin(partsOf(deps, actor, provider), callerOf(actor, provider), query)),
  }) satisfies Pick<Handlers, 'finishSocialLogin'>;
