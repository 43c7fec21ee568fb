import { api, unwrap } from '#api/client.ts';
import type { ReportTable } from '#contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import type { PrintForm } from './print-state.ts';

/** The rows of a printed report. What lies on the paper doesn't change by itself, and is read again the next time. */
export const printQuery = (form: PrintForm) =>
  queryOptions({
    queryKey: ['createReport', form],
    // Without the signal: the server goes on with what it has begun, and refuses another one until then.
    queryFn: async () => {
      const answer = await unwrap(api.POST('/report/', { body: { ...form, format: 'json' } }));
      // The contract has an answer for each format.
      return answer as ReportTable;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
