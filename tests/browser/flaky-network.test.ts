import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { beginAt } from '#tests/journeys/journey.ts';
import { shopperJourney } from '#tests/journeys/shopper.ts';
import type { FlakyProxy } from '#tests/support/browser/flaky-proxy.ts';
import { it } from '#tests/support/browser/it.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { deferred } from '#tests/support/deferred.ts';
import { openCart, openMenu } from './steps.ts';

const cartItem = /\/cart-item\/\d+\//;

let serverUrl: string;
let proxy: FlakyProxy;
let shopper: Visit;
let phone = 9_115_000_000;

it.beforeEach(async ({ shop, proxy: opened, visit }) => {
  serverUrl = shop.url;
  proxy = opened;
  shopper = await visit({ width: 1280, scheme: 'light' }, { url: proxy.url, path: null });
});

/** What the server itself says to this visitor, past the bad network. */
async function askServer<Body>(method: string, path: string): Promise<Body> {
  const token = await shopper.page.evaluate(() => localStorage.getItem(`${location.host}-token`));
  const response = await fetch(`${serverUrl}/api${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Body;
}

async function countOnServer(): Promise<number | undefined> {
  const cartId = await shopper.page.evaluate(() => localStorage.getItem(`${location.host}-cart-id`));
  const cart = await askServer<components['schemas']['Cart']>(
    'GET',
    `/cart/${cartId === null ? '' : `?cart_id=${cartId}`}`,
  );
  return cart.items[0]?.count;
}

const countOf = (cart: Locator): Locator => cart.getByLabel('Количество', { exact: true });

/** Types a count until the total follows it: the mask of a field begins a moment after the field is shown. */
async function editCount(cart: Locator, count: string): Promise<void> {
  const total = cart.getByRole('status').filter({ hasText: 'Итого' });
  const before = await total.innerText();
  const edit = async (): Promise<string> => {
    await countOf(cart).fill(count);
    return total.innerText();
  };
  await expect.poll(edit).not.toBe(before);
}

/** Puts an item into the cart and opens it; signs in before if a phone is given. */
async function fillCart(own?: string): Promise<Locator> {
  await shopper.page.goto('/');
  if (own === undefined) await beginAt(shopperJourney, 'guestWithCart', { visit: shopper });
  else await beginAt(shopperJourney, 'withCart', { visit: shopper, phone: own });
  return openCart(shopper);
}

const isSaved = (cart: Locator) => expect.poll(() => cart.getByLabel('Сохраняем…').count()).toBe(0);

describe('a cart over a bad network', () => {
  it('keeps the last value, though an earlier one reaches the server after it', async () => {
    const cart = await fillCart();
    const release = deferred<void>();
    proxy.treat(({ method, path, body }) =>
      method === 'PUT' && cartItem.test(path) && body.includes('"count":3')
        ? { kind: 'hold', until: release.promise }
        : { kind: 'pass' },
    );
    await editCount(cart, '3');
    await expect.poll(() => proxy.callsTo('PUT', cartItem).length).toBe(1);
    await editCount(cart, '5');
    await expect.poll(countOnServer).toBe(5);
    release.resolve();
    await expect.poll(() => proxy.callsTo('PUT', cartItem).every(({ endedAt }) => endedAt !== null)).toBe(true);
    // What the server still has to do is done before it answers this.
    expect(await countOnServer()).toBe(5);
    expect(await countOf(cart).inputValue()).toBe('5');
  });

  it.for([
    ['lost on the way there', { kind: 'lost' }],
    ['done, and its answer lost', { kind: 'answerLost' }],
    [
      'met by a gateway that is down',
      { kind: 'answer', status: 503, body: { code: 'unavailable', detail: 'Сервис временно недоступен.' } },
    ],
  ] as const)('sends an edit again that was %s', async ([_, fate]) => {
    shopper.allow(/ERR_EMPTY_RESPONSE|503/);
    const cart = await fillCart();
    let faults = 2;
    proxy.treat(({ method, path }) => {
      if (method !== 'PUT' || !cartItem.test(path) || faults === 0) return { kind: 'pass' };
      faults -= 1;
      return fate;
    });
    await editCount(cart, '7');
    await expect.poll(() => proxy.callsTo('PUT', cartItem).length).toBe(3);
    await isSaved(cart);
    expect(await countOf(cart).inputValue()).toBe('7');
    expect(await countOnServer()).toBe(7);
  });

  it('takes back an edit that the server refuses, and says so', async () => {
    shopper.allow(/422/);
    const cart = await fillCart();
    proxy.treat(({ method, path }) =>
      method === 'PUT' && cartItem.test(path)
        ? {
            kind: 'answer',
            status: 422,
            body: { code: 'validation', detail: 'Проверьте заполнение полей.', fields: {} },
          }
        : { kind: 'pass' },
    );
    await editCount(cart, '9');
    await shopper.page.getByText('422 Проверьте заполнение полей.').waitFor();
    await expect.poll(() => countOf(cart).inputValue()).toBe('1');
    expect(await countOnServer()).toBe(1);
  });

  it('says that it is offline, goes on working for half a minute, and saves all by itself', async () => {
    shopper.allow(/ERR_/);
    const { page } = shopper;
    const cart = await fillCart();
    await page.clock.install();
    proxy.isOffline = true;
    await shopper.context.setOffline(true);
    const bar = page.getByText('Нет связи с магазином.');
    await bar.waitFor();
    await editCount(cart, '4');
    await page.clock.runFor(30_000);
    expect(await countOf(cart).inputValue()).toBe('4');
    expect(await countOnServer()).toBe(1);
    proxy.isOffline = false;
    await shopper.context.setOffline(false);
    await page.clock.runFor(10_000);
    await bar.waitFor({ state: 'detached' });
    await expect.poll(countOnServer).toBe(4);
    await isSaved(cart);
  });

  it('sends a waiting edit when the page is left', async () => {
    const cart = await fillCart();
    // Its time stands still, so that the edit waits for nothing but the end of the page.
    await shopper.page.clock.install();
    await shopper.page.clock.pauseAt(Date.now() + 60_000);
    await editCount(cart, '6');
    expect(proxy.callsTo('PUT', cartItem)).toEqual([]);
    // A page of the shop, with the same opener policy: a page that is left for another browsing context group gets half
    // a second for its last requests, which a busy machine may need for itself.
    await shopper.page.goto('/favourites/');
    await expect
      .poll(() => proxy.callsTo('PUT', cartItem).map(({ body }) => body))
      .toEqual([expect.stringContaining('"count":6')]);
  });
});

describe('an order over a bad network', () => {
  it('is made once, with the last edit of the cart, though its answer is lost and it is sent again', async () => {
    shopper.allow(/ERR_EMPTY_RESPONSE/);
    const { page } = shopper;
    phone += 1;
    const cart = await fillCart(String(phone));
    let isBad = true;
    proxy.treat(({ path }) =>
      isBad && path.endsWith('/checkout/') ? { kind: 'answerLost' } : { kind: 'delay', ms: 300 },
    );
    await editCount(cart, '2');
    await cart.getByRole('button', { name: 'Оформить заказ' }).click();
    const checkout = page.getByRole('dialog', { name: 'Оформление заказа' });
    await checkout.getByLabel('Получатель', { exact: true }).fill('Анна Связная');
    await checkout.getByRole('radio', { name: /Курьер по городу/ }).check();
    await checkout.getByLabel('Адрес доставки').fill('Санкт-Петербург, Садовая улица, 1');
    const submit = checkout.getByRole('button', { name: /^Оформить заказ/ });
    await submit.click();
    await checkout.getByText(/Ответ сервера не пришёл/).waitFor();
    isBad = false;
    await submit.click();
    await page.getByRole('heading', { level: 1, name: 'Заказ оформлен' }).waitFor();
    const orders = await askServer<components['schemas']['PlacedOrderList']>('GET', '/placed-order/');
    expect(orders.result.map(({ items_count }) => items_count)).toEqual([2]);
  });
});

describe('the wait for a call', () => {
  it('asks every second, one question at a time, however slow the answers', async () => {
    const { page } = shopper;
    phone += 1;
    await page.clock.install();
    await page.goto('/');
    const menu = await openMenu(shopper);
    await menu.getByRole('button', { name: 'Войти' }).click();
    const login = page.getByRole('dialog', { name: 'Вход по телефону' });
    await login.getByLabel('Телефон', { exact: true }).fill(String(phone));
    await login.getByRole('button', { name: 'Продолжить' }).click();
    // Calls are limited to one a minute: the server's clock is not the page's.
    proxy.treat(({ path }) =>
      path.includes('/send-call/')
        ? { kind: 'answer', status: 200, body: { request_id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11' } }
        : { kind: 'pass' },
    );
    for (const link of ['Повторный запрос', 'Другой способ']) {
      await page.getByText(/^Повторный запрос через: /).waitFor();
      await page.clock.runFor(61_000);
      await page.getByRole('button', { name: link, exact: true }).click();
    }
    await page.getByText('Ждём звонка…').waitFor();
    const polls = () => proxy.callsTo('GET', /\/call-status\//);
    const answered = () => polls().filter(({ endedAt }) => endedAt !== null).length;
    for (let asked = 0; asked < 5; asked += 1) {
      await expect.poll(answered).toBe(asked);
      await page.clock.runFor(1_000);
    }
    await expect.poll(answered).toBe(5);
    const release = deferred<void>();
    proxy.treat(() => ({ kind: 'hold', until: release.promise }));
    await page.clock.runFor(1_000);
    await expect.poll(() => polls().length).toBe(6);
    await page.clock.runFor(10_000);
    release.resolve();
    await expect.poll(answered).toBe(6);
    // In the ten seconds of the sixth answer nothing more was asked.
    expect(polls()).toHaveLength(6);
    await page.clock.runFor(1_000);
    await expect.poll(() => polls().length).toBe(7);
  });
});
