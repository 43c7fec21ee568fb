import type { components, Permission } from '#contract/types.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';

type Schemas = components['schemas'];

const flags: Permission[] = [...orderStaff.permissions, 'get_purchase'];
/** Somebody of staff who works with purchases. */
export const buyer = { ...orderStaff, permissions: flags };
/** A purchase that was sent. */
export const purchase: Schemas['Purchase'] = {
  id: 4,
  version: 3,
  name: 'Фабрика в Гжели',
  comment: '',
  state: 'sent',
  intermediary: { id: 9, user: { first_name: 'Ирина', last_name: 'Гладкова' } },
  lines_count: 2,
  ordered_count: 2,
  items_count: 5,
  total: 1300,
  bought: { total: 0, margin: 0, unknown_count: 0 },
  created_at: '2026-11-21T09:30:00.000Z',
  next_states: [
    { state: 'stopped', needs_reason: true },
    { state: 'received', needs_reason: false },
  ],
};
/** An ordered line of two cups. */
export const line: Schemas['PurchaseLine'] = {
  id: 31,
  order_id: 12,
  order_state: 'accepted',
  customer: { id: 7, user: { first_name: 'Анна', last_name: 'Смирнова' }, phone: null },
  item_id: 71,
  image_url: null,
  description: 'Чашка',
  comment: 'синюю',
  count: 2,
  price: 500,
  bought_price: null,
  state: 'O',
  album: null,
};
/** An ordered line of three vases. */
export const vase = {
  ...line,
  id: 32,
  order_id: 13,
  item_id: 72,
  description: 'Ваза',
  comment: '',
  count: 3,
  price: 100,
};
const events: Schemas['PurchaseEvent'][] = [
  {
    kind: 'lines_sent',
    from: null,
    to: null,
    order_id: 12,
    lines_count: 2,
    canceled_count: 0,
    line_name: 'Чашка',
    price: null,
    author: 'Мария',
    at: '2026-11-21T10:30:00.000Z',
    reason: '',
  },
];
/** The purchase with both lines. */
export const detail: Schemas['PurchaseDetail'] = { purchase, lines: [line, vase], events };

/** What the purchases of the list come to. */
const total: Schemas['PurchasesTotal'] = {
  purchases: 12,
  items_count: 34,
  total: 38_518,
  bought: { total: 21_000, margin: 7_500.5, unknown_count: 4 },
};

/** A server with one purchase; everything that is written is answered by `answer`. Returns what was sent. */
export function servePurchase(
  { shown = detail, rows = [shown.purchase] }: { shown?: Schemas['PurchaseDetail']; rows?: Schemas['Purchase'][] },
  answer: () => Response = () => Response.json(shown.purchase),
): [string, string, unknown][] {
  const sent: [string, string, unknown][] = [];
  answerCalls(async (request: Request) => {
    const { method, url } = request;
    const { pathname } = new URL(url);
    if (method !== 'GET') {
      const text = await request.clone().text();
      sent.push([method, pathname, text === '' ? null : JSON.parse(text)]);
      return answer();
    }
    if (pathname === '/api/purchases/') return Response.json({ result: rows, page: 1, pages: 1, total: rows.length });
    if (pathname === '/api/purchases/total/') return Response.json(total);
    if (pathname === '/api/purchases/4/') return Response.json(shown);
    if (pathname === '/api/intermediary/') return Response.json({ result: [purchase.intermediary] });
    return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
  });
  return sent;
}
