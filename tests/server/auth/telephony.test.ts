import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '#server/start/logging.ts';
import { createSmsRu } from '#server/ports/sms-ru.ts';
import { TelephonyInDoubt, TelephonyUnavailable } from '#server/ports/telephony.ts';
import { SmsRu, smsRuFaults } from '#tests/support/server/sms-ru.ts';

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
