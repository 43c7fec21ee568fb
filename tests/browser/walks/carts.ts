import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { callApi } from '#tests/support/browser/call-api.ts';

/** The item of the demo shop that the walks put into carts. */
const teapot = 'Чайник заварочный «Снегирь», 900 мл';

/** The number of the item of this name. */
async function itemIdOf(url: string, name: string): Promise<number> {
  const found = await callApi<{ result: { id: number }[] }>(
    url,
    'GET',
    `/item/list/?search_text=${encodeURIComponent(name)}`,
  );
  const [item] = found.result;
  if (!item) throw new Error(`The shop has no ${name}`);
  return item.id;
}

/** Gives a guest a cart with a line of teapots, made on the server; the page is left at the front. */
export async function bringGuestCart(page: Page, url: string, line: { count: number; comment: string }): Promise<void> {
  const cart = randomUUID();
  const item_id = await itemIdOf(url, teapot);
  await callApi(url, 'POST', `/cart/${cart}/cart-item/`, { body: { item_id, ...line } });
  // The smallest answer of the shop: its storage is open from there.
  await page.goto('/healthz');
  await page.evaluate((id) => localStorage.setItem(`${location.host}-cart-id`, id), cart);
  await page.goto('/');
}

/** Leaves one teapot in the cart of whoever has the token. */
export async function bringOwnCart(url: string, token: string): Promise<void> {
  const call = <Body>(method: string, path: string, body?: object) => callApi<Body>(url, method, path, { body, token });
  const { id, items } = await call<{ id: string; items: object[] }>('GET', '/cart/');
  if (items.length > 0) await call('DELETE', `/cart/${id}/`);
  await call('POST', `/cart/${id}/cart-item/`, { item_id: await itemIdOf(url, teapot), count: 1, comment: '' });
}
