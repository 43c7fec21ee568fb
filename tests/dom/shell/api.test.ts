import { createApi, unwrap } from '#api/client.ts';
import { ApiError } from '#lib/api-error.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const json = (status: number, body: unknown, statusText = ''): Response =>
  new Response(JSON.stringify(body), { status, statusText, headers: { 'Content-Type': 'application/json' } });

const answering = (response: Response) => createApi({ fetch: async () => response, readToken: () => null });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
}

/** Never answers; rejects with the signal's reason, as fetch does. */
const silent = (request: Request): Promise<Response> =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

it('gives the data of an answer', async () => {
  const api = answering(json(200, { result: [] }));
  await expect(unwrap(api.GET('/category/'))).resolves.toEqual({ result: [] });
});

it('tells of a refusal for lack of a permission, unless the token is another by then', async () => {
  const told: string[] = [];
  const asked = (readToken: () => string | null) =>
    createApi({ fetch: async () => json(403, { code: 'forbidden' }), readToken, onForbidden: () => told.push('403') });
  const failed = async (readToken: () => string | null) => failureOf(unwrap(asked(readToken).GET('/category/')));
  expect(await failed(() => 'mine')).toMatchObject({ status: 403 });
  expect(told).toEqual(['403']);
  const tokens = ['before', 'after'];
  await failed(() => tokens.shift() ?? null);
  await failed(() => null);
  expect(told).toEqual(['403']);
});

it('gives nothing for an answer without a body', async () => {
  const api = answering(new Response(null, { status: 204 }));
  await expect(unwrap(api.DELETE('/auth/token/'))).resolves.toBeUndefined();
});

it.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [422, 'Validation Error'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
])('names the status %i', async (status, text) => {
  const error = await failureOf(
    unwrap(answering(json(status, { code: 'x', detail: 'Так нельзя.' })).GET('/category/')),
  );
  expect(error).toMatchObject({
    kind: 'http',
    status,
    statusText: text,
    message: text,
    code: 'x',
    detail: 'Так нельзя.',
  });
});

it('makes a generic error of any other status', async () => {
  const error = await failureOf(
    unwrap(answering(json(409, { code: 'conflict', detail: 'Изменилось.' }, 'Conflict')).GET('/category/')),
  );
  expect(error).toMatchObject({ kind: 'http', status: 409, statusText: 'Conflict', detail: 'Изменилось.' });
  expect(error.message).toBe('409 Conflict {"code":"conflict","detail":"Изменилось."}');
});

it('keeps the text of each field and the time to wait', async () => {
  const invalid = await failureOf(
    unwrap(answering(json(422, { code: 'validation', detail: 'd', fields: { phone: 'Пусто.' } })).GET('/category/')),
  );
  expect(invalid.fields).toEqual({ phone: 'Пусто.' });
  const often = await failureOf(
    unwrap(answering(json(429, { code: 'too_many_requests', detail: 'd', retry_after: 42 })).GET('/category/')),
  );
  expect(often.retryAfter).toBe(42);
});

it('survives an error page that is not JSON', async () => {
  const error = await failureOf(unwrap(answering(new Response('<html>', { status: 502 })).GET('/category/')));
  expect(error).toMatchObject({ kind: 'http', status: 502, detail: undefined });
});

it('tells an unreachable server', async () => {
  const api = createApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), readToken: () => null });
  expect(await failureOf(unwrap(api.GET('/category/')))).toMatchObject({
    kind: 'network',
    message: 'Нет связи с магазином',
  });
});

describe.each([
  ['of today', AbortSignal.any],
  ['without AbortSignal.any', undefined],
])('a browser %s', (_, any) => {
  const own = AbortSignal.any;
  beforeEach(() => {
    if (!any) Reflect.deleteProperty(AbortSignal, 'any');
  });
  afterEach(() => {
    AbortSignal.any = own;
  });

  it('tells a cancelled call', async () => {
    const api = createApi({ fetch: silent, readToken: () => null });
    const controller = new AbortController();
    const call = failureOf(unwrap(api.GET('/category/', { signal: controller.signal })));
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted', message: 'Request aborted' });
  });

  it('makes no call that was cancelled before', async () => {
    const api = createApi({
      fetch: async ({ signal }) => (signal.throwIfAborted(), json(200, { result: [] })),
      readToken: () => null,
    });
    expect(await failureOf(unwrap(api.GET('/category/', { signal: AbortSignal.abort() })))).toMatchObject({
      kind: 'aborted',
    });
  });

  it('gives up a call that takes too long', async () => {
    const api = createApi({ fetch: silent, timeoutMs: 5, readToken: () => null });
    expect(await failureOf(unwrap(api.GET('/category/')))).toMatchObject({ kind: 'timeout' });
  });
});

it('carries the stored token, and none where none is stored', async () => {
  const sent: (string | null)[] = [];
  let token: string | null = null;
  const api = createApi({
    readToken: () => token,
    fetch: async (request) => {
      sent.push(request.headers.get('Authorization'));
      return json(200, { result: [] });
    },
  });
  await unwrap(api.GET('/category/'));
  token = 'secret';
  await unwrap(api.GET('/category/'));
  expect(sent).toEqual([null, 'Bearer secret']);
});

it('says that the token has ended only when it is the stored one that is refused', async () => {
  let token: string | null = null;
  const onTokenEnded = vi.fn<() => void>();
  const refuse = { now: () => undefined as unknown };
  const api = createApi({
    readToken: () => token,
    onTokenEnded,
    fetch: async () => {
      refuse.now();
      return json(401, { code: 'unauthorized', detail: 'd' });
    },
  });
  await failureOf(unwrap(api.GET('/category/')));
  expect(onTokenEnded).not.toHaveBeenCalled();

  token = 'old';
  refuse.now = () => (token = 'new');
  await failureOf(unwrap(api.GET('/category/')));
  expect(onTokenEnded).not.toHaveBeenCalled();

  refuse.now = () => undefined;
  await failureOf(unwrap(api.GET('/category/')));
  expect(onTokenEnded).toHaveBeenCalledTimes(1);
});
