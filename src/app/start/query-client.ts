import { ApiError } from '#lib/api-error.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
/** The delay before the first retry; it doubles for each further one. */
const RETRY_MS = 400;
const BAD_GATEWAY = 502;

function mayHeal(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'network' || (error.status ?? 0) >= BAD_GATEWAY);
}

// `failures` is the number of failures so far.
function retry(failures: number, error: Error): boolean {
  return failures < RETRIES && mayHeal(error);
}

/** The cache of server data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`, since the browser's `onLine` may be wrong: only a request shows whether the server can be reached.
      queries: { staleTime: 10_000, retry, retryDelay: (failures) => RETRY_MS * 2 ** failures, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
