import { api, unwrap } from '#api/client.ts';
import type { PaymentListParams } from '#entities/payment/payment.queries.ts';

const ROWS_PER_CALL = 100;
/** More than wait anywhere; of a longer list the first are selected. */
const MOST = 5_000;

/** The ids of the first payments that the filters leave, and how many there are. */
export async function findPaymentIds(params: PaymentListParams): Promise<{ ids: number[]; total: number }> {
  const ids = new Set<number>();
  for (let page = 1; ; page += 1) {
    const query = { ...params, page, limit: ROWS_PER_CALL };
    const { result, pages, total } = await unwrap(api.GET('/payment/', { params: { query } }));
    for (const { id } of result) ids.add(id);
    if (page >= pages || ids.size >= MOST) return { ids: [...ids], total };
  }
}
