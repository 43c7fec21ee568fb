import { tokenStorage } from '#api/storage.ts';
import type { components } from '#contract/types.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cartOf, lineOf } from '#tests/support/dom/cart-samples.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { startSite } from '#tests/support/dom/site.ts';
import { someCustomer, someRetail } from '#tests/support/dom/test-page.tsx';
import { expect } from 'vitest';

type Cart = components['schemas']['Cart'];

/** A checkout that reached the server and waits for its answer. */
interface SentCheckout extends Deferred<Response> {
  key: string | null;
  body: components['schemas']['CheckoutForm'];
}

/** What the server was asked and what it holds. */
export interface ShopServer {
  cart: Cart;
  checkouts: SentCheckout[];
  /** How a line's save is answered; held where the test says so. */
  saveLine: () => Promise<Response>;
  saves: number;
}

/** Answers like the shop for the calls that checkout makes. */
export function startShopServer(): ShopServer {
  const server: ShopServer = {
    cart: { ...cartOf([lineOf({ id: 1, count: 2 })]), customer_id: someCustomer.id },
    checkouts: [],
    saveLine: async () => Response.json(lineOf({ id: 1, count: 3 })),
    saves: 0,
  };
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/retail/current/') return Response.json(someRetail);
    if (pathname === '/api/customers/current/') return Response.json(someCustomer);
    if (pathname === '/api/favourite/list/') return Response.json({ items: [] });
    if (pathname === '/api/cart/') return Response.json(server.cart);
    if (pathname.includes('/cart-item/')) {
      server.saves += 1;
      return server.saveLine();
    }
    if (pathname.endsWith('/checkout/')) {
      const sent = { ...deferred<Response>(), key: request.headers.get('Idempotency-Key'), body: await request.json() };
      server.checkouts.push(sent);
      return sent.promise;
    }
    return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
  };
  answerCalls(answer);
  return server;
}

/** The answer to a checkout that succeeds. */
export const placed = (id = 12): Response => Response.json(orderOf({ id }));

/** An answer that refuses. */
export const refused = (status: number, code: string, fields?: Record<string, string>): Response =>
  Response.json({ code, detail: 'Отказ.', ...(fields && { fields }) }, { status });

/** The page as after a load by someone who is signed in. */
export async function loadSite() {
  tokenStorage.write('token');
  const site = startSite({ here: '/item/7/' });
  await expect.poll(() => site.cart.getSnapshot().matches('ready')).toBe(true);
  return site;
}
