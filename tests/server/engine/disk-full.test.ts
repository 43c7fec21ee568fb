import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import { customers, tokens } from '#server/db/schema.ts';
import { AppError } from '#server/domain/kit/app-error.ts';
import { diskSpaceOf } from '#server/ports/disk-space.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const megabyte = 1024 * 1024;
const refusal = {
  status: 503,
  body: {
    code: 'storage_full',
    detail: 'На сервере закончилось место, поэтому сейчас ничего не сохранить. Повторите позже.',
  },
};

describeShop('a disk without space', (it, engine) => {
  it('is reported, read on, and refuses what would be saved beside the embedded database until there is space', async ({
    stock: { shop },
  }) => {
    let free = 1_024 * megabyte;
    const app = await TestApp.open(shop, { diskSpace: async () => free });
    const customer = await shop.customer();
    const [token, otherToken] = [await app.tokenOf(customer), await app.tokenOf(customer)];
    const [itemId, cartId] = [await shop.item(), '11111111-2222-4333-8444-555555555555'];
    const add = () =>
      app.call('POST', `/api/cart/${cartId}/cart-item/`, { token, body: { item_id: itemId, count: 1 } });
    const leave = async (bytes: number) => {
      free = bytes;
      shop.clock.pass(1_000);
      const { body } = await app.get<{ disk: string }>('/healthz');
      return body.disk;
    };
    expect(await leave(1_024 * megabyte)).toBe('ok');
    expect(await leave(1_024 * megabyte - 1)).toBe('low');
    expect((await add()).status).toBe(200);
    expect(await leave(256 * megabyte - 1)).toBe('full');
    expect(await app.get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ok', database: 'ok', disk: 'full' },
    });

    // PostgreSQL has a disk of its own.
    const [added, left] = engine === 'pglite' ? [refusal, refusal] : [{ status: 200 }, { status: 204 }];
    expect(await add()).toMatchObject(added);
    expect(await app.call('DELETE', '/api/auth/token/', { token: otherToken })).toMatchObject(left);
    expect((await app.get('/api/item/list/')).status).toBe(200);
    expect((await app.get('/api/customers/current/', { token })).status).toBe(200);

    expect(await leave(256 * megabyte)).toBe('low');
    expect((await add()).status).toBe(200);
    const told = app.logged.flatMap((line) => {
      const { msg, level, freeMegabytes } = JSON.parse(line) as { msg: string; level: number; freeMegabytes: number };
      return msg.includes('disk') ? [[level, freeMegabytes, msg]] : [];
    });
    expect(told).toEqual([
      [40, 1_023, 'the disk is almost full'],
      [50, 255, 'the disk is full'],
      [40, 256, 'the disk is almost full'],
    ]);
    await app.close();
  });

  it('keeps whatever writes from writing, and nothing that reads from reading, whatever their methods', async ({
    stock: { shop },
  }) => {
    let free = 1_024 * megabyte;
    const app = await TestApp.open(shop, { diskSpace: async () => free });
    const token = await app.tokenOf(await shop.customer());
    const { body: call } = await app.get<{ request_id: string }>('/api/auth/send-call/?phone=79001112233');
    const { body: sent } = await app.get<{ result: { caller_number: string }[] }>('/api/demo/calls/?phone=79001112233');
    const signIn =
      `/api/auth/token/?provider=phone&request_id=${call.request_id}&` +
      `code=${sent.result[0]?.caller_number.slice(-4)}`;
    const rows = async () => [await shop.db.orm.$count(customers), await shop.db.orm.$count(tokens)];
    const before = await rows();
    free = 0;
    shop.clock.pass(1_000);

    const writing = [
      '/api/auth/send-call/?phone=79001112244',
      '/api/auth/send-receive-call/?phone=79001112255',
      `/api/auth/call-status/?request_id=${call.request_id}`,
      signIn,
    ];
    const written = engine === 'pglite' ? refusal : { status: 200 };
    for (const url of writing) expect([url, await app.get(url)]).toMatchObject([url, written]);
    expect(await rows()).toEqual(engine === 'pglite' ? before : before.map((count) => count + 1));
    expect((await app.call('POST', '/api/favourite/list/', { token })).status).toBe(200);

    free = 1_024 * megabyte;
    shop.clock.pass(1_000);
    await app.close();
  });

  it('that can’t be asked is said to be unknown, once, and taken for one with space', async ({ stock: { shop } }) => {
    const app = await TestApp.open(shop, { diskSpace: () => Promise.reject(new Error('stale file handle')) });
    const body = { item_id: await shop.item(), count: 1 };
    for (const id of ['a', 'b']) {
      shop.clock.pass(1_000);
      expect(await app.get('/healthz')).toMatchObject({ status: 200, body: { disk: 'unknown' } });
      const cart = `${id.repeat(8)}-2222-4333-8444-555555555555`;
      expect((await app.call('POST', `/api/cart/${cart}/cart-item/`, { body })).status).toBe(200);
    }
    expect(app.logged.filter((line) => line.includes('the free space of the disk is unknown'))).toHaveLength(1);
    await app.close();
  });

  it('that refuses a file or a row is told so, not as a fault', async ({ stock: { shop } }) => {
    const app = await TestApp.open(shop);
    const wrap = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('No space'), { code }) });
    app.app.get('/file', () => Promise.reject(wrap('ENOSPC')));
    app.app.get('/quota', () => Promise.reject(wrap('EDQUOT')));
    app.app.get('/row', () => Promise.reject(wrap('53100')));
    app.app.get('/refused', () => Promise.reject(new AppError('storage_full')));
    for (const path of ['/file', '/quota', '/row', '/refused']) expect(await app.get(path)).toMatchObject(refusal);
    await app.close();
  });

  it('is what the machine says of the folder’s', async () => {
    const { blocks, bsize } = statfsSync(tmpdir());
    const free = await diskSpaceOf(tmpdir())();
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThanOrEqual(blocks * bsize);
  });
});
