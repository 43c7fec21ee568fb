import { createHash } from 'node:crypto';
import {
  exchangeCode,
  type OAuthSide,
  readAnswer,
  readPerson,
  SOCIAL_TIMEOUT_MS,
  withinTime,
  writeAuthorizeUrl,
} from './oauth.ts';
import type { SocialLogin } from './social-login.ts';

/** The shop's registration at Odnoklassniki. */
export interface OkSettings {
  clientId: string;
  clientSecret: string;
  publicKey: string;
  /** The origin of the consent page. */
  url: string;
  /** The origin of the API. */
  apiUrl: string;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** The signature of an API call: MD5 of the sorted parameters and the token's secret. */
export function signOkCall(parameters: Readonly<Record<string, string>>, token: string, clientSecret: string): string {
  const inOrder = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return md5(inOrder.map(([name, value]) => `${name}=${value}`).join('') + md5(token + clientSecret));
}

/** Odnoklassniki: OAuth 2 with a client secret and signed API calls. */
export function createOkLogin(
  { clientId, clientSecret, publicKey, url, apiUrl }: OkSettings,
  timeoutMs = SOCIAL_TIMEOUT_MS,
): SocialLogin {
  const side: OAuthSide = {
    clientId,
    clientSecret,
    authorizeUrl: `${url}/oauth/authorize`,
    tokenUrl: `${apiUrl}/oauth/token.do`,
  };

  const readUser = async (token: string, signal: AbortSignal) => {
    const call = {
      application_key: publicKey,
      fields: 'uid,first_name,last_name',
      format: 'json',
      method: 'users.getCurrentUser',
    };
    const body = new URLSearchParams({ ...call, sig: signOkCall(call, token, clientSecret), access_token: token });
    return readPerson(
      await readAnswer(await fetch(`${apiUrl}/fb.do`, { method: 'POST', body, signal, redirect: 'error' })),
      'uid',
    );
  };

  return {
    authorizeUrl: (request) => writeAuthorizeUrl(side, request, { scope: 'VALUABLE_ACCESS', layout: 'w' }),
    findPerson: (request, answer) =>
      withinTime(timeoutMs, async (signal) => readUser(await exchangeCode(side, request, answer, { signal }), signal)),
  };
}
