import type { BrowserContextOptions } from 'playwright-core';
import { newAddress } from './visit.ts';

/** What a browser keeps of a person who has signed in. */
export type SignedInState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const storedToken = (url: string, token: string): SignedInState => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: `${new URL(url).host}-token`, value: token }] }],
});

/** The token of whoever has signed in. */
export const tokenOf = ({ origins }: SignedInState): string => origins[0]?.localStorage[0]?.value ?? '';

/**
 * Signs in at the demo shop at `url` through the API alone: the simulated call tells the code. The phone is ten digits.
 */
export async function signInByApi(url: string, phone: string): Promise<SignedInState> {
  const headers = { 'x-forwarded-for': newAddress() };
  const get = async <Body>(path: string): Promise<Body> => {
    const response = await fetch(`${url}/api${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const { request_id: id } = await get<{ request_id: string }>(`/auth/send-call/?phone=7${phone}`);
  const { result } = await get<{ result: { caller_number: string }[] }>(`/demo/calls/?phone=7${phone}`);
  const code = result[0]?.caller_number.slice(-4) ?? '';
  const { token } = await get<{ token: string }>(`/auth/token/?provider=phone&request_id=${id}&code=${code}`);
  return storedToken(url, token);
}

/** The same by the person's own call, which may follow at once: another device of theirs. */
export async function signInByOwnCall(url: string, phone: string): Promise<SignedInState> {
  const headers = { 'x-forwarded-for': newAddress(), 'content-type': 'application/json' };
  const read = async <Body>(path: string, body?: object): Promise<Body> => {
    const response = await fetch(`${url}/api${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? null : await response.json()) as Body;
  };
  const { request_id: id, number } = await read<{ request_id: string; number: string }>(
    `/auth/send-receive-call/?phone=7${phone}`,
  );
  await read('/demo/calls/', { phone: `7${phone}`, number });
  const { token } = await read<{ token: string }>(`/auth/token/?provider=phone&request_id=${id}`);
  return storedToken(url, token);
}
