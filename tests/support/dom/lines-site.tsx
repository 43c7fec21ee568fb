import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { shopCustomerOf } from '#tests/support/dom/shop-customer.ts';
import type { components } from '#contract/types.ts';
import { vi } from 'vitest';

type Schemas = components['schemas'];

/** A line of the list of all orders' lines: two cups of Anna's, with what a test says of it. */
export function listedLine(line: Partial<Schemas['ListedLine']> = {}): Schemas['ListedLine'] {
  return {
    id: 31,
    version: 4,
    order: {
      id: 12,
      state: 'accepted',
      is_covered: false,
      is_collected: false,
      created_at: '2026-11-21T09:30:00.000Z',
    },
    customer: { id: 7, user: { first_name: 'Анна', last_name: 'Смирнова' }, phone: '79000000001' },
    purchase: null,
    item_id: 5,
    image_url: null,
    description: 'Чашка',
    comment: '',
    count: 2,
    price: 645.25,
    total: 1290.5,
    state: 'O',
    ...line,
  };
}

/**
 * A server with these lines and groups, which notes the addresses that it is asked for; from `brokenFromPage` on it
 * fails.
 */
class LinesServer {
  readonly asked: string[] = [];
  /** What reports were asked for. */
  readonly reports: unknown[] = [];
  brokenFromPage = Infinity;

  private readonly lines: readonly Schemas['ListedLine'][];
  private readonly groups: readonly Schemas['OrderGroup'][];

  constructor(lines: readonly Schemas['ListedLine'][], groups: readonly Schemas['OrderGroup'][] = []) {
    this.lines = lines;
    this.groups = groups;
    answerCalls(async (request: Request) => {
      if (request.method === 'POST') this.reports.push(await request.clone().json());
      return this.answer(new URL(request.url));
    });
  }

  private pageOf(rows: readonly object[], asked: URLSearchParams): Response {
    const [page, limit] = [Number(asked.get('page') ?? 1), Number(asked.get('limit') ?? 24)];
    const result = rows.slice((page - 1) * limit, page * limit);
    return Response.json({ result, page, pages: Math.ceil(rows.length / limit), total: rows.length });
  }

  private answer({ pathname, search, searchParams }: URL): Response {
    this.asked.push(decodeURIComponent(pathname + search));
    const total = this.lines.length;
    const owner = this.groups.find(({ customer }) => pathname === `/api/customers/${customer.id}/`)?.customer;
    if (owner) return Response.json(shopCustomerOf(owner));
    const ordersOf = this.groups.some(({ customer }) => searchParams.get('customer_id') === String(customer.id));
    if (pathname === '/api/placed-order/' && ordersOf)
      return Response.json({ result: [], page: 1, pages: 0, total: 0 });
    switch (pathname) {
      case '/api/order/': {
        if (Number(searchParams.get('page')) >= this.brokenFromPage)
          return Response.json({ code: 'internal', detail: 'Ошибка сервера' }, { status: 500 });
        return this.pageOf(this.lines, searchParams);
      }
      case '/api/order/total/':
        return Response.json({ lines: total, pieces: 5, sum: 1290.5, canceled_sum: 0, unpriced: total > 0 ? 1 : 0 });
      case '/api/placed-order/total/':
        return Response.json({ orders: 612, pieces: 700, sum: 50_250, canceled_sum: 0, unpriced: 0, states: [] });
      case '/api/order/groups/':
        return this.pageOf(this.groups, searchParams);
      default:
        return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
    }
  }
}

/** Answers from these lines and groups. */
export const serveLines = (...given: ConstructorParameters<typeof LinesServer>): LinesServer =>
  new LinesServer(...given);

/** A window with room for a table, or without. */
export function widen(isWide: boolean, isRoomy = isWide): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      matches: isWide && media.includes('min-width') && (isRoomy || !media.includes('112em')),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
