import { ApiError } from '#lib/api-error.ts';
import { unwrap } from './client.ts';

type Refusal<Row> = { current?: Row } | undefined;

/**
 * Awaits a change of a record: what it is now, also where the change is refused and the refusal brings that along.
 * Rejects with `ApiError` where nothing is known of it.
 */
export async function recordAfter<Row extends object>(
  call: Promise<{ data?: Row; error?: object; response: Response }>,
): Promise<{ record: Row; refusal: ApiError | null }> {
  try {
    return { record: await unwrap(call), refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const { current }: { current?: Row } = ((await call).error as Refusal<Row>) ?? {};
    if (!current) throw error;
    return { record: current, refusal: error };
  }
}
