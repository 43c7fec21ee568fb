import { forHolders } from '#app/pages/holder-page.tsx';
import { ImageLightbox } from '#ui/image-viewer/lightbox.tsx';
import { pageRoutes } from '#common/routes/pages.ts';
import type { ListedLine, OrderLine, PlacedOrder } from '#contract/types.ts';
import type { Customer } from '#page/shop-context.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { Route } from 'wouter';
import { answerCalls } from './answer-calls.ts';
import { listedLine } from './lines-site.tsx';
import { lineOfOrder, orderOf } from './order-samples.ts';
import { orderStaff } from './orders-site.tsx';
import { TestPage } from './test-page.tsx';

/** Who may price photos, and say that there is none to sell. */
export const pricer: Customer = { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order'] };

/** A photo without a price. */
export const photoLine = (line: Partial<OrderLine>): OrderLine =>
  lineOfOrder({
    item_id: null,
    description: '',
    price: null,
    retail_price: null,
    total: null,
    image_url: '/files/small.webp',
    image: { url: '/files/large.webp', width: 900, height: 1200, sources: [] },
    ...line,
  });

/** A change that was sent. */
interface SentChange {
  address: string;
  body: Record<string, unknown>;
}

type Answer = (change: SentChange) => Response | Promise<Response> | undefined;

/**
 * A server with these orders, which answers a change by `answer`, or else makes it; `before` are priced lines of older
 * orders.
 */
class PhotoServer {
  readonly asked: string[] = [];
  readonly sent: SentChange[] = [];
  answer: Answer = () => undefined;
  before: ListedLine[] = [];
  /** Until then no list is answered. */
  held: Promise<unknown> | undefined;

  readonly orders: PlacedOrder[];

  constructor(...orders: Partial<PlacedOrder>[]) {
    this.orders = orders.map((order) => orderOf({ is_priced: false, total: null, ...order }));
    answerCalls((request) => this.take(request));
  }

  /** Changes a line, as anybody else would. */
  change(id: number, changed: Partial<OrderLine>): PlacedOrder {
    const at = this.orders.findIndex(({ lines }) => lines.some((line) => line.id === id));
    const [found = orderOf()] = this.orders.slice(at);
    const lines = found.lines.map((line) =>
      line.id === id ? { ...line, version: line.version + 1, ...changed } : line,
    );
    this.orders[at] = { ...found, version: found.version + 1, lines };
    return { ...found, lines };
  }

  private unpriced(): ListedLine[] {
    return this.orders.flatMap(({ id, lines, customer }) =>
      lines
        .filter(({ price, state }) => price === null && state !== 'C')
        .map(({ image: _, retail_price: __, discount: ___, next_states: ____, ...line }) =>
          listedLine({ ...line, purchase: null, customer, order: { ...listedLine().order, id } }),
        ),
    );
  }

  private async take(request: Request): Promise<Response> {
    const { pathname, search, searchParams } = new URL(request.url);
    this.asked.push(pathname + search);
    if (request.method === 'PUT') {
      const change = { address: pathname, body: (await request.json()) as SentChange['body'] };
      this.sent.push(change);
      return (await this.answer(change)) ?? this.make(change);
    }
    if (pathname === '/api/order/') {
      await this.held;
      const result = searchParams.get('unpriced') === 'true' ? this.unpriced() : this.before;
      return Response.json({ result, page: 1, pages: 1, total: result.length });
    }
    const order = this.orders.find(({ id }) => pathname === `/api/placed-order/${id}/`);
    return order ? Response.json(order) : Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
  }

  private make({ address, body: { version, ids, versions: _, state, reason: __, ...content } }: SentChange): Response {
    const id = Array.isArray(ids) ? Number(ids[0]) : Number(/\d+/.exec(address)?.[0]);
    const order = this.orders.find(({ lines }) => lines.some((line) => line.id === id));
    const line = order?.lines.find((one) => one.id === id);
    if (version !== undefined && line?.version !== version)
      return Response.json({ code: 'changed_meanwhile', detail: 'Изменено.', current: order }, { status: 409 });
    const changed = this.change(id, { ...content, ...(state === 'C' || state === 'W' ? { state } : {}) });
    return Response.json(state === undefined ? changed : { result: [{ id, ok: true, state, placed_order_id: 1 }] });
  }
}

/** Answers from these orders. */
export const servePhotos = (...orders: Partial<PlacedOrder>[]): PhotoServer => new PhotoServer(...orders);

const { Page } = forHolders('photoPrices');

/** Opens the page; `leave` goes to a page without it. */
export function openPhotoPrices(customer: Customer | null = pricer, address = '/photo-prices/') {
  history.replaceState(null, '', address);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <TestPage customer={customer} queryClient={queryClient}>
      <Suspense fallback={null}>
        <Route path={pageRoutes.photoPrices.path} component={Page} />
      </Suspense>
      <ImageLightbox />
    </TestPage>,
  );
  return { queryClient, leave: unmount };
}
