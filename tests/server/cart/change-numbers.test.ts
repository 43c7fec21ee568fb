import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { listFavourites } from '#server/domain/favourite/list-favourites.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { times } from '#tests/support/server/at-once.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

describeShop('changes of one page that arrive out of order', (it) => {
  let shop: SmallShop;
  let app: TestApp;
  let anna: SignedInCaller;
  let token: string;

  it.beforeAll(async ({ site }) => {
    ({ shop, app } = site);
    anna = await shop.customer();
    token = await app.tokenOf(anna);
  });

  const headersOf = (page: string, number: number) => ({ 'change-number': `${page}:${number}` });
  const mark = (itemId: number, page: string, number: number) =>
    app.call('POST', '/api/favourite/', { token, body: { item_id: itemId }, headers: headersOf(page, number) });
  const unmark = (itemId: number, page: string, number: number) =>
    app.call('DELETE', `/api/favourite/${itemId}/`, { token, headers: headersOf(page, number) });
  const isMarked = async (itemId: number) =>
    (await listFavourites(shop.deps, { caller: anna })).items.some(({ item_id }) => item_id === itemId);

  it('keep the last change of a favourite, and answer success to the older one', async () => {
    const [itemId, page] = [await shop.item(), randomUUID()];
    expect((await unmark(itemId, page, 2)).status).toBe(204);
    expect((await mark(itemId, page, 1)).status).toBe(200);
    expect(await isMarked(itemId)).toBe(false);
    await mark(itemId, page, 5);
    await unmark(itemId, page, 4);
    expect(await isMarked(itemId)).toBe(true);
    await unmark(itemId, page, 10);
    expect(await isMarked(itemId)).toBe(false);
  });

  it('let another page change the favourite, whatever its numbers are, and one without numbers', async () => {
    const itemId = await shop.item();
    await mark(itemId, randomUUID(), 900);
    await unmark(itemId, randomUUID(), 1);
    expect(await isMarked(itemId)).toBe(false);
    await app.call('POST', '/api/favourite/', { token, body: { item_id: itemId } });
    expect(await isMarked(itemId)).toBe(true);
  });

  it('of twenty taps the last one wins, in whichever order they arrive', async () => {
    for (const round of times(6, (n) => n)) {
      const [itemId, page] = [await shop.item(), randomUUID()];
      const taps = times(20, (n) => n + 1);
      const order =
        round === 0
          ? taps.toReversed()
          : taps.toSorted((a, b) => ((a * 7 + round * 5) % 20) - ((b * 7 + round * 5) % 20));
      await Promise.all(order.map((n) => (n % 2 ? mark(itemId, page, n) : unmark(itemId, page, n))));
      expect(await isMarked(itemId)).toBe(false);
    }
  });

  it('keep the last change of a cart line', async () => {
    const page = randomUUID();
    const cartId = await shop.cart(shop.guest, [{ itemId: await shop.item() }]);
    const read = async () =>
      (await app.get<{ items: { id: number; count: number; comment: string }[] }>(`/api/cart/?cart_id=${cartId}`)).body
        .items[0];
    const line = await read();
    const save = (count: number, number: number, comment = `${count}`) =>
      app.call('PUT', `/api/cart/${cartId}/cart-item/${line?.id}/`, {
        body: { count, comment },
        headers: headersOf(page, number),
      });
    expect((await save(5, 3)).body).toMatchObject({ count: 5, comment: '5' });
    expect(await save(4, 2)).toMatchObject({ status: 200, body: { count: 5, comment: '5' } });
    expect((await save(6, 3)).body).toMatchObject({ count: 6 });
    const saves = times(20, (n) => n + 10);
    await Promise.all(saves.toSorted((a, b) => ((a * 7) % 20) - ((b * 7) % 20)).map((n) => save(n, n)));
    expect(await read()).toMatchObject({ count: 29, comment: '29' });
    await app.call('PUT', `/api/cart/${cartId}/cart-item/${line?.id}/`, { body: { count: 2, comment: '' } });
    expect(await read()).toMatchObject({ count: 2 });
    expect((await save(7, 1)).body).toMatchObject({ count: 7 });
  });

  it('refuse an invalid number', async () => {
    const itemId = await shop.item();
    for (const value of ['7', `${randomUUID()}:`, `${randomUUID()}:-1`, `${randomUUID()}:1234567890`]) {
      const { status } = await app.call('POST', '/api/favourite/', {
        token,
        body: { item_id: itemId },
        headers: { 'change-number': value },
      });
      expect(status).toBe(422);
    }
    expect((await mark(itemId, randomUUID(), 999_999_999)).status).toBe(200);
  });
});
