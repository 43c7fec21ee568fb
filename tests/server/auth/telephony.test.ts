import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '#server/db/schema.ts';
import { createLogger } from '#server/start/logging.ts';
import { createSmsRu } from '#server/ports/sms-ru.ts';
import { TelephonyInDoubt, TelephonyUnavailable } from '#server/ports/telephony.ts';
import { describeOnEachEngine, freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { SmsRu, smsRuFaults } from '#tests/support/server/sms-ru.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

const phone = '79161234567';
const target = { shopId: 1, phone };
/** Long enough for an answer on a busy machine, and short enough for one that never comes. */
const [patient, impatient] = [60_000, 150];

describe('the telephony of sms.ru', () => {
  let service: SmsRu;
  let logged: string[];

  beforeAll(async () => {
    service = await SmsRu.open();
  });
  beforeEach(() => {
    logged = [];
    Object.assign(service, { code: '0417', fault: null, numbers: SmsRu.numbers, roubles: 100 });
    service.asked.splice(0);
  });
  afterAll(() => service.close());

  const log = createLogger('trace', (line) => logged.push(line));
  const telephony = (more: { key?: string; url?: string; timeoutMs?: number } = {}) =>
    createSmsRu({ key: SmsRu.key, url: service.url, log, timeoutMs: patient, ...more });
  const levels = () => logged.map((line) => (JSON.parse(line) as { level: number }).level);
  const [warn, error] = [40, 50];

  it('rings a phone, and knows the last four digits of the number that it rings from', async () => {
    expect(await telephony().ring(target)).toEqual({ code: '0417' });
    expect(service.asked).toEqual([{ path: '/code/call', fields: { api_id: SmsRu.key, json: '1', phone } }]);
    expect(logged).toEqual([]);
  });

  it.each([
    [417, '0417'],
    [0, '0000'],
    ['1435', '1435'],
  ])('reads the code %s as %s', async (code, read) => {
    service.code = code;
    expect(await telephony().ring(target)).toEqual({ code: read });
  });

  it.each([undefined, null, '', 'абвг', '12345', -1, 1.5, {}, ['1', '2']])('takes no code of %j', async (code) => {
    service.code = code;
    await expect(telephony().ring(target)).rejects.toThrow(TelephonyInDoubt);
    expect(levels()).toEqual([error]);
  });

  it('waits for the call of a phone', async () => {
    const { number = '', ref = '' } = (await telephony().expectCall(target, [])) ?? {};
    expect(service.numbers).toContain(number);
    expect(await telephony().readCall(ref)).toBe('waiting');
    service.receive('79160000000', number);
    expect(await telephony().readCall(ref)).toBe('waiting');
    service.receive(phone, number);
    expect(await telephony().readCall(ref)).toBe('confirmed');
  });

  it('knows that a wait is over', async () => {
    const { ref = '' } = (await telephony().expectCall(target, [])) ?? {};
    service.expire();
    expect(await telephony().readCall(ref)).toBe('expired');
  });

  it('gives no number that this phone was given for another wait', async () => {
    service.numbers = ['78005008275'];
    const { number = '' } = (await telephony().expectCall(target, [])) ?? {};
    expect(await telephony().expectCall(target, [number])).toBeNull();
    service.numbers = ['74951206695'];
    expect(await telephony().expectCall(target, [number])).toMatchObject({ number: '74951206695' });
  });

  it('sends one status request at a time, however many callers ask', async () => {
    const { ref = '' } = (await telephony().expectCall(target, [])) ?? {};
    const shared = telephony();
    service.asked.splice(0);
    expect(await Promise.all(Array.from({ length: 50 }, () => shared.readCall(ref)))).toEqual(
      Array.from({ length: 50 }, () => 'waiting'),
    );
    expect(service.asked).toHaveLength(1);
    await shared.readCall(ref);
    expect(service.asked).toHaveLength(2);
  });

  it('tells the operator that the account is empty', async () => {
    service.roubles = 0;
    await expect(telephony().ring(target)).rejects.toThrow(TelephonyUnavailable);
    expect(logged.join()).toContain('out of money');
    expect(levels()).toEqual([error]);
  });

  it('tells the operator that the key is refused', async () => {
    await expect(telephony({ key: 'another-key' }).expectCall(target, [])).rejects.toThrow(TelephonyUnavailable);
    expect(logged.join()).toContain('does not take the key');
    expect(levels()).toEqual([error]);
  });

  it('logs a refusal of one phone as a warning only', async () => {
    service.fault = smsRuFaults.refusing(207, 'На этот номер нельзя отправлять сообщения');
    await expect(telephony().ring(target)).rejects.toThrow(TelephonyUnavailable);
    expect(levels()).toEqual([warn]);
  });

  it('takes a slow answer while it comes in time', async () => {
    service.fault = smsRuFaults.late(impatient, { status: 'OK', code: '1435' });
    expect(await telephony().ring(target)).toEqual({ code: '1435' });
  });

  it('times out after ten seconds by default', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    await createSmsRu({ key: SmsRu.key, url: service.url, log }).ring(target);
    expect(timeouts.mock.calls).toEqual([[10_000]]);
    timeouts.mockRestore();
  });

  it.each([
    ['nothing in time', smsRuFaults.silent],
    ['500', smsRuFaults.status(500)],
    ['502', smsRuFaults.status(502)],
    ['a page', smsRuFaults.body('<html>')],
    ['nothing', smsRuFaults.body('')],
    ['null', smsRuFaults.body('null')],
    ['a list', smsRuFaults.body('[]')],
    ['no status', smsRuFaults.body('{"code":"1435"}')],
    [
      'another status',
      smsRuFaults.body(
        '{"status":"WAIT","code":"1435","call_phone":"78005008275","check_id":"1","check_status":"401"}',
      ),
    ],
    ['half an answer', smsRuFaults.half],
    ['a cut line', smsRuFaults.cut],
    ['a way to somewhere else', smsRuFaults.elsewhere('http://127.0.0.1:9/')],
  ])('is in doubt after %s, and tells the operator', async (_, fault) => {
    const known = ((await telephony().expectCall(target, [])) ?? { ref: '' }).ref;
    service.fault = fault;
    const doubtful = telephony({ timeoutMs: fault === smsRuFaults.silent ? impatient : patient });
    await expect(doubtful.ring(target)).rejects.toThrow(TelephonyInDoubt);
    await expect(doubtful.expectCall(target, [])).rejects.toThrow(TelephonyInDoubt);
    await expect(doubtful.readCall(known)).rejects.toThrow(TelephonyInDoubt);
    expect(levels()).toEqual([error, error, error]);
  });

  it.each(['403', 'yes', '', null, true])('confirms nothing by the state %j', async (state) => {
    service.fault = smsRuFaults.body(JSON.stringify({ status: 'OK', check_status: state }));
    await expect(telephony().readCall('201737-0')).rejects.toThrow(TelephonyInDoubt);
  });

  it.each([
    { call_phone: 'javascript:alert(1)', check_id: '1' },
    { call_phone: '78005008275' },
    { call_phone: '112', check_id: '1' },
  ])('gives nobody %j to call', async (answer) => {
    service.fault = smsRuFaults.body(JSON.stringify({ status: 'OK', ...answer }));
    await expect(telephony().expectCall(target, [])).rejects.toThrow(TelephonyInDoubt);
  });

  it('reports that no phone has rung when the service is not reached', async () => {
    const gone = await SmsRu.open();
    await gone.close();
    await expect(telephony({ url: gone.url }).ring(target)).rejects.toThrow(TelephonyUnavailable);
  });

  it('writes neither phones nor its key to the log', async () => {
    for (const fault of [
      smsRuFaults.silent,
      smsRuFaults.status(500),
      smsRuFaults.refusing(202, `Номер +${phone} не обслуживается`),
      smsRuFaults.elsewhere('/x'),
    ]) {
      service.fault = fault;
      await telephony({ timeoutMs: fault === smsRuFaults.silent ? impatient : patient })
        .ring(target)
        .catch(() => undefined);
    }
    expect(logged).toHaveLength(4);
    expect(logged.join()).not.toMatch(/9161234567|A1B2C3D4/);
  });
});

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
