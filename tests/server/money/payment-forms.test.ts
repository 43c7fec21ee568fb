import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { formType, writeForm } from '#tests/support/server/multipart.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

interface Refusal {
  code: string;
  fields?: Record<string, string>;
}

describeShop('payments as forms', (it) => {
  let shop: SmallShop;
  let app: TestApp;

  it.beforeAll(({ site }) => {
    ({ shop, app } = site);
  });

  const send = <Body>(
    method: 'POST' | 'PUT',
    address: string,
    { token, key = randomUUID(), fields }: { token: string; key?: string; fields: Record<string, string> },
  ) =>
    app.call<Body>(method, address, {
      token,
      headers: { 'content-type': formType, 'idempotency-key': key },
      body: writeForm(Object.entries(fields).map(([field, data]) => ({ field, data }))),
    });

  it('are made and decided by a multipart form like by JSON, and one key serves both', async () => {
    const anna = await shop.customer();
    const token = await app.tokenOf(anna);
    const key = randomUUID();
    const form = { customer_id: anna.customer.id, type: 'top_up', amount: 100.5, way: 'sbp', comment: 'Перевела' };
    const fields = { ...form, customer_id: String(form.customer_id), amount: '100.5' };
    const made = await send<components['schemas']['Payment']>('POST', '/api/payment/', { token, key, fields });
    expect([made.status, made.body]).toMatchObject([200, { type: 'top_up', amount: 100.5, comment: 'Перевела' }]);
    const again = await app.call('POST', '/api/payment/', { token, headers: { 'idempotency-key': key }, body: form });
    expect([again.status, again.body]).toEqual([200, made.body]);
    const address = `/api/payment/${made.body.id}/`;
    const back = await send('PUT', address, { token, fields: { state: 'C' } });
    expect([back.status, back.body]).toMatchObject([200, { state: 'C' }]);
    expect((await app.call('PUT', address, { token, body: { state: 'C' } })).status).toBe(409);
  });

  it('name what is wrong with their fields', async () => {
    const anna = await shop.customer();
    const token = await app.tokenOf(anna);
    const fields = { customer_id: String(anna.customer.id), type: 'top_up', amount: 'сто', way: 'sbp', colour: 'red' };
    const { status, body } = await send<Refusal>('POST', '/api/payment/', { token, fields });
    expect([status, body.code, Object.keys(body.fields ?? {}).toSorted()]).toEqual([
      422,
      'validation',
      ['amount', 'colour'],
    ]);
    // JSON has types of its own: a text is no number there.
    const texts = await app.call<Refusal>('POST', '/api/payment/', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { customer_id: anna.customer.id, type: 'top_up', amount: '100', way: 'sbp' },
    });
    expect([texts.status, Object.keys(texts.body.fields ?? {})]).toEqual([422, ['amount']]);
  });
});
