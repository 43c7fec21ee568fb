import type { RequestCaller } from '../contract/operation.ts';
import { findOrInsertBySocial, insertSocialCode, takeSocialCode } from '../db/repositories/auth/social.ts';
import { lockCustomer } from '../db/repositories/customer/customer.ts';
import { AppError } from '../domain/kit/app-error.ts';
import { cleanText } from '../domain/kit/text.ts';
import type { SocialLogin, SocialPerson, SocialProvider } from '../ports/social-login.ts';
import type { AuthDeps } from './deps.ts';
import { countReturn } from './limits.ts';
import { SOCIAL_CODE_LIFE_MS } from './rules.ts';
import { hashOf, isSame, newSecret } from './secrets.ts';
import { type PendingLogin, readBack, readPending, writeBack, writeNone, writePending } from './social-cookie.ts';
import { issueToken } from './tokens.ts';

/** The query parameters of the return from a network. */
export interface SocialReturn {
  code?: string;
  state?: string;
  error?: string;
  device_id?: string;
}

/** A redirect, with a Set-Cookie value where the cookie changes. */
export interface Redirection {
  location: string;
  cookie?: string;
}

const NAME_LENGTH = 100;

const isSecure = ({ origin }: RequestCaller): boolean => origin.startsWith('https:');
const nameOf = (text: string): string => cleanText(text).slice(0, NAME_LENGTH);

function redirectUriOf({ origin }: RequestCaller, provider: SocialProvider): string {
  return `${origin}/api/auth/callback/${provider}/`;
}

/** The network of the caller's shop; throws not_found where the shop isn't registered at it. */
function networkOf({ socialLoginOf }: AuthDeps, { shop }: RequestCaller, provider: SocialProvider): SocialLogin {
  const network = socialLoginOf(shop).get(provider);
  if (!network) throw new AppError('not_found');
  return network;
}

const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Warns the operator if the network would refuse to redirect back: to plain http, except on the caller's own machine.
 */
function warnOfPlainOrigin({ log }: AuthDeps, { shop, origin }: RequestCaller): void {
  if (shop.isDemo || !origin.startsWith('http:') || ownMachine.test(origin)) return;
  log.warn(
    { origin },
    'social login starts over plain http, and the network will not send people back there: behind a proxy with TLS set TRUST_PROXY, and have it send X-Forwarded-Proto and the Host that it got',
  );
}

/** Begins a sign-in: redirects to the network. */
export async function startSocialLogin(
  deps: AuthDeps,
  caller: RequestCaller,
  provider: SocialProvider,
): Promise<Redirection> {
  const pending: PendingLogin = { provider, state: newSecret(), verifier: newSecret() };
  const redirectUri = redirectUriOf(caller, provider);
  const location = await networkOf(deps, caller, provider).authorizeUrl({ ...pending, redirectUri });
  warnOfPlainOrigin(deps, caller);
  return { location, cookie: writePending(pending, isSecure(caller)) };
}

function failure(error: 'access_denied' | 'failed', cookie?: string): Redirection {
  return { location: `/social-login/?error=${error}`, ...(cookie !== undefined && { cookie }) };
}

async function askNetwork(
  deps: AuthDeps,
  caller: RequestCaller,
  pending: PendingLogin,
  { code, state, device_id: deviceId }: SocialReturn,
): Promise<SocialPerson | null> {
  if (code === undefined || state === undefined) return null;
  const { provider } = pending;
  await countReturn(deps, caller, state);
  try {
    return await networkOf(deps, caller, provider).findPerson(
      { ...pending, redirectUri: redirectUriOf(caller, provider) },
      { code, state, deviceId },
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'SocialLoginFailed')) throw error;
    deps.log.warn({ err: error, provider }, 'social login failed');
    return null;
  }
}

/**
 * Ends the network's part of a sign-in: asks the network who the person is and redirects with a one-time code of our own.
 * Throws `too_many_requests` where this return came before, or too many come from one address.
 */
export async function finishSocialLogin(
  deps: AuthDeps,
  caller: RequestCaller,
  provider: SocialProvider,
  answer: SocialReturn,
): Promise<Redirection> {
  const { db, clock } = deps;
  const shopId = caller.shop.id;
  networkOf(deps, caller, provider);
  const pending = readPending(caller.cookie, provider);
  // A response to another request must not end the sign-in that this browser has begun.
  if (!pending || answer.state === undefined || !isSame(pending.state, answer.state)) return failure('failed');
  const none = writeNone(isSecure(caller));
  if (answer.error !== undefined) return failure(answer.error === 'access_denied' ? 'access_denied' : 'failed', none);
  const person = await askNetwork(deps, caller, pending, answer);
  if (!person) return failure('failed', none);

  const now = clock.now();
  const names = { firstName: nameOf(person.firstName), lastName: nameOf(person.lastName) };
  const [code, browser] = [newSecret(), newSecret()];
  const isLetIn = await db.transaction(async (transaction) => {
    const customer = await findOrInsertBySocial(
      transaction,
      { shopId, provider, subject: person.subject },
      { ...names, now },
    );
    if (customer.isDeleted) return false;
    const kept = { hash: hashOf(code), shopId, provider, browserHash: hashOf(browser) };
    await insertSocialCode(transaction, kept, customer.id, new Date(now.getTime() + SOCIAL_CODE_LIFE_MS));
    return true;
  });
  if (!isLetIn) return failure('failed', none);
  return { location: `/social-login/?code=${code}`, cookie: writeBack(browser, isSecure(caller)) };
}

/** Exchanges the one-time code for a token; only in the browser that got the code. */
export async function exchangeSocialCode(
  deps: AuthDeps,
  caller: RequestCaller,
  provider: SocialProvider,
  code: string,
): Promise<{ token: string; cookie: string }> {
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
  return { token, cookie: writeNone(isSecure(caller)) };
}
