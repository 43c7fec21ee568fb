import { readId } from '#common/read-id.ts';
import type { Params } from '#common/routes/pattern.ts';

/** The ids that an address of a branch names, without those that are not valid. */
export interface BranchParams {
  orderId?: number;
  customerId?: number;
  paymentId?: number;
  purchaseId?: number;
}

/** The ids among what an address names. */
export const readBranchParams = (params: Params): BranchParams =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, text]) => {
      const id = readId(text);
      return id === undefined ? [] : [[name, id]];
    }),
  );
