import { describe, expect, it } from 'vitest';
import { maskLine, maskUrl } from '#server/start/logging.ts';
import { readSettings, SettingsError } from '#server/start/settings.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('serve a demo shop to this machine alone, unless it is production', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      databaseUrl: null,
      trustedProxies: 0,
      drawWithinMs: 300,
      callsPerHour: 60,
    });
    expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ host: '0.0.0.0', demo: false });
    expect(readSettings({ NODE_ENV: 'production', DEMO: 'on', HOST: '::1' })).toMatchObject({
      host: '::1',
      demo: true,
    });
  });

  it('are read from the environment', () => {
    const env = {
      PORT: '0',
      DATA_DIR: '/srv/shop',
      DATABASE_URL: 'postgres://u:p@db/shop',
      DB_POOL_SIZE: '20',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'on',
      DRAW_WITHIN_MS: '0',
      CALLS_PER_HOUR: '500',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
    };
    expect(readSettings(env)).toMatchObject({
      port: 0,
      dataDir: '/srv/shop',
      databaseUrl: env.DATABASE_URL,
      databasePoolSize: 20,
      logLevel: 'warn',
      trustedProxies: 1,
      drawWithinMs: 0,
      callsPerHour: 500,
      metrics: { port: 9464, host: '10.0.0.5' },
    });
    expect(readSettings({ TRUST_PROXY: '2' }).trustedProxies).toBe(2);
  });

  it('take an empty value for none', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '', HOST: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      host: '127.0.0.1',
      metrics: null,
    });
  });

  it('name every wrong value at once', () => {
    const problems = problemsOf({
      PORT: '65536',
      DB_POOL_SIZE: '1',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: '11',
      DATABASE_URL: 'mysql://root:secret@db',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'DB_POOL_SIZE',
      'DEMO',
      'LOG_LEVEL',
      'TRUST_PROXY',
    ]);
    expect(problems.join()).not.toContain('secret');
  });

  it('accept a telephony service with its key, and never print the key', () => {
    const key = 'A1B2C3D4-0000-4000-8000-ABCDEF123456';
    expect(readSettings({}).telephony).toBeNull();
    expect(readSettings({ TELEPHONY_KEY: key }).telephony).toEqual({ key, url: 'https://sms.ru' });
    expect(readSettings({ TELEPHONY_KEY: key, TELEPHONY_URL: 'http://127.0.0.1:8080' }).telephony?.url).toBe(
      'http://127.0.0.1:8080',
    );
    const wrong = problemsOf({
      TELEPHONY_KEY: 'https://sms.ru/code/call?api_id=secret',
      TELEPHONY_URL: 'https://user:secret@sms.ru',
    });
    expect(wrong).toHaveLength(2);
    expect(wrong.join()).not.toContain('secret');
  });

  it.each(['sms.ru', 'http://sms.ru', 'https://sms.ru/code/call', 'ftp://sms.ru', 'https://sms.ru/?api_id=1'])(
    'refuse the telephony at %s',
    (url) => {
      expect(problemsOf({ TELEPHONY_KEY: 'A1B2C3D4-0000', TELEPHONY_URL: url })).toHaveLength(1);
    },
  );

  it('refuse a telephony without a key', () => {
    expect(problemsOf({ TELEPHONY_URL: 'https://sms.ru' })).toHaveLength(1);
  });

  it('accept all keys of a network or none, and never print a key', () => {
    expect(readSettings({}).social).toEqual({ vk: null, ok: null });
    const ok = { OK_CLIENT_ID: '1', OK_CLIENT_SECRET: 'very-secret', OK_PUBLIC_KEY: 'P' };
    expect(readSettings({ VK_CLIENT_ID: '51', ...ok, OK_URL: 'http://127.0.0.1:80/' }).social).toEqual({
      vk: { clientId: '51', url: 'https://id.vk.com' },
      ok: {
        clientId: '1',
        clientSecret: 'very-secret',
        publicKey: 'P',
        url: 'http://127.0.0.1',
        apiUrl: 'https://api.ok.ru',
      },
    });
    expect(problemsOf({ ...ok, OK_PUBLIC_KEY: '' })).toEqual([
      'Вход через соцсеть настроен не до конца, не хватает: OK_PUBLIC_KEY.',
    ]);
    expect(problemsOf({ VK_URL: 'https://vk.test' })).toEqual([
      'Вход через соцсеть настроен не до конца, не хватает: VK_CLIENT_ID.',
    ]);
    const wrong = problemsOf({ ...ok, OK_CLIENT_SECRET: 'very secret', OK_API_URL: 'http://api.ok.ru' });
    expect(wrong.map((problem) => problem.split(' ')[0])).toEqual(['OK_CLIENT_SECRET', 'OK_API_URL']);
    expect(wrong.join()).not.toContain('secret');
  });

  it.each(['x', '-1', '3000.5', '0x10', '1e3'])('refuse the port %s', (port) => {
    expect(problemsOf({ PORT: port })).toHaveLength(1);
  });
});

describe('the log', () => {
  it("keeps only the parts of an address that don't identify a person", () => {
    expect(maskUrl('/api/cart/0b8f5d9e-3a51-4f59-8d0e-1f2d3c4b5a69/cart-item/3/')).toBe('/api/cart/…/cart-item/3/');
    expect(maskUrl(`/files/up/ab/${'ab12'.repeat(10)}-640.webp`)).toBe('/files/up/ab/…-640.webp');
    expect(maskUrl('/api/placed-order/?scope=shop&search_text=%2B7916&page=2')).toBe(
      '/api/placed-order/?scope=shop&search_text=…&page=2',
    );
  });

  it('masks phones, codes and tokens wherever they stand in a line', () => {
    const line =
      '{"msg":"+79161234567 and 89161234567","authorization":"Bearer ' +
      'abc-DEF_123","body":{"code":"1234","token":"abcdef"},"url":"?code=1234"}';
    expect(maskLine(line)).toBe(
      '{"msg":"+7…67 and 7…67","authorization":"Bearer …","body":{"code":"…","token":"…"},"url":"?code=…"}',
    );
  });

  it('leaves times, amounts and names of errors as they are', () => {
    const line = '{"time":"2026-11-21T09:30:00.000Z","ms":12.5,"code":"23505","id":7916123456,"total":791612345678}';
    expect(maskLine(line)).toBe(line);
  });
});
