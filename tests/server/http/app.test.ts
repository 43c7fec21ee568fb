import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { shops } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { deferred } from '#tests/support/deferred.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

interface Refusal {
  code: string;
  detail: string;
  fields?: Record<string, string>;
  request_id?: string;
}

describeShop('the API', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;
  let customer: SignedInCaller;
  let token: string;

  it.beforeAll(async ({ site }) => {
    ({ db, shop, app } = site);
    customer = await shop.customer();
    token = await app.tokenOf(customer);
    await shop.item();
  });

  const addLine = (body: unknown) => app.call<Refusal>('POST', `/api/cart/${randomUUID()}/cart-item/`, { body });

  it('says what is wrong with each field, by its dotted name, all at once', async () => {
    const body = {
      cart_id: 'x',
      comment: 'я'.repeat(1_001),
      expected_total: 0.001,
      delivery: { customer_id: 0, delivery_id: 2_147_483_648, recipient_name: '', recipient_phone: '8', colour: 1 },
    };
    const answer = await app.call<Refusal>('PUT', `/api/cart/${randomUUID()}/checkout/`, { token, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 'validation',
      detail: 'Проверьте заполнение полей.',
      fields: {
        'idempotency-key': 'Это поле не может быть пустым.',
        cart_id: 'Значение указано неверно.',
        comment: 'Кол-во символов должно быть максимум 1000',
        expected_total: 'Сумма указывается с точностью до копейки.',
        'delivery.customer_id': 'Значение должно быть больше 1',
        'delivery.delivery_id': 'Значение должно быть меньше 2\u00A0147\u00A0483\u00A0647',
        'delivery.recipient_name': 'Это поле не может быть пустым.',
        'delivery.recipient_phone': 'Номер телефона указан неверно.',
        'delivery.colour': 'Такого поля нет.',
      },
    });
  });

  it('answers fifty wrong fields at most, however many the body has', async () => {
    const { status, body } = await addLine(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`f${n}`, 1])));
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toHaveLength(50);
  });

  it.for([
    'Infinity',
    '-Infinity',
    '1e999',
    '1e2',
    '0x2',
    '%202',
    '2%20',
    '+2',
    '%2B2',
    '2.',
    '.5',
    '02',
    '9'.repeat(90),
  ])('reads a number of an address as a plain decimal alone: %s is none', async (word) => {
    for (const url of [
      `/api/item/${word}/`,
      `/api/item/list/?page=${word}`,
      `/api/item/list/?limit=2&limit=${word}`,
      `/api/item/list/?ids=${word}`,
      `/api/item/list/?ids=2&ids=${word}`,
    ])
      expect(await app.get<Refusal>(url)).toMatchObject({ status: 422, body: { code: 'validation' } });
  });

  it.for(['2.0', '1.5', '0.0'])('takes %s of an address for no whole number', async (word) => {
    for (const url of [
      `/api/item/${word}/`,
      `/api/placed-order/${word}/`,
      `/api/payment/${word}/`,
      `/api/item/list/?page=${word}`,
      `/api/item/list/?ids=${word}`,
    ])
      expect(await app.get<Refusal>(url, { token })).toMatchObject({ status: 422, body: { code: 'validation' } });
    expect((await app.get('/api/item/list/?price_max=2.0')).status).toBe(200);
  });

  it('refuses a number that is larger than any of JavaScript', async () => {
    expect(await app.get<Refusal>(`/api/item/list/?price_max=${'9'.repeat(400)}`)).toMatchObject({ status: 422 });
  });

  it('answers what is no HTTP, and headers that are too large, as any other error', async () => {
    const { port } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
    const answerTo = (request: string) =>
      new Promise<{ status: number; body: unknown }>((resolve, reject) => {
        let text = '';
        const socket = connect(Number(port), '127.0.0.1', () => socket.setEncoding('utf8').write(request));
        socket
          .on('data', (part) => (text += String(part)))
          .on('end', () => {
            const [head = '', body = ''] = text.split('\r\n\r\n');
            resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) });
          })
          .on('error', reject);
      });
    expect(await answerTo(`GET /api/category/ HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toEqual({
      status: 431,
      body: { code: 'headers_too_large', detail: 'Слишком большие заголовки запроса.' },
    });
    const withoutHost = (path: string) => answerTo(`GET ${path} HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n`);
    expect(await withoutHost('/api/category/')).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    // Whoever only asks whether the process lives may not know its name.
    expect(await withoutHost('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await answerTo('nonsense\r\n\r\n')).toEqual({
      status: 400,
      body: { code: 'bad_request', detail: 'Запрос не удалось прочитать.' },
    });
  });

  it('answers 404 as declared where the way back names no network', async () => {
    for (const name of ['x'.repeat(101), 'myspace', 'vk-oauth2x', 'phone'])
      expect(await app.get<Refusal>(`/api/auth/callback/${name}/?code=a&state=b`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
  });

  it('has a text for what is missing, not a number, too short, not on a list or not storable', async () => {
    const textOf = async (body: unknown, field: string) => (await addLine(body)).body.fields?.[field];
    expect(await textOf({}, 'item_id')).toBe('Это поле не может быть пустым.');
    expect(await textOf({ item_id: null }, 'item_id')).toBe('Это поле не может быть пустым.');
    expect(await textOf({ item_id: '1' }, 'item_id')).toBe('Это значение должно быть числом.');
    expect(await textOf({ item_id: 1.5 }, 'item_id')).toBe('Это значение должно быть целым числом.');
    expect(await textOf({ item_id: 1, count: 1_000 }, 'count')).toBe('Значение должно быть меньше 999');
    expect(await textOf({ item_id: 1, comment: 'а\u0000б' }, 'comment')).toBe('Текст содержит недопустимые символы.');
    expect((await app.get<Refusal>('/api/item/list/?order_by=colour')).body.fields).toEqual({
      order_by: 'Выберите значение из списка.',
    });
    expect((await app.get<Refusal>('/api/item/list/?page=%31%30%30%30%30%31')).body.fields).toEqual({
      page: 'Значение должно быть меньше 100\u00A0000',
    });
  });

  it('takes a payment of a kopeck and of a kopeck under ten million roubles, and nothing outside', async () => {
    const pay = (amount: number) => {
      const body = { customer_id: customer.customer.id, type: 'top_up', amount, way: 'sbp' };
      return app.call<Refusal>('POST', '/api/payment/', { token, body, headers: { 'idempotency-key': randomUUID() } });
    };
    expect((await pay(0)).body.fields).toEqual({ amount: 'Значение должно быть больше 0' });
    expect((await pay(10_000_000)).body.fields).toEqual({ amount: 'Значение должно быть меньше 10\u00A0000\u00A0000' });
    expect([(await pay(0.01)).status, (await pay(9_999_999.99)).status]).toEqual([200, 200]);
  });

  it('fills in what the contract gives by default', async () => {
    expect((await app.get('/api/item/list/')).body).toMatchObject({ page: 1, total: 1 });
  });

  it('answers in its own form wherever there is nothing', async () => {
    expect(await app.get('/api/no/such/path/')).toMatchObject({
      status: 404,
      body: { code: 'not_found', detail: 'Не найдено.' },
    });
    expect(await app.get('/nothing/here.json', { headers: { accept: 'application/json' } })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    for (const id of ['%E0%A4%A', '%zz', '1'.repeat(150)]) {
      expect(await app.get(`/api/item/${id}/`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    const refused = await app.call('PATCH', '/api/cart/');
    expect(refused).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(refused.headers['allow']).toBe('GET');
  });

  it('answers 401 to an ended token, except for the shop and for sign-in', async () => {
    const ended = { token: 'x'.repeat(43) };
    expect((await app.get('/api/cart/', ended)).status).toBe(401);
    expect((await app.get('/api/item/list/', ended)).status).toBe(401);
    expect((await app.get('/api/retail/current/', ended)).status).toBe(200);
    expect((await app.get('/api/category/', ended)).status).toBe(200);
    expect((await app.get('/api/auth/send-call/?phone=79990000001', ended)).status).toBe(200);
    expect((await app.get('/api/cart/', { headers: { authorization: 'Basic eDp5' } })).status).toBe(401);
  });

  it('counts waiting records only for those who may see them', async () => {
    await shop.order(customer);
    const waits = async (flags: Parameters<SmallShop['customer']>[0]) =>
      (
        await app.get<{ orders_wait: number }>('/api/retail/current/', {
          token: await app.tokenOf(await shop.customer(flags)),
        })
      ).body.orders_wait;
    expect(await waits({ flags: ['get_strange_orders'] })).toBe(1);
    expect(await waits({})).toBe(0);
  });

  it('shows the requisites only to signed-in customers', async () => {
    await db.orm.update(shops).set({ requisites: 'Карта 1234' }).where(eq(shops.id, shop.shopId));
    const requisites = async (options = {}) =>
      (await app.get<{ requisites: string }>('/api/retail/current/', options)).body.requisites;
    expect(await requisites({ token })).toBe('Карта 1234');
    expect(await requisites()).toBe('');
  });

  it('answers 304 while a list stays as it was', async () => {
    const first = await app.get('/api/item/list/');
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const same = await app.get('/api/item/list/', { headers: { 'if-none-match': `"x", ${tag}` } });
    expect(same).toMatchObject({ status: 304, body: null });
    await shop.item({ name: 'Новая' });
    expect((await app.get('/api/item/list/', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('lets no cache keep personal data', async () => {
    expect((await app.get('/api/customers/current/', { token })).headers['cache-control']).toBe('no-store');
    expect((await app.get('/api/customers/current/')).headers).toMatchObject({
      'cache-control': 'no-store',
      'www-authenticate': 'Bearer',
    });
  });

  it('compresses larger answers', async () => {
    await shop.items(...Array.from({ length: 24 }, (_, n) => ({ name: `Тарелка ${n}`, retailPrice: 100 })));
    const encodingOf = async (path: string, accepted: string) =>
      (await app.app.inject({ url: path, headers: { host: app.host, 'accept-encoding': accepted } })).headers[
        'content-encoding'
      ];
    expect(await encodingOf('/api/item/list/', 'gzip, br')).toBe('br');
    expect(await encodingOf('/api/item/list/', 'gzip')).toBe('gzip');
    expect(await encodingOf('/api/retail/current/', 'br')).toBeUndefined();
  });

  it('publishes its contract', async () => {
    expect((await app.get('/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0', paths: { '/cart/': {} } });
  });

  it('forbids pages to frame its answers or run them as scripts', async () => {
    expect((await app.get('/api/retail/current/')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('finishes what it has begun when it is told to stop', async () => {
    const stopping = await TestApp.open(shop);
    const begun = deferred<void>();
    const released = deferred<void>();
    stopping.app.get('/slow', async () => {
      begun.resolve();
      await released.promise;
      return { done: true };
    });
    const url = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${url}/slow`);
    await begun.promise;
    const closed = stopping.close();
    released.resolve();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed');
  });
});
