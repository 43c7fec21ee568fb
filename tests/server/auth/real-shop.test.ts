import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/db/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { SmsRu, smsRuFaults } from '#tests/support/server/sms-ru.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const phone = '79161234567';

describeOnEachEngine('signing in to a real shop', (engine) => {
  let db: TestDatabase;
  let service: SmsRu;
  let app: TestApp;

  beforeAll(async () => {
    [db, service] = await Promise.all([freshDatabase(engine), SmsRu.open()]);
    app = await TestApp.open(await SmallShop.open(db, { isDemo: false }), { env: { ...service.env, DEMO: 'off' } });
  });
  afterAll(async () => {
    await Promise.all([app.close(), service.close()]);
    await db.close();
  });

  const get = <Body>(path: string) => app.get<Body>(`/api/auth/${path}`);

  it('takes the digits that the service told, not those of another call', async () => {
    service.code = 7;
    const { request_id: id } = (await get<{ request_id: string }>(`send-call/?phone=${phone}`)).body;
    expect(await get(`token/?provider=phone&request_id=${id}&code=0417`)).toMatchObject({
      status: 400,
      body: { code: 'code_wrong' },
    });
    expect((await get(`token/?provider=phone&request_id=${id}&code=0007`)).status).toBe(200);
  });

  it('takes the call that the person makes', async () => {
    const { request_id: id, number } = (
      await get<{ request_id: string; number: string }>(`send-receive-call/?phone=${phone}`)
    ).body;
    expect((await get(`call-status/?request_id=${id}`)).body).toEqual({ status_code: 0 });
    service.receive(phone, number);
    expect((await get(`call-status/?request_id=${id}`)).body).toEqual({ status_code: 1 });
    expect((await get(`token/?provider=phone&request_id=${id}`)).status).toBe(200);
  });

  it('goes on waiting for that call when the service was gone for a while', async () => {
    app.shop.clock.pass(60_000);
    const { request_id: id, number } = (
      await get<{ request_id: string; number: string }>(`send-receive-call/?phone=${phone}`)
    ).body;
    service.fault = smsRuFaults.status(502);
    expect(await get(`call-status/?request_id=${id}`)).toMatchObject({
      status: 503,
      body: { code: 'telephony_unavailable' },
    });
    service.fault = null;
    service.receive(phone, number);
    expect((await get(`call-status/?request_id=${id}`)).body).toEqual({ status_code: 1 });
  });

  describe('by a number that the person calls', () => {
    const minute = 60_000;
    let phones = 79_170_000_000;
    let caller: string;

    interface Answer {
      request_id: string;
      number: string;
      code?: string;
      retry_after?: number;
    }

    beforeEach(() => {
      phones += 1;
      caller = String(phones);
      service.numbers = ['78005008275'];
      return db.orm.delete(rateLimits);
    });
    afterAll(() => {
      service.numbers = SmsRu.numbers;
    });

    const ask = () => get<Answer>(`send-receive-call/?phone=${caller}`);
    const rests = (seconds: number) => ({ status: 429, body: { code: 'too_many_requests', retry_after: seconds } });

    it('gives it again to a phone that has signed in by it', async () => {
      for (let time = 0; time < 3; time += 1) {
        const { request_id: id, number } = (await ask()).body;
        service.receive(caller, number);
        expect((await get(`token/?provider=phone&request_id=${id}`)).status).toBe(200);
        app.shop.clock.pass(minute);
      }
    });

    it('gives it again when no late call can come any more, and counts none of those that had to wait', async () => {
      expect((await ask()).status).toBe(200);
      app.shop.clock.pass(5 * minute);
      // Six: one more than a phone may ask for in an hour.
      for (let time = 0; time < 6; time += 1) expect(await ask()).toMatchObject(rests(600));
      app.shop.clock.pass(10 * minute - 1);
      expect(await ask()).toMatchObject(rests(1));
      app.shop.clock.pass(1);
      expect((await ask()).status).toBe(200);
    });

    it('tells to wait for the one of them that was given first', async () => {
      expect((await ask()).status).toBe(200);
      app.shop.clock.pass(2 * minute);
      service.numbers = ['74951206695'];
      expect((await ask()).status).toBe(200);
      app.shop.clock.pass(minute);
      expect(await ask()).toMatchObject(rests(12 * 60));
    });

    it('gives it to another phone meanwhile', async () => {
      expect((await ask()).status).toBe(200);
      caller = '79179999999';
      expect((await ask()).status).toBe(200);
    });
  });

  it('says that the wait is over as soon as the service does', async () => {
    const other = '79160000001';
    const { request_id: id } = (await get<{ request_id: string }>(`send-receive-call/?phone=${other}`)).body;
    service.expire();
    expect((await get(`call-status/?request_id=${id}`)).body).toEqual({ status_code: 2 });
  });
});
