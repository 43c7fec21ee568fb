import { api } from '#api/client.ts';
import { cartQuery } from '#api/queries/cart.ts';
import { createMachines } from '#app/create-machines.ts';
import { createQueryClient } from '#app/query-client.ts';
import { startActors } from '#app/running-actors.ts';
import { createFactHandlers, createReporter } from '#app/subscriptions.ts';
import type { components } from '#contract/types.ts';
import { storedText } from '#lib/storage.ts';
import type { RunningActors } from '#ui/machine-types.ts';
import { cartOf, lineOf } from '#tests/support/cart-samples.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { orderOf } from '#tests/support/order-samples.ts';
import { someCustomer, someRetail } from '#tests/support/test-page.tsx';
import { expect, vi } from 'vitest';

type Cart = components['schemas']['Cart'];

/** A checkout that reached the server and waits for its answer. */
export interface SentCheckout extends Deferred<Response> {
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
  vi.stubGlobal('fetch', answer);
  return server;
}

/** The answer to a checkout that succeeds. */
export const placed = (id = 12): Response => Response.json(orderOf({ id }));

/** An answer that refuses. */
export const refused = (status: number, code: string, fields?: Record<string, string>): Response =>
  Response.json({ code, detail: 'Отказ.', ...(fields && { fields }) }, { status });

/** The page's machines on their real effects, as after a load by someone who is signed in. */
export async function loadSite() {
  const queryClient = createQueryClient();
  const gone: string[] = [];
  const running = (): RunningActors => actors;
  const [tokenStorage, cartIdStorage] = [storedText('token'), storedText('cart-id')];
  const [checkoutKeyStorage, cartReturnStorage] = [storedText('key', 'session'), storedText('return', 'session')];
  const expiryStorage = storedText('expired', 'session');
  const favouriteWishStorage = storedText('wish', 'session');
  tokenStorage.write('token');
  const navigation = { here: () => '/item/7/', goTo: (href: string) => void gone.push(href), reloadAt: (href: string) => void gone.push(href) };
  const reportFact = createReporter(
    createFactHandlers({ queryClient, tokenStorage, cartIdStorage, checkoutKeyStorage, cartReturnStorage, expiryStorage, favouriteWishStorage, navigation, running }),
  );
  const machines = createMachines({ api, queryClient, checkoutKeyStorage, reportFact, running });
  const actors = startActors({ machines, reportFact, tokenStorage, queryClient });
  await expect.poll(() => actors.cart.getSnapshot().matches('ready')).toBe(true);
  const cachedCart = () => queryClient.getQueryData(cartQuery.queryKey);
  return { ...actors, reportFact, gone, cachedCart, checkoutKeyStorage, cartReturnStorage, tokenStorage, expiryStorage };
}
