import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers } from '#server/db/schema.ts';
import { PurchaseDesk } from '#tests/support/server/purchase-desk.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { expect } from 'vitest';

const noAlbums = { result: [], page: 1, pages: 0, total: 0 };

describeShop('an intermediary who is one no longer', (it) => {
  it('reads and changes nothing of the purchases that were theirs, by whichever call', async ({ ownSite }) => {
    const { app, shop } = ownSite;
    const desk = await PurchaseDesk.open(shop);
    const irina = await desk.intermediary();
    const token = await app.tokenOf(irina);
    const { id: purchaseId } = await desk.purchase({ intermediary_id: irina.customer.id });
    const { orm } = shop.db;
    const of = `/api/intermediary/${irina.customer.id}`;
    const key = { 'idempotency-key': randomUUID() };
    const form = { name: 'Чашки', file_ids: [] };
    const made = await app.call('POST', `${of}/albums/${purchaseId}/`, { token, headers: key, body: form });
    const albumId = (made.body as { id: number }).id;
    const order = await desk.order();
    await desk.send(order.id, { purchase_id: purchaseId, album_id: albumId });
    const [line] = (await desk.detail(purchaseId)).lines;

    const report = { what: { purchase: purchaseId }, kind: 'lines', format: 'csv', columns: ['description'] };
    const calls = [
      ['report', 'POST', '/api/report/', report],
      ['albums', 'GET', '/api/intermediary/albums/'],
      ['purchases', 'GET', `${of}/purchases/`],
      ['deliveries', 'GET', `${of}/deliveries/`],
      ['lines', 'GET', `${of}/albums/${purchaseId}/`],
      ['rename', 'PUT', `${of}/albums/${purchaseId}/${albumId}/`, { version: 1, name: 'Блюдца' }],
      ['mark', 'PUT', `${of}/purchases/${purchaseId}/`, { line_id: line?.id, state: 'P' }],
    ] as const;
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          calls.map(async ([name, method, url, body]) => {
            const answer = await app.call(method, url, { token, ...(body && { body }) });
            return [name, name === 'albums' ? answer.body : answer.status] as const;
          }),
        ),
      );

    expect(await statuses()).toMatchObject({
      report: 200,
      albums: { total: 1 },
      purchases: 200,
      lines: 200,
      mark: 200,
    });
    await orm.update(customers).set({ isIntermediary: false }).where(eq(customers.id, irina.customer.id));
    expect(await statuses()).toEqual({
      report: 404,
      albums: noAlbums,
      purchases: 404,
      deliveries: 404,
      lines: 404,
      rename: 404,
      mark: 404,
    });
    const staff = await app.tokenOf(desk.staff);
    expect((await app.call('GET', '/api/intermediary/albums/', { token: staff })).body).toMatchObject({ total: 1 });
    expect((await app.call('POST', '/api/report/', { token: staff, body: report })).status).toBe(200);
  });
});
