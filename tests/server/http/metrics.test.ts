import { expect } from 'vitest';
import { Metrics } from '#server/http/metrics.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

describeShop('what Prometheus is told', (it) => {
  it('counts requests by operation and status, refusals by limits, connections and pictures', async ({
    engine,
    stock,
  }) => {
    const { db, shop } = stock;
    const metrics = new Metrics({ db, pictures: () => ({ running: 2, waiting: 5 }) });
    const app = await TestApp.open(shop, { metrics });
    const { url, close } = await metrics.serve({ port: 0, host: '127.0.0.1' });
    const address = '10.9.0.1';
    await app.call('GET', '/api/retail/current/');
    await app.call('GET', '/api/retail/current/');
    await app.call('GET', '/api/item/999999/');
    await app.call('GET', '/api/made-up/');
    for (const _ of [1, 2]) await app.call('GET', '/api/auth/send-call/?phone=79550000077', { address });
    const response = await fetch(url);
    const lines = (await response.text()).split('\n');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'shop_request_seconds_count{operation="getCurrentRetail",status="200"} 2',
        'shop_request_seconds_count{operation="getItem",status="404"} 1',
        'shop_request_seconds_count{operation="sendCall",status="429"} 1',
        'shop_limits_hit_total{code="too_many_requests"} 1',
        'shop_pictures_running 2',
        'shop_pictures_waiting 5',
      ]),
    );
    expect(lines.filter((line) => line.includes('made-up'))).toEqual([]);
    expect(lines.some((line) => /^shop_db_connections [1-9]/.test(line))).toBe(engine === 'postgres');
    expect(lines.some((line) => line.startsWith('process_cpu_seconds_total '))).toBe(true);
    // Not beside the shop itself, and nothing else on that port.
    expect((await app.call('GET', '/metrics')).status).toBe(404);
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
    await close();
    await app.close();
  });
});
