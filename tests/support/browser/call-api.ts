import { randomUUID } from 'node:crypto';
import { newAddress } from './visit.ts';

/** Somebody past the browser: the token of their session at the shop at `url`. */
export interface ApiSession {
  url: string;
  token: string;
}

interface ApiCall {
  /** A form goes as it is, else JSON. */
  body?: object | undefined;
  token?: string | undefined;
  /** Of the sender; a new one if not said. */
  address?: string | undefined;
}

/** Calls the API of the shop at `url` past the browser; throws where it refuses. */
export async function callApi<Body = unknown>(
  url: string,
  method: string,
  path: string,
  { body, token, address = newAddress() }: ApiCall = {},
): Promise<Body> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      'idempotency-key': randomUUID(),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Body;
}
