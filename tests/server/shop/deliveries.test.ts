import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { updatePlacedOrder } from '#server/domain/order/placed/update-placed-order.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { refusalOf } from '#tests/support/server/picture-upload.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import type { CallAnswer, TestApp } from '#tests/support/server/test-app.ts';

type Schemas = components['schemas'];

describeShop('delivery methods and pickup points', (it) => {
  let shop: SmallShop;
  let app: TestApp;
  let anna: SignedInCaller;
  let keeper: SignedInCaller;
  let token: string;

  it.beforeAll(async ({ site }) => {
    ({ shop, app } = site);
    anna = await shop.customer({ flags: ['edit_order'] });
    keeper = await shop.customer({ flags: ['make_delivery', 'make_delivery_point'] });
    token = await app.tokenOf(keeper);
  });

  const call = <Body>(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    key: string = randomUUID(),
  ): Promise<CallAnswer<Body>> =>
    app.call(method, `/api/${url}`, {
      token,
      ...(method === 'POST' && { headers: { 'idempotency-key': key } }),
      ...(body && { body }),
    });
  const add = async (form: object) =>
    (await call<Schemas['Delivery']>('POST', 'delivery/', { name: 'Почта', price: 290, kind: 'address', ...form }))
      .body;
  const put = (id: number, body: object) => call<Schemas['Delivery']>('PUT', `delivery/${id}/`, body);
  const names = async () =>
    (await app.get<Schemas['DeliveryList']>('/api/delivery/')).body.result.map(({ name }) => name);
  const order = async (deliveryId: number, retailPrice: number) => {
    const cartId = await shop.cart(anna, [{ itemId: await shop.item({ retailPrice }) }]);
    const delivery = { delivery_id: deliveryId, address: 'Лесная, 5' };
    return checkoutCart(shop.deps, {
      caller: anna,
      path: { cart_id: cartId },
      header: { 'idempotency-key': cartId },
      body: shop.form(cartId, anna, { delivery }),
    });
  };

  it('are added after the others, moved among them, and offered no more', async () => {
    const post = await add({ name: 'Почта' });
    expect(await names()).toEqual(['Самовывоз', 'Курьер', 'Почта']);
    await put(post.id, { place: 1 });
    expect(await names()).toEqual(['Почта', 'Самовывоз', 'Курьер']);
    await put(post.id, { place: 900 });
    expect(await names()).toEqual(['Самовывоз', 'Курьер', 'Почта']);
    expect((await call('DELETE', `delivery/${post.id}/`)).status).toBe(204);
    expect(await names()).toEqual(['Самовывоз', 'Курьер']);
    expect(await refusalOf(put(post.id, { price: 1 }))).toEqual([404, 'not_found']);
    expect(await refusalOf(call('DELETE', `delivery/${post.id}/`))).toEqual([404, 'not_found']);
  });

  it('have another version once another method takes their place, and stay as they are where none does', async () => {
    const post = await add({ name: 'Почта' });
    const versions = async () =>
      (await app.get<Schemas['DeliveryList']>('/api/delivery/')).body.result.map(({ name, version }) => [
        name,
        version,
      ]);
    const [pickup, courier] = await versions();
    const [was, wasCourier] = [Number(pickup?.[1]), Number(courier?.[1])];
    await put(post.id, { place: 2 });
    expect(await versions()).toEqual([
      ['Самовывоз', was],
      ['Почта', 2],
      ['Курьер', wasCourier + 1],
    ]);
    await call('DELETE', `delivery/${post.id}/`);
  });

  it('cost nothing from a sum of goods on, and an order keeps what it was placed with', async () => {
    const { id, version } = await add({ name: 'Экспресс', price: 450, free_from: 3000 });
    const paid = await order(id, 299_999);
    const free = await order(id, 300_000);
    expect([paid.delivery.price, paid.total, free.delivery.price, free.total]).toEqual([450, 3449.99, 0, 3000]);
    await put(id, { version, name: 'Быстро', price: 900, free_from: null });
    await call('DELETE', `delivery/${id}/`);
    const kept = await getPlacedOrder(shop.deps, { caller: anna, path: { id: paid.id } });
    expect([kept.delivery.name, kept.delivery.price, kept.total, kept.delivery.kind]).toEqual([
      'Экспресс',
      450,
      3449.99,
      'address',
    ]);
    await expect(order(id, 100_000)).rejects.toMatchObject({ code: 'validation' });
    // The refused cart keeps its goods.
    anna = await shop.customer({ flags: ['edit_order'] });
  });

  it('cost what they cost today for a customer who takes another one', async () => {
    const { id } = await add({ name: 'Доставка', price: 200, free_from: 1000 });
    const small = await order(shop.courierId, 50_000);
    const large = await order(shop.courierId, 100_000);
    const move = async (orderId: number) =>
      (
        await updatePlacedOrder(shop.deps, {
          caller: anna,
          path: { id: orderId },
          body: { delivery: { delivery_id: id } },
        })
      ).delivery.price;
    expect([await move(small.id), await move(large.id)]).toEqual([200, 0]);
  });

  it('are kept from who saw an older version, and want a name', async () => {
    const { id, version } = await add({ name: 'Дрон' });
    await put(id, { version, price: 10 });
    const { status, body } = await put(id, { version, price: 20 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'changed_meanwhile', current: { id, version: version + 1, price: 10 } });
    expect(await refusalOf(put(id, { name: ' ' }))).toEqual([422, 'validation', ['name']]);
  });

  it('are added once for a key, with their picture', async () => {
    const [key, pointKey] = [randomUUID(), randomUUID()];
    const method = { name: 'Дважды', price: 1, kind: 'address' };
    const point = { name: 'У вокзала', address: 'Мира, 1', image_id: await shop.upload(keeper) };
    const added = await call('POST', 'delivery/', method, key);
    const placed = await call('POST', 'delivery-point/', point, pointKey);
    expect([added.status, placed.status]).toEqual([200, 200]);
    expect((await call('POST', 'delivery/', method, key)).body).toEqual(added.body);
    expect((await call('POST', 'delivery-point/', point, pointKey)).body).toEqual(placed.body);
    expect((await names()).filter((name) => name === 'Дважды')).toHaveLength(1);
    expect(await refusalOf(call('POST', 'delivery/', { ...method, price: 2 }, key))).toEqual([409, 'key_reused']);
    const { body } = await app.get<Schemas['DeliveryPointList']>('/api/delivery-point/');
    expect(body.result.filter(({ name }) => name === 'У вокзала')).toHaveLength(1);
    await call('DELETE', `delivery-point/${(placed.body as Schemas['ShopPoint']).id}/`);
    expect(await refusalOf(call('POST', 'delivery-point/', point, pointKey))).toEqual([404, 'not_found']);
  });

  it('have points with a picture, which may be removed', async () => {
    const imageId = await shop.upload(keeper);
    const form = { name: 'На рынке', address: 'Кузнечный, 3', image_id: imageId };
    const { body: point } = await call<Schemas['ShopPoint']>('POST', 'delivery-point/', form);
    expect(point).toMatchObject({ version: 1, name: 'На рынке', hours: '', image: { width: 640 } });
    const change = { version: 1, hours: 'Пн–пт' };
    const changed = await call<Schemas['ShopPoint']>('PUT', `delivery-point/${point.id}/`, change);
    expect(changed.body).toMatchObject({ version: 2, hours: 'Пн–пт', image: { width: 640 } });
    expect(await refusalOf(call('PUT', `delivery-point/${point.id}/`, change))).toEqual([409, 'changed_meanwhile']);
    const bare = await call<Schemas['ShopPoint']>('PUT', `delivery-point/${point.id}/`, { image_id: null });
    expect(bare.body.image).toBeNull();
    expect(await refusalOf(call('POST', 'delivery-point/', { ...form, image_id: await shop.upload(anna) }))).toEqual([
      422,
      'validation',
      ['image_id'],
    ]);
    expect((await call('DELETE', `delivery-point/${point.id}/`)).status).toBe(204);
    const { body } = await app.get<Schemas['DeliveryPointList']>('/api/delivery-point/');
    expect(body.result.map(({ name }) => name)).toEqual(['На Садовой']);
  });

  it('are changed by their own flag alone, and unknown ones are not found', async () => {
    const other = await app.call('PUT', '/api/delivery/2147483647/', { token, body: { price: 1 } });
    expect(other.status).toBe(404);
    const plain = await app.tokenOf(await shop.customer({ flags: ['make_delivery_point'] }));
    const headers = { 'idempotency-key': randomUUID() };
    expect((await app.call('POST', '/api/delivery/', { token: plain, headers, body: {} })).status).toBe(403);
  });
});
