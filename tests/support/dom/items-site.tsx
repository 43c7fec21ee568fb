import type { components } from '#contract/types.ts';
import { ItemsPage } from '#office/items/list/items-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { Snackbar } from '#app/overlays/snackbar.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { Route } from 'wouter';

type Schemas = components['schemas'];

/** An item as staff keep it: a cup, with what a test says of it. */
export const shopItem = (item: Partial<Schemas['ShopItem']> = {}): Schemas['ShopItem'] => ({
  id: 5,
  version: 4,
  name: 'Чашка',
  article: '',
  category_id: 1,
  category_name: 'Кружки',
  image: null,
  retail_price: 690,
  discount: 0,
  discounted_price: 690,
  trade_price: null,
  stock: 12,
  is_new: false,
  is_hidden: false,
  is_deleted: false,
  ...item,
});

interface SentChange {
  id: number;
  version: number;
  expected_stock?: number | null;
  [field: string]: unknown;
}

/**
 * A server with these items, which notes what it is asked and sent. It changes an item at the version and the stock
 * that it has, and refuses others; from `brokenFromPage` on it answers no page.
 */
class ItemsServer {
  readonly asked: string[] = [];
  readonly sent: SentChange[] = [];
  brokenFromPage = Infinity;
  /** What becomes of the next change: `unreached` never arrives, and the answer of `unanswered` is lost. */
  network: 'on' | 'unreached' | 'unanswered' = 'on';
  /** Lets the next change be answered; at first all are answered at once. */
  gate: Promise<void> = Promise.resolve();

  private readonly items: Schemas['ShopItem'][];

  constructor(items: readonly Schemas['ShopItem'][]) {
    this.items = [...items];
    answerCalls(async (request: Request) => {
      const url = new URL(request.url);
      if (request.method === 'PUT' && url.pathname === '/api/item/')
        return this.change((await request.json()) as SentChange);
      if (request.method === 'PUT') return this.recover(url.pathname);
      return this.answer(url);
    });
  }

  /** Somebody else changes an item; an order takes of its stock without a new version. */
  changeElsewhere(id: number, fields: Partial<Schemas['ShopItem']> = {}, isOrder = false): void {
    const place = this.items.findIndex((item) => item.id === id);
    const item = this.items[place];
    if (item) this.items[place] = { ...item, ...fields, version: item.version + Number(!isOrder) };
  }

  private async change({ id, version, expected_stock: expected, ...fields }: SentChange): Promise<Response> {
    const { network } = this;
    if (network === 'unreached') throw new TypeError('Failed to fetch');
    this.sent.push({ id, version, ...(expected !== undefined && { expected_stock: expected }), ...fields });
    await this.gate;
    const place = this.items.findIndex((item) => item.id === id);
    const item = this.items[place];
    if (!item) return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
    const isOtherStock = expected !== undefined && expected !== item.stock && fields['stock'] !== item.stock;
    if (item.version !== version || isOtherStock)
      return Response.json({ code: 'changed_meanwhile', detail: 'Изменено.', current: item }, { status: 409 });
    const changed: Schemas['ShopItem'] = { ...item, ...fields, version: version + 1 };
    this.items[place] = changed;
    if (network === 'unanswered') throw new TypeError('Failed to fetch');
    return Response.json(changed);
  }

  private recover(path: string): Response {
    const id = Number(/^\/api\/item\/(\d+)\/recovery\/$/.exec(path)?.[1]);
    const place = this.items.findIndex((item) => item.id === id);
    this.items.splice(place, 1);
    return Response.json({ id });
  }

  private answer({ pathname, search, searchParams }: URL): Response {
    if (pathname !== '/api/items/') return Response.json({ result: [] });
    this.asked.push(decodeURIComponent(pathname + search));
    const page = Number(searchParams.get('page') ?? 1);
    if (page >= this.brokenFromPage)
      return Response.json({ code: 'internal', detail: 'Ошибка сервера' }, { status: 500 });
    const found = this.items.filter(({ name }) => name.includes(searchParams.get('search_text') ?? ''));
    const [total, limit] = [found.length, Number(searchParams.get('limit') ?? 24)];
    const result = found.slice((page - 1) * limit, page * limit);
    return Response.json({ result, page, pages: Math.ceil(total / limit), total });
  }
}

/** Answers from these items. */
export const serveItems = (items: readonly Schemas['ShopItem'][]): ItemsServer => new ItemsServer(items);

/** Opens the list of items that staff keep; `refresh` fetches it again, as it is when somebody else changes an item. */
export function openItems(permissions: Schemas['Permission'][] = ['edit_item']): { refresh: () => Promise<void> } {
  history.replaceState(null, '', '/items/');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <TestPage customer={{ ...someCustomer, permissions }} queryClient={queryClient}>
      <Snackbar />
      <Suspense fallback={null}>
        <Route path="/items/" component={ItemsPage} />
      </Suspense>
    </TestPage>,
  );
  return { refresh: () => queryClient.invalidateQueries({ queryKey: ['listShopItems'] }) };
}
