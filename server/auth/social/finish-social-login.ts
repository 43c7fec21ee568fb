import type { operations } from '#contract/types.ts';
import type { RequestCaller } from '../../contract/operation.ts';
import { findOrInsertBySocial, insertSocialCode } from '../../db/repositories/auth/social.ts';
import { cleanText } from '../../domain/kit/text.ts';
import type { SocialPerson } from '../../ports/social-login.ts';
import { defineAuthOperation } from '../define-auth-operation.ts';
import type { AuthDeps } from '../deps.ts';
import { countReturn } from '../limits.ts';
import { SOCIAL_CODE_LIFE_MS } from '../rules.ts';
import { hashOf, isSame, newSecret } from '../secrets.ts';
import { isSecure, networkOf, redirect, redirectUriOf } from './social.ts';
import { type PendingLogin, readPending, writeBack, writeNone } from './social-cookie.ts';

/** What the network sends back. */
type SocialReturn = NonNullable<operations['finishSocialLogin']['parameters']['query']>;

const NAME_LENGTH = 100;

const nameOf = (text: string): string => cleanText(text).slice(0, NAME_LENGTH);

const failure = (error: 'access_denied' | 'failed', cookie?: string) =>
  redirect(`/social-login/?error=${error}`, cookie);

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
 * Ends the network's part of a sign-in: asks the network who the person is and redirects with a one-time code of our
 * own. Throws `too_many_requests` where this return came before, or too many come from one address.
 */
export const finishSocialLogin = defineAuthOperation(
  'finishSocialLogin',
  async (deps, { caller, path: { provider }, query: answer }) => {
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
    return redirect(`/social-login/?code=${code}`, writeBack(browser, isSecure(caller)));
  },
);
