import { REQUEST_TIMEOUT_MS } from '#common/constants.ts';
import { KEPT_HEADER } from '#common/kept-data.ts';
import type { paths } from '#contract/types.ts';
import { pageOrigin } from '#lib/page-host.ts';
import createClient, { type Client } from 'openapi-fetch';
import { errorOfAnswer, errorOfFailure } from './answers.ts';
import { signalInTime } from './signal-in-time.ts';
import { tokenStorage } from './storage.ts';

/** The typed client of the contract. Await its calls through `unwrap`. */
export type Api = Client<paths>;

/** The callbacks and options of a client. */
export interface ApiSettings {
  baseUrl?: string;
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
  readToken?: () => string | null;
  /** Called when the server refuses the stored token. */
  onTokenEnded?: () => void;
  /** Called when the server refuses what the page took for allowed: the person's permissions may have changed. */
  onForbidden?: () => void;
  /** Called at the end of each call that was not cancelled: whether the server was reached. */
  onReach?: (isReached: boolean) => void;
}

/** Makes a client. Its calls, awaited through `unwrap`, reject with `ApiError` only. */
export function createApi(settings: ApiSettings = {}): Api {
  const { baseUrl = '/api', timeoutMs = REQUEST_TIMEOUT_MS, readToken = tokenStorage.read } = settings;

  const fetchInTime = async (request: Request): Promise<Response> => {
    const token = readToken();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    const signal = signalInTime(request.signal, timeoutMs);
    const response = await (settings.fetch ?? fetch)(new Request(request, { signal })).catch((error: unknown) => {
      if (!request.signal.aborted) settings.onReach?.(false);
      throw error;
    });
    // What the service worker has kept says nothing of the server but that it wasn't reached.
    settings.onReach?.(!response.headers.has(KEPT_HEADER));
    // A call that started before a new sign-in says nothing about the new token.
    if (response.status === 401 && token !== null && token === readToken()) settings.onTokenEnded?.();
    if (response.status === 403 && token !== null && token === readToken()) settings.onForbidden?.();
    return response;
  };

  return createClient<paths>({ baseUrl: new URL(baseUrl, pageOrigin).href, fetch: fetchInTime });
}

/** Whom the page's calls report their end to, assigned by `main.tsx`; on the server, who answers them. */
export const callReports: Pick<ApiSettings, 'onTokenEnded' | 'onForbidden' | 'onReach' | 'fetch'> = {};

/** The page's client. */
export const api: Api = createApi(callReports);

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of an answer. Throws `ApiError` for a status other than 2xx, and if there is no answer. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const answer = await call.catch((error: unknown) => {
    throw errorOfFailure(error);
  });
  if (!answer.response.ok) throw errorOfAnswer(answer.response, answer.error);
  return answer.data as Data;
}
