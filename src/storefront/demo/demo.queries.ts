import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#api/client.ts';

const POLL_MS = 1_000;

/** The latest calls to a simulated phone, newest first; fetched every second. */
export const demoCallsQuery = (phone: string) =>
  queryOptions({
    queryKey: ['listDemoCalls', { phone }],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/demo/calls/', { params: { query: { phone } }, signal }))).result,
    refetchInterval: POLL_MS,
    staleTime: 0,
    gcTime: 0,
  });

/** Calls a number from the simulated phone. */
export async function createDemoCall(call: { phone: string; number: string }): Promise<void> {
  await unwrap(api.POST('/demo/calls/', { body: call }));
}
