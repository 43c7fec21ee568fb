import * as oauth from 'oauth4webapi';
import { type SocialAnswer, SocialLoginFailed, type SocialPerson, type SocialRequest } from './social-login.ts';

/** How long the calls to a network may take, in milliseconds. */
export const SOCIAL_TIMEOUT_MS = 10_000;

/** The OAuth 2 settings of a network. */
export interface OAuthSide {
  clientId: string;
  /** Undefined for a client that uses PKCE alone. */
  clientSecret?: string;
  authorizeUrl: string;
  tokenUrl: string;
}

type Json = Readonly<Record<string, unknown>>;

/** The URL of the network's page that asks for consent. */
export async function writeAuthorizeUrl(
  side: OAuthSide,
  { redirectUri, state, verifier }: SocialRequest,
  more: Readonly<Record<string, string>>,
): Promise<string> {
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

/** The JSON object of an answer; throws for an error, which some networks send with status 200. */
export async function readAnswer(response: Response): Promise<Json> {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null)
    throw new SocialLoginFailed(`The network answered ${response.status} with no object`);
  const refusal = 'error' in body ? body.error : 'error_code' in body ? body.error_code : undefined;
  if (refusal !== undefined || !response.ok)
    throw new SocialLoginFailed(`The network answered ${response.status}, ${String(refusal)}`);
  return { ...body };
}

/**
 * Exchanges the network's code for a token. It doesn't use the library's reading of the answer: one network names a
 * token type that OAuth doesn't have, another sends an ID token that wasn't asked for.
 */
export async function exchangeCode(
  side: OAuthSide,
  request: SocialRequest,
  answer: SocialAnswer,
  { signal, more = {} }: { signal: AbortSignal; more?: Readonly<Record<string, string>> },
): Promise<string> {
  const server = {
    issuer: new URL(side.tokenUrl).origin,
    authorization_endpoint: side.authorizeUrl,
    token_endpoint: side.tokenUrl,
  };
  const client = { client_id: side.clientId };
  const { code, state } = answer;
  const parameters = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), request.state);
  const proof = side.clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(side.clientSecret);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    proof,
    parameters,
    request.redirectUri,
    request.verifier,
    {
      signal,
      additionalParameters: more,
      // The settings allow plain http to this machine alone.
      [oauth.allowInsecureRequests]: true,
    },
  );
  const { access_token: token } = await readAnswer(response);
  if (typeof token !== 'string' || token === '') throw new SocialLoginFailed('The network gave no token');
  return token;
}

/** The person in a network's answer; `idName` is the network's name for the id field. */
export function readPerson(fields: Json, idName: string): SocialPerson {
  const id = fields[idName];
  const subject = typeof id === 'number' ? String(id) : id;
  if (typeof subject !== 'string' || !/^[\w-]{1,100}$/.test(subject))
    throw new SocialLoginFailed('The network named nobody');
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return { subject, firstName: text('first_name'), lastName: text('last_name') };
}

/** Runs calls to a network with a time limit; throws every failure as `SocialLoginFailed`. */
export async function withinTime<T>(timeoutMs: number, talk: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await talk(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof SocialLoginFailed) throw error;
    throw new SocialLoginFailed('The talk with the network failed', { cause: error });
  }
}
