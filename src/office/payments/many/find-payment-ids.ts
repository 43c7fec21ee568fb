import { api, unwrap } from '#api/client.ts';
import type { FoundRows } from '#entities/bulk/use-many.tsx';
import type { PaymentListParams } from '#entities/payment/payment.queries.ts';

const ROWS_PER_CALL = 100;
/** More than wait anywhere; of a longer list the first are selected. */
const MOST = 5_000;

/** The first payments that the filters leave, at the versions that they have now, and how many there are. */
export async function findPaymentIds(params: PaymentListParams): Promise<FoundRows> {
  const versions = new Map<number, number>();
  for (let page = 1; ; page += 1) {
    const query = { ...params, page, limit: ROWS_PER_CALL };
    const { result, pages, total } = await unwrap(api.GET('/payment/', { params: { query } }));
    for (const { id, version } of result) versions.set(id, version);
    if (page >= pages || versions.size >= MOST) {
      const seen = [...versions].map(([id, version]) => ({ id, version }));
      return { ids: [...versions.keys()], seen, total };
    }
  }
}
