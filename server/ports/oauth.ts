import * as oauth from 'oauth4webapi';
import { type SocialAnswer, SocialLoginFailed, type SocialPerson, type SocialRequest } from './social-login.ts';

/** How long a network may take to say who came. */
export const SOCIAL_TIMEOUT_MS = 10_000;

/** A network's side of OAuth 2. */
export interface OAuthSide {
  clientId: string;
  /** None for a client that has nothing to prove itself by but PKCE. */
  clientSecret?: string;
  authorizeUrl: string;
  tokenUrl: string;
}

type Json = Readonly<Record<string, unknown>>;

/** The network's page that asks for leave. */
export async function writeAuthorizeUrl(side: OAuthSide, { redirectUri, state, verifier }: SocialRequest, more: Readonly<Record<string, string>>): Promise<string> {
  const url = new URL(side.authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: side.clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** A JSON object of an answer; networks say what is wrong with or without a status of its own. */
export async function readAnswer(response: Response): Promise<Json> {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) throw new SocialLoginFailed(`The network answered ${response.status} with no object`);
  const refusal = 'error' in body ? body.error : 'error_code' in body ? body.error_code : undefined;
  if (refusal !== undefined || !response.ok) throw new SocialLoginFailed(`The network answered ${response.status}, ${String(refusal)}`);
  return { ...body };
}

/**
 * Exchanges the network's code for its token. The library's own reading of the answer is left out: one network names a
 * type of token that is none of OAuth's, another sends an ID token that nobody asked for.
 */
export async function exchangeCode(
  side: OAuthSide,
  request: SocialRequest,
  answer: SocialAnswer,
  { signal, more = {} }: { signal: AbortSignal; more?: Readonly<Record<string, string>> },
): Promise<string> {
  const server = { issuer: new URL(side.tokenUrl).origin, authorization_endpoint: side.authorizeUrl, token_endpoint: side.tokenUrl };
  const client = { client_id: side.clientId };
  const { code, state } = answer;
  const parameters = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), request.state);
  const proof = side.clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(side.clientSecret);
  const response = await oauth.authorizationCodeGrantRequest(server, client, proof, parameters, request.redirectUri, request.verifier, {
    signal,
    additionalParameters: more,
    // The settings let nothing but this machine be spoken to in the clear.
    [oauth.allowInsecureRequests]: true,
  });
  const { access_token: token } = await readAnswer(response);
  if (typeof token !== 'string' || token === '') throw new SocialLoginFailed('The network gave no token');
  return token;
}

/** The person that a network describes, under the names that it has for their id and names. */
export function readPerson(fields: Json, idName: string): SocialPerson {
  const id = fields[idName];
  const subject = typeof id === 'number' ? String(id) : id;
  if (typeof subject !== 'string' || !/^[\w-]{1,100}$/.test(subject)) throw new SocialLoginFailed('The network named nobody');
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return { subject, firstName: text('first_name'), lastName: text('last_name') };
}

/** Runs the talk with a network within its time; whatever goes wrong in it is `SocialLoginFailed`. */
export async function withinTime<T>(timeoutMs: number, talk: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await talk(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof SocialLoginFailed) throw error;
    throw new SocialLoginFailed('The talk with the network failed', { cause: error });
  }
}
