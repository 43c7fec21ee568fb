import { expect } from 'vitest';
import type { components, Retail } from '#contract/types.ts';
import { formType, writeForm } from '#tests/support/server/multipart.ts';
import { refusalOf } from '#tests/support/server/picture-upload.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import type { CallAnswer, TestApp } from '#tests/support/server/test-app.ts';

describeShop("a shop's settings", (it) => {
  let app: TestApp;
  let token: string;

  it.beforeAll(async ({ site }) => {
    ({ app } = site);
    token = await app.tokenOf(await site.shop.customer({ flags: ['edit_retail'] }));
  });

  const now = async () => (await app.get<Retail>('/api/retail/current/', { token })).body;
  const put = (body: object): Promise<CallAnswer<Retail>> => app.call('PUT', '/api/retail/', { token, body });
  const putForm = (...parts: Parameters<typeof writeForm>[0][number][]): Promise<CallAnswer<Retail>> =>
    app.call('PUT', '/api/retail/', { token, headers: { 'content-type': formType }, body: writeForm(parts) });

  it('are changed one by one, and each change counts from the next request', async () => {
    const before = await now();
    const { status, body } = await put({
      version: before.version,
      name: ' Глина ',
      primary_color: '#7a1fa2',
      min_order_sum: 1500.5,
      is_prepaid: true,
      trade_prices_shown_to: 'everyone',
      time_zone: 'Asia/Omsk',
      currency: 'BYN',
      contacts: { phone: '79000000011', telegram: 'glina' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: before.version + 1,
      name: 'Глина',
      description: before.description,
      primary_color: '#7A1FA2',
      min_order_sum: 1500.5,
      is_prepaid: true,
      trade_prices_shown_to: 'everyone',
      time_zone: 'Asia/Omsk',
      currency: 'BYN',
      contacts: { phone: '79000000011', telegram: 'glina' },
    });
    expect(await now()).toEqual(body);
    expect((await put({ contacts: { phone: '', vk: 'glina' } })).body.contacts).toEqual({
      telegram: 'glina',
      vk: 'glina',
    });
  });

  it('are refused with a reason beside each wrong field', async () => {
    expect((await put({ name: '  ', primary_color: '#FFD400', time_zone: 'Mars/Base' })).body).toMatchObject({
      code: 'validation',
      fields: {
        name: 'Это поле не может быть пустым.',
        primary_color: 'Цвет слишком светлый: белый текст на\u00A0нём не\u00A0прочесть. Выберите темнее.',
        time_zone: 'Выберите значение из списка.',
      },
    });
    // Browsers know it, and the pattern of the database doesn't take it.
    expect(await refusalOf(put({ time_zone: 'EST5EDT' }))).toEqual([422, 'validation', ['time_zone']]);
    expect(await refusalOf(put({ logo_id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11' }))).toEqual([
      422,
      'validation',
      ['logo_id'],
    ]);
    expect(await refusalOf(put({ min_order_sum: -1 }))).toEqual([422, 'validation', ['min_order_sum']]);
  });

  it('are kept from who saw an older version, with what they are now', async () => {
    const { version } = await now();
    await put({ version, description: 'Посуда' });
    const { status, body } = await put({ version, description: 'Чай' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'changed_meanwhile', current: { version: version + 1, description: 'Посуда' } });
    expect((await now()).description).toBe('Посуда');
  });

  it('leave in the audit what was changed, by whom', async () => {
    await put({ contacts: { ok: 'lavka' }, description: 'Плошки' });
    await put({ description: 'Плошки' });
    const { body } = await app.get<components['schemas']['AuditList']>('/api/audit/?entity=retail&limit=1', { token });
    expect(body.result[0]).toMatchObject({
      action: 'changed',
      label: 'Глина',
      before: { description: 'Посуда' },
      after: { description: 'Плошки', 'contacts.ok': 'lavka' },
    });
  });

  it('let staff in by a code where that is turned on, which only its deciders see, and can undo', async () => {
    expect((await now()).staff_sign_in_by_code).toBe(true);
    expect((await put({ staff_sign_in_by_code: false })).body.staff_sign_in_by_code).toBe(false);
    await put({ staff_sign_in_by_code: true });
    expect((await now()).staff_sign_in_by_code).toBe(true);
    expect((await app.get<Retail>('/api/retail/current/')).body.staff_sign_in_by_code).toBe(false);
    const { body } = await app.get<components['schemas']['AuditList']>('/api/audit/?entity=retail&limit=1', { token });
    const [entry] = body.result;
    expect(entry).toMatchObject({
      before: { staff_sign_in_by_code: false },
      after: { staff_sign_in_by_code: true },
      can_undo: true,
    });
    expect((await app.call('PUT', `/api/audit/${entry?.id}/undo/`, { token })).status).toBeLessThan(300);
    expect((await now()).staff_sign_in_by_code).toBe(false);
  });

  it('are taken as a form, with the logo as a file that an empty one removes', async () => {
    const data = await drawSlope(300, 200).png().toBuffer();
    const { status, body } = await putForm(
      { field: 'description', data: 'Чашки\r\nи блюдца' },
      { field: 'is_prepaid', data: 'false' },
      { field: 'min_order_sum', data: '0' },
      { field: 'contacts.phone', data: '79000000012' },
      { field: 'logo', fileName: 'logo.png', type: 'image/png', data },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      description: 'Чашки\nи блюдца',
      is_prepaid: false,
      min_order_sum: 0,
      contacts: { phone: '79000000012', vk: 'glina', ok: 'lavka' },
      logo: { width: 300, height: 200 },
    });
    expect((await put({ description: 'Чашки' })).body.logo).not.toBeNull();
    const removed = await putForm({ field: 'logo', fileName: '', type: 'application/octet-stream', data: '' });
    expect(removed.body.logo).toBeNull();
    expect(await refusalOf(putForm({ field: 'contacts.fax', data: '1' }))).toEqual([
      422,
      'validation',
      ['contacts.fax'],
    ]);
    expect(await refusalOf(putForm({ field: 'contacts', data: '1' }, { field: 'contacts.vk', data: '1' }))).toEqual([
      422,
      'validation',
      ['contacts.vk', 'contacts'],
    ]);
  });
});
