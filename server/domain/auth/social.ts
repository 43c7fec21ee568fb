import type { Database } from '../../db/engine/types.ts';
import { findOrInsertBySocial, insertSocialCode, takeSocialCode } from '../../db/repositories/social.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SocialLogin, SocialPerson, SocialProvider } from '../../ports/social-login.ts';
import { AppError } from '../app-error.ts';
import { cleanText } from '../text.ts';
import { countReturn } from './limits.ts';
import { SOCIAL_CODE_LIFE_MS } from './rules.ts';
import { hashOf, isSame, newSecret } from './secrets.ts';
import { type PendingLogin, readBack, readPending, writeBack, writeNone, writePending } from './social-cookie.ts';
import { issueToken } from './tokens.ts';

/** What signing in through a network needs. */
export interface SocialParts {
  db: Database;
  clock: Clock;
  /** Null where this shop isn't known to the network. */
  network: SocialLogin | null;
  /** Told why a network didn't say who came. */
  onFailure: (error: Error) => void;
}

/** The browser that signs in, and through which network. */
export interface SocialCaller {
  shopId: number;
  /** A demo shop asks no network, so its limit for an address is wide. */
  isDemo: boolean;
  address: string;
  provider: SocialProvider;
  /** Scheme and host, as the browser sees them. */
  origin: string;
  /** The request's cookies as they came. */
  cookie: string | undefined;
}

/** What the network sent back in the address. */
export interface SocialReturn {
  code?: string;
  state?: string;
  error?: string;
  device_id?: string;
}

/** Where to go on, and what the browser is to keep; nothing new where there is no cookie. */
export interface Redirection {
  location: string;
  cookie?: string;
}

const NAME_LENGTH = 100;

const isSecure = ({ origin }: SocialCaller): boolean => origin.startsWith('https:');
const nameOf = (text: string): string => cleanText(text).slice(0, NAME_LENGTH);

function redirectUriOf({ origin, provider }: SocialCaller): string {
  return `${origin}/api/auth/callback/${provider}/`;
}

function known(network: SocialLogin | null): SocialLogin {
  if (!network) throw new AppError('not_found');
  return network;
}

/** Sends a person to the network. */
export async function startSocialLogin({ network }: SocialParts, caller: SocialCaller): Promise<Redirection> {
  const { provider } = caller;
  const pending: PendingLogin = { provider, state: newSecret(), verifier: newSecret() };
  const location = await known(network).authorizeUrl({ ...pending, redirectUri: redirectUriOf(caller) });
  return { location, cookie: writePending(pending, isSecure(caller)) };
}

function failure(error: 'access_denied' | 'failed', cookie?: string): Redirection {
  return { location: `/social-login/?error=${error}`, ...(cookie !== undefined && { cookie }) };
}

async function askNetwork({ db, clock, network, onFailure }: SocialParts, caller: SocialCaller, pending: PendingLogin, { code, state, device_id: deviceId }: SocialReturn): Promise<SocialPerson | null> {
  if (code === undefined || state === undefined) return null;
  await countReturn({ db, clock }, { ...caller, state });
  try {
    return await known(network).findPerson({ ...pending, redirectUri: redirectUriOf(caller) }, { code, state, deviceId });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'SocialLoginFailed')) throw error;
    onFailure(error);
    return null;
  }
}

/**
 * Takes a person back from the network: asks it who they are, and leads them on with a one-time code of our own. Throws
 * `too_many_requests` where the answer came already, or too many come from one address.
 */
export async function finishSocialLogin(parts: SocialParts, caller: SocialCaller, answer: SocialReturn): Promise<Redirection> {
  const { db, clock } = parts;
  const { shopId, provider } = caller;
  known(parts.network);
  const pending = readPending(caller.cookie, provider);
  // Somebody else's answer ends nothing that this browser is about.
  if (!pending || answer.state === undefined || !isSame(pending.state, answer.state)) return failure('failed');
  const none = writeNone(isSecure(caller));
  if (answer.error !== undefined) return failure(answer.error === 'access_denied' ? 'access_denied' : 'failed', none);
  const person = await askNetwork(parts, caller, pending, answer);
  if (!person) return failure('failed', none);

  const now = clock.now();
  const names = { firstName: nameOf(person.firstName), lastName: nameOf(person.lastName) };
  const [code, browser] = [newSecret(), newSecret()];
  const isLetIn = await db.transaction(async (transaction) => {
    const customer = await findOrInsertBySocial(transaction, { shopId, provider, subject: person.subject }, { ...names, now });
    if (customer.isDeleted) return false;
    const kept = { hash: hashOf(code), shopId, provider, browserHash: hashOf(browser) };
    await insertSocialCode(transaction, kept, customer.id, new Date(now.getTime() + SOCIAL_CODE_LIFE_MS));
    return true;
  });
  if (!isLetIn) return failure('failed', none);
  return { location: `/social-login/?code=${code}`, cookie: writeBack(browser, isSecure(caller)) };
}

/** Exchanges the one-time code for a token, in the browser that it was given to. */
export async function exchangeSocialCode({ db, clock, network }: SocialParts, caller: SocialCaller, code: string): Promise<{ token: string; cookie: string }> {
  known(network);
  const browser = readBack(caller.cookie);
  if (browser === null) throw new AppError('social_code_dead');
  const { shopId, provider } = caller;
  const now = clock.now();
  const key = { hash: hashOf(code), shopId, provider, browserHash: hashOf(browser) };
  // On its own, so that a code that was refused is used up as well.
  const customer = await takeSocialCode(db.orm, key, now);
  if (!customer) throw new AppError('social_code_dead');
  if (customer.isDeleted) throw new AppError('customer_deleted');
  const token = await issueToken(db.orm, { shopId, customerId: customer.id, now });
  return { token, cookie: writeNone(isSecure(caller)) };
}
