import { REQUEST_TIMEOUT_MS } from '#machines/kit/constants.ts';
import type { paths } from '#contract/types.ts';
import createClient, { type Client } from 'openapi-fetch';
import { errorOfAnswer, errorOfFailure } from './answers.ts';
import { signalInTime } from './signal-in-time.ts';
import { tokenStorage } from './storage.ts';

/** Calls to the server, typed by the contract; await them through `unwrap`. */
export type Api = Client<paths>;

/** What a client needs of its surroundings. */
export interface ApiSettings {
  baseUrl?: string;
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
  readToken?: () => string | null;
  /** The server no longer takes the token that is still stored. */
  onTokenEnded?: () => void;
  /** A call has ended: whether the server was reached. A cancelled call says nothing. */
  onReach?: (isReached: boolean) => void;
}

/** Makes a client. Its calls reject with `ApiError` only, when awaited through `unwrap`. */
export function createApi(settings: ApiSettings = {}): Api {
  const { baseUrl = '/api', timeoutMs = REQUEST_TIMEOUT_MS, readToken = tokenStorage.read } = settings;
  const send = settings.fetch ?? ((request: Request) => globalThis.fetch(request));

  const fetchInTime = async (request: Request): Promise<Response> => {
    const token = readToken();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    const signal = signalInTime(request.signal, timeoutMs);
    const response = await send(new Request(request, { signal })).catch((error: unknown) => {
      if (!request.signal.aborted) settings.onReach?.(false);
      throw error;
    });
    settings.onReach?.(true);
    // A call that started before a new sign-in says nothing about the new token.
    if (response.status === 401 && token !== null && token === readToken()) settings.onTokenEnded?.();
    return response;
  };

  return createClient<paths>({ baseUrl: new URL(baseUrl, globalThis.location.origin).href, fetch: fetchInTime });
}

const endListeners = new Set<() => void>();
const reachListeners = new Set<(isReached: boolean) => void>();

/** Calls back when the server no longer takes the stored token. Returns how to stop. */
export function onTokenEnded(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back at the end of each call: whether the server was reached. Returns how to stop. */
export function onReach(listener: (isReached: boolean) => void): () => void {
  reachListeners.add(listener);
  return () => reachListeners.delete(listener);
}

/** Tells those who listen how the page's calls end. */
export const callReports = {
  onTokenEnded: () => endListeners.forEach((listener) => listener()),
  onReach: (isReached: boolean) => reachListeners.forEach((listener) => listener(isReached)),
};

/** The page's client. */
export const api: Api = createApi(callReports);

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of an answer; an answer other than 2xx, or none, is thrown as `ApiError`. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const answer = await call.catch((error: unknown) => {
    throw errorOfFailure(error);
  });
  if (!answer.response.ok) throw errorOfAnswer(answer.response, answer.error);
  return answer.data as Data;
}
