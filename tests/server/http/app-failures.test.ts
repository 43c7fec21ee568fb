import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { Client } from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { withDeadline } from '#server/db/engine/deadline.ts';
import { usualPatience } from '#server/db/engine/open.ts';
import { AppError } from '#server/domain/kit/app-error.ts';
import { deferred } from '#tests/support/deferred.ts';
import { freshDatabase } from '#tests/support/server/database.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

interface Failure {
  code: string;
  detail: string;
  request_id: string;
}

const phone = '79161234567';
const lockWaits = `select count(*)::int as waiting from pg_locks where not granted`;

describeShop('when something fails inside', (it, engine) => {
  it('the answer has only the request id to look for in the log', async ({ ownSite }) => {
    const { db, app } = ownSite;
    await db.orm.execute(sql`drop table demo_calls`);
    const { status, body } = await app.get<Failure>(`/api/demo/calls/?phone=${phone}`);
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'internal', detail: 'Ошибка сервера', request_id: body.request_id });
    const line = app.logged.find((one) => one.includes(body.request_id) && one.includes('demo_calls'));
    expect(line).toBeDefined();
    expect(line).not.toContain(phone);
    expect(line).not.toContain('params:');
  });

  it('the log keeps the places of the program, and nothing of what a person wrote, whatever it looks like', async ({
    ownSite,
  }) => {
    const { db, shop, app } = ownSite;
    await db.orm.execute(sql`alter table cart_items rename to gone`);
    const comment = 'Звонить вечером\nдом 5, кв. 12\n    at домофон 1234\nparams: сосед';
    const { body } = await app.call<Failure>('POST', `/api/cart/${randomUUID()}/cart-item/`, {
      body: { item_id: await shop.item(), comment },
    });
    const line = app.logged.find((one) => one.includes(body.request_id) && one.includes('cart_items')) ?? '';
    expect(line).toMatch(/\\n +at .*add-cart-item\.ts/);
    for (const part of ['вечером', 'кв. 12', 'домофон', 'сосед']) expect(line).not.toContain(part);
  });

  it('a database that is gone is answered as an unavailable service', async () => {
    const db = await freshDatabase(engine);
    const app = await TestApp.open(await SmallShop.open(db));
    for (const probe of ['/healthz', '/readyz'])
      expect(await app.get(probe)).toMatchObject({ status: 200, body: { status: 'ok', database: 'ok' } });
    await db.close();
    expect(await app.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok', database: 'down' } });
    expect(await app.get('/readyz')).toMatchObject({ status: 503, body: { status: 'unavailable', database: 'down' } });
    expect(await app.get<Failure>('/api/category/')).toMatchObject({
      status: 503,
      body: { code: 'unavailable', detail: 'Сервис временно недоступен.' },
    });
    await app.close();
  });

  it('a database that doesn’t answer in time leaves the process alive for whoever asks', async ({ ownSite }) => {
    const { db, app } = ownSite;
    const ping = vi.spyOn(db, 'ping');
    expect(await app.call('HEAD', '/healthz')).toMatchObject({ status: 200, body: null });
    expect(ping).not.toHaveBeenCalled();

    const held = deferred<void>();
    const busy = Array.from({ length: 40 }, () => db.transaction(() => held.promise));
    expect(await app.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok', database: 'slow' } });
    expect(await app.get('/readyz')).toMatchObject({ status: 503, body: { database: 'down' } });
    held.resolve();
    await Promise.all(busy);
    expect(await app.get('/healthz')).toMatchObject({ body: { database: 'ok' } });
  });

  if (engine === 'postgres')
    it('a connection that is cut within a transaction is told as one', async ({ ownSite }) => {
      const { db, app } = ownSite;
      const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid()`;
      app.app.get('/between', () =>
        db.transaction(async (transaction) => {
          await transaction.execute(sql`select 1`);
          await db.orm.execute(cut);
          await transaction.execute(sql`select 1`);
        }),
      );
      app.app.get('/within', () =>
        db.transaction(async (transaction) => {
          await Promise.all([transaction.execute(sql`select pg_sleep(60)`), db.orm.execute(cut)]);
        }),
      );
      app.app.get('/later', () =>
        db.transaction(async (transaction) => {
          await db.orm.execute(cut);
          let failure: unknown;
          // The driver's last word on a connection that it has lost.
          while (!/not queryable/.test(inspect(failure)))
            failure = await transaction.execute(sql`select 1`).catch((error: unknown) => error);
          throw failure;
        }),
      );
      app.app.get('/alone', () => Promise.all([db.orm.execute(sql`select pg_sleep(60)`), db.orm.execute(cut)]));
      for (const path of ['/between', '/within', '/later', '/alone'])
        expect(await app.get<Failure>(path)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    });

  if (engine === 'postgres')
    it('a locked table refuses those who need it within seconds, and the probes answer meanwhile', async () => {
      const db = await freshDatabase('postgres', { patience: usualPatience });
      onTestFinished(() => db.close());
      const shop = await SmallShop.open(db);
      const app = await TestApp.open(shop);
      const body = { item_id: await shop.item() };
      const other = new Client({ connectionString: db.databaseUrl ?? '' });
      await other.connect();
      for (const [name, wait] of Object.entries({ lock_timeout: '4s', statement_timeout: '10s' }))
        expect((await db.orm.execute(sql.raw(`show ${name}`))).rows).toEqual([{ [name]: wait }]);
      await other.query('begin; lock table cart_items in access exclusive mode');
      const waiting = Array.from({ length: 12 }, () =>
        app.call<Failure>('POST', `/api/cart/${randomUUID()}/cart-item/`, { body }),
      );
      await expect.poll(async () => (await other.query(lockWaits)).rows[0]?.waiting).toBeGreaterThan(5);
      expect(await app.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
      const refused = await Promise.all(waiting);
      for (const answer of refused) expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      await other.end();
      expect((await app.call('POST', `/api/cart/${randomUUID()}/cart-item/`, { body })).status).toBe(200);
      expect(await app.get('/readyz')).toMatchObject({ status: 200 });
      await app.close();
    });

  it.for(['57014', '40P01', '40001', '53300'])(
    'a database too busy to do it (%s) is told as a service that is out',
    async (state, { ownSite }) => {
      const { db, app } = ownSite;
      app.app.get('/busy', () =>
        db.orm.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`)),
      );
      app.app.get('/slow', () => withDeadline(new Promise(() => undefined), 1, 'a query'));
      for (const path of ['/busy', '/slow'])
        expect(await app.get<Failure>(path)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    },
  );

  it('the log keeps a fault whole and one line of what is busy or away, which Retry-After says in numbers', async ({
    ownSite,
  }) => {
    const { app } = ownSite;
    const failures = {
      busy: new AppError('uploads_busy'),
      away: new AppError('telephony_unavailable'),
      out: new AppError('unavailable'),
      fault: new Error('A fault'),
    };
    for (const [name, failure] of Object.entries(failures)) app.app.get(`/${name}`, () => Promise.reject(failure));
    const read = async (name: keyof typeof failures) => {
      const { body, headers } = await app.get<Failure & { retry_after?: number }>(`/${name}`);
      const lines = app.logged.filter((line) => line.includes(body.request_id) && !line.includes('"msg":"request"'));
      const told = lines.map((line) => [(JSON.parse(line) as { level: number }).level, line.includes('"stack"')]);
      return { told, waits: [headers['retry-after'], body.retry_after] };
    };
    const [warn, error] = [40, 50];
    expect(await read('busy')).toEqual({ told: [[warn, false]], waits: ['60', 60] });
    expect(await read('away')).toEqual({ told: [[warn, false]], waits: [undefined, undefined] });
    expect(await read('out')).toEqual({ told: [[error, true]], waits: [undefined, undefined] });
    expect(await read('fault')).toEqual({ told: [[error, true]], waits: [undefined, undefined] });
  });

  it('what asks every two seconds whether all is well fills no log, unless it isn’t', async ({ ownSite }) => {
    const { app } = ownSite;
    await app.get('/healthz');
    await app.get('/readyz');
    await app.get('/api/retail/current/');
    const levels = app.logged
      .map((line) => JSON.parse(line) as { msg: string; url: string; level: number })
      .flatMap(({ msg, url, level }) => (msg === 'request' ? [[url, level]] : []));
    expect(levels).toEqual([
      ['/healthz', 20],
      ['/readyz', 20],
      ['/api/retail/current/', 30],
    ]);
  });

  it('phones, codes, tokens and cart ids are not logged on success either', async ({ ownSite }) => {
    const { shop, app } = ownSite;
    const { request_id: id } = (await app.get<{ request_id: string }>(`/api/auth/send-call/?phone=${phone}`)).body;
    const calls = await app.get<{ result: { caller_number: string }[] }>(`/api/demo/calls/?phone=${phone}`);
    const code = calls.body.result[0]?.caller_number.slice(-4) ?? '';
    const { token } = (
      await app.get<{ token: string }>(`/api/auth/token/?provider=phone&request_id=${id}&code=${code}`)
    ).body;
    const { id: cart } = (await app.get<{ id: string }>('/api/cart/', { token })).body;
    await app.call('POST', `/api/cart/${cart}/cart-item/`, {
      token,
      body: { item_id: await shop.item(), comment: `Звоните: ${phone}` },
    });
    await app.get(`/api/item/list/?search_text=${phone}&page=1`);
    await app.call('POST', '/api/demo/calls/', { body: { phone, number: phone } });
    const log = app.logged.join('');
    expect(app.logged.length).toBeGreaterThan(6);
    expect(log).toContain('/api/item/list/?search_text=…&page=1');
    expect(log).toContain('/api/auth/token/?provider=phone&request_id=…&code=…');
    for (const secret of [phone, token, id, cart, `code=${code}`]) expect(log).not.toContain(secret);
  });
});
