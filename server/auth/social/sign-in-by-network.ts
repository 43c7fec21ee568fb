import { FullAnswer, type RequestCaller } from '../../contract/operation.ts';
import { takeSocialCode } from '../../db/repositories/auth/social.ts';
import { lockCustomer } from '../../db/repositories/customer/customer.ts';
import { AppError } from '../../domain/kit/app-error.ts';
import type { SocialProvider } from '../../ports/social-login.ts';
import type { AuthDeps } from '../deps.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { isSecure, networkOf, redirect, redirectUriOf } from './social.ts';
import { type PendingLogin, readBack, writeNone, writePending } from './social-cookie.ts';
import { issueToken } from '../tokens.ts';

const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Warns the operator if the network would refuse to redirect back: to plain http, except on the caller's own machine.
 */
function warnOfPlainOrigin({ log }: AuthDeps, { shop, origin }: RequestCaller): void {
  if (shop.isDemo || !origin.startsWith('http:') || ownMachine.test(origin)) return;
  log.warn(
    { origin },
    'social login starts over plain http, and the network will not send people back there: ' +
      'behind a proxy with TLS set TRUST_PROXY, and have it send X-Forwarded-Proto and the Host that it got',
  );
}

/** Begins a sign-in: redirects to the network. */
export async function startSocialLogin(deps: AuthDeps, caller: RequestCaller, provider: SocialProvider) {
  const pending: PendingLogin = { provider, state: newSecret(), verifier: newSecret() };
  const redirectUri = redirectUriOf(caller, provider);
  const location = await networkOf(deps, caller, provider).authorizeUrl({ ...pending, redirectUri });
  warnOfPlainOrigin(deps, caller);
  return redirect(location, writePending(pending, isSecure(caller)));
}

/** Exchanges the one-time code for a token; only in the browser that got the code. */
export async function exchangeSocialCode(
  deps: AuthDeps,
  caller: RequestCaller,
  provider: SocialProvider,
  code: string,
) {
  const { db, clock } = deps;
  networkOf(deps, caller, provider);
  const browser = readBack(caller.cookie);
  if (browser === null) throw new AppError('social_code_dead');
  const shopId = caller.shop.id;
  const now = clock.now();
  const key = { hash: hashOf(code), shopId, provider, browserHash: hashOf(browser) };
  // Outside a transaction, so that a code that is refused below stays used.
  const customerId = await takeSocialCode(db.orm, key, now);
  if (customerId === undefined) throw new AppError('social_code_dead');
  const token = await db.transaction(async (transaction) => {
    // Locked, so that a deletion at the same time comes first and is seen here, or comes later and ends the token.
    if (!(await lockCustomer(transaction, shopId, customerId))) throw new AppError('customer_deleted');
    return issueToken(transaction, { shopId, customerId, now, userAgent: caller.userAgent });
  });
  return new FullAnswer(200, { headers: { 'set-cookie': writeNone(isSecure(caller)) }, body: { token } });
}
