import type { BrowserContextOptions } from 'playwright-core';
import { callApi } from './call-api.ts';
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
  const address = newAddress();
  const get = <Body>(path: string) => callApi<Body>(url, 'GET', path, { address });
  const { request_id: id } = await get<{ request_id: string }>(`/auth/send-call/?phone=7${phone}`);
  const { result } = await get<{ result: { caller_number: string }[] }>(`/demo/calls/?phone=7${phone}`);
  const code = result[0]?.caller_number.slice(-4) ?? '';
  const { token } = await get<{ token: string }>(`/auth/token/?provider=phone&request_id=${id}&code=${code}`);
  return storedToken(url, token);
}

/** The same by the person's own call, which may follow at once: another device of theirs. */
export async function signInByOwnCall(url: string, phone: string): Promise<SignedInState> {
  const address = newAddress();
  const get = <Body>(path: string) => callApi<Body>(url, 'GET', path, { address });
  const { request_id: id, number } = await get<{ request_id: string; number: string }>(
    `/auth/send-receive-call/?phone=7${phone}`,
  );
  await callApi(url, 'POST', '/demo/calls/', { address, body: { phone: `7${phone}`, number } });
  const { token } = await get<{ token: string }>(`/auth/token/?provider=phone&request_id=${id}`);
  return storedToken(url, token);
}
