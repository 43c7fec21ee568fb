import { ApiError } from '#lib/api-error.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
/** The rest before the first repeat; each later one is twice as long. */
const RETRY_MS = 400;
const BAD_GATEWAY = 502;

function mayHeal(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'network' || (error.status ?? 0) >= BAD_GATEWAY);
}

// Asked after this many failures.
function retry(failures: number, error: Error): boolean {
  return failures < RETRIES && mayHeal(error);
}

/** The cache of what the server said. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Whether the server can be reached is found out by asking it: the browser may be wrong.
      queries: { staleTime: 10_000, retry, retryDelay: (failures) => RETRY_MS * 2 ** failures, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
