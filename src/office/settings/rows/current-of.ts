import { ApiError } from '#lib/api-error.ts';

/** What a record has become, which a refused change has brought with it; undefined if it has brought none. */
export async function currentOf<Row>(
  error: unknown,
  call: Promise<{ error?: object | undefined }>,
): Promise<Row | undefined> {
  // Without an answer the call itself has failed.
  const refusal: { current?: Row } | undefined =
    error instanceof ApiError && error.status === 409 ? (await call).error : undefined;
  return refusal?.current;
}
