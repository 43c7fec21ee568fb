import { answerCalls } from './answer-calls.ts';
import { orderOf } from './order-samples.ts';
import { serveOrders } from './orders-site.tsx';

const accepted = { state: 'accepted', needs_reason: false, is_forced: false };
const billed = { state: 'need_pay', needs_reason: false, is_forced: false };
const rejected = { state: 'rejected', needs_reason: true, is_forced: false };

/** What was sent to change orders. */
export interface Sent {
  ids: number[];
  versions?: { id: number; version: number }[];
  change?: { state?: string; reason?: string; note?: string };
  forced_ids?: number[];
}

/**
 * Three new orders, of which the server refuses № 2 as often as `refusals` says; returns what was sent to change them.
 */
export function serveBulkOrders(
  refusals = 0,
  change: (sent: Sent) => Promise<Response> | undefined = () => undefined,
  refusal = { code: 'order_not_priced', detail: 'Укажите цену.' },
): Sent[] {
  serveOrders([orderOf({ id: 3 }), orderOf({ id: 2 }), orderOf({ id: 1 })]);
  const others = globalThis.fetch;
  const sent: Sent[] = [];
  let left = refusals;
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/placed-order/ids/')
      return Response.json({ ids: Array.from({ length: 30 }, (_, index) => 30 - index), total: 30 });
    if (pathname !== '/api/placed-order/list/') return others(request);
    const body = (await request.clone().json()) as Sent;
    if (!body.change)
      return Response.json({
        result: body.ids.map((id) => ({
          id,
          ok: true,
          version: 1,
          state: id === 1 ? 'done' : 'created',
          customer_id: 7,
          total: 1000,
          account: { balance: 1500, reserved: 0, topping_up: 0, customer_type: 'retail' },
          next_states: id === 1 ? [] : [accepted, billed, rejected],
        })),
      });
    sent.push(body);
    const isRefused = body.ids.includes(2) && left > 0;
    left -= Number(isRefused);
    const answer = {
      result: body.ids.map((id) =>
        id === 2 && isRefused
          ? { id, ok: false, ...refusal }
          : { id, ok: true, version: 2, state: body.change?.state, next_states: [] },
      ),
    };
    return (await change(body)) ?? Response.json(answer);
  });
  return sent;
}
