import { expect } from 'vitest';
import type { components, Retail } from '#contract/types.ts';
import { deliveryPoints, infoPages, shops } from '#server/db/schema.ts';
import { refusalOf } from '#tests/support/server/picture-upload.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { describeShop, describeShopOnPostgres } from '#tests/support/server/shop-test.ts';
import { TestApp, type CallAnswer } from '#tests/support/server/test-app.ts';
import { eq } from 'drizzle-orm';

type Schemas = components['schemas'];
type Page = Schemas['InfoPage'];

describeShop("a shop's pages about itself", (it) => {
  let app: TestApp;
  let token: string;

  it.beforeAll(async ({ site }) => {
    ({ app } = site);
    token = await app.tokenOf(await site.shop.customer({ flags: ['edit_retail'] }));
    const { orm } = site.shop.db;
    await orm.update(shops).set({ contacts: {} }).where(eq(shops.id, site.shop.shopId));
  });

  const put = (slug: string, body: object): Promise<CallAnswer<Page>> =>
    app.call('PUT', `/api/info/${slug}/`, { token, body });
  const see = (slug: string): Promise<CallAnswer<Page>> => app.get(`/api/info/${slug}/`);
  const shown = async () => (await app.get<Retail>('/api/retail/current/')).body.info_pages;
  const entries = async () =>
    (await app.get<Schemas['AuditList']>('/api/audit/?entity=info_page&limit=50', { token })).body.result;

  it('are all there for who writes them, and none for shoppers until it has a text', async ({ site }) => {
    const { orm } = site.shop.db;
    await orm.update(deliveryPoints).set({ deletedAt: site.shop.clock.now() });
    expect(await shown()).toEqual([]);
    const { body } = await app.get<Schemas['InfoPageList']>('/api/info/', { token });
    expect(body.result.map(({ slug, title }) => [slug, title])).toEqual([
      ['delivery', 'Доставка и\u00A0оплата'],
      ['returns', 'Возврат и\u00A0обмен'],
      ['contacts', 'Контакты'],
      ['seller', 'Продавец и\u00A0реквизиты'],
      ['offer', 'Публичная оферта'],
      ['privacy', 'Политика конфиденциальности'],
    ]);
    expect(body.result[4]).toEqual({
      id: null,
      slug: 'offer',
      version: 1,
      title: 'Публичная оферта',
      text: '',
      updated_at: null,
    });
    for (const { slug } of body.result) expect(await refusalOf(see(slug))).toEqual([404, 'not_found']);
    expect((await see('about')).status).toBe(404);
  });

  it('are shown from the next request once they are written, in their order, and no more once they are empty', async ({
    site,
  }) => {
    const { status, body } = await put('returns', { version: 1, text: ' # Как вернуть\r\n\r\nНапишите нам. ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      text: '# Как вернуть\n\nНапишите нам.',
      updated_at: site.shop.clock.now().toISOString(),
    });
    await put('delivery', { text: 'Завтра.' });
    expect((await see('returns')).body).toEqual(body);
    expect(await shown()).toEqual([
      { slug: 'delivery', title: 'Доставка и\u00A0оплата' },
      { slug: 'returns', title: 'Возврат и\u00A0обмен' },
    ]);
    await put('delivery', { text: ' ' });
    expect((await shown()).map(({ slug }) => slug)).toEqual(['returns']);
    expect((await see('delivery')).status).toBe(404);
  });

  it('show the contacts where there is a contact, a pickup point or a text, each alone', async ({ site }) => {
    const { orm } = site.shop.db;
    const { shopId } = site.shop;
    const isShown = async () => [
      (await shown()).some(({ slug }) => slug === 'contacts'),
      (await see('contacts')).status,
    ];
    const update = (contacts: object) => orm.update(shops).set({ contacts }).where(eq(shops.id, shopId));
    const removeAt = (deletedAt: Date | null) => orm.update(deliveryPoints).set({ deletedAt });
    expect(await isShown()).toEqual([false, 404]);
    await update({ telegram: '@lavka' });
    expect(await isShown()).toEqual([true, 200]);
    await update({});
    await removeAt(null);
    expect(await isShown()).toEqual([true, 200]);
    await removeAt(site.shop.clock.now());
    await put('contacts', { text: 'С 10 до 20.' });
    expect(await isShown()).toEqual([true, 200]);
    await put('contacts', { text: '' });
    expect(await isShown()).toEqual([false, 404]);
  });

  it('are refused while a blank of a draft is left, and where they are too long', async () => {
    const { status, body } = await put('seller', { text: 'ИНН [[ИНН]], адрес [[адрес]]' });
    expect([status, body]).toMatchObject([
      422,
      { fields: { text: 'Впишите своё вместо подсказок или удалите их: [[ИНН]], [[адрес]]' } },
    ]);
    expect((await see('seller')).status).toBe(404);
    expect(await refusalOf(put('seller', { text: 'я'.repeat(30_001) }))).toEqual([422, 'validation', ['text']]);
    expect((await put('seller', { text: 'я'.repeat(30_000) })).status).toBe(200);
  });

  it('are kept from who saw an older version, with what they are now', async () => {
    const { body: before } = await put('privacy', { text: 'Первая' });
    await put('privacy', { version: before.version, text: 'Вторая' });
    const answer = await put('privacy', { version: before.version, text: 'Третья' });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'changed_meanwhile', current: { version: before.version + 1, text: 'Вторая' } },
    ]);
    expect((await see('privacy')).body.text).toBe('Вторая');
  });

  it('leave in the audit who wrote what, and each step can be taken back, the first too', async () => {
    const undo = (entry: Schemas['AuditEntry'] | undefined) =>
      app.call('PUT', `/api/audit/${entry?.id}/undo/`, { token });
    await put('offer', { text: 'Нулевая' });
    expect((await undo((await entries())[0])).status).toBe(204);
    expect((await see('offer')).status).toBe(404);
    await put('offer', { text: 'Первая' });
    await put('offer', { text: 'Вторая' });
    const [second, first] = await entries();
    expect([second, first]).toMatchObject([
      { label: 'Публичная оферта', before: { text: 'Первая' }, after: { text: 'Вторая' }, can_undo: true },
      { action: 'changed', before: { text: '' }, after: { text: 'Первая' }, can_undo: false },
    ]);
    expect(await refusalOf(undo(first))).toEqual([409, 'undo_too_late']);
    expect((await undo(second)).status).toBe(204);
    expect((await see('offer')).body.text).toBe('Первая');
    await put('offer', { text: '' });
    const [emptied] = await entries();
    expect((await see('offer')).status).toBe(404);
    await undo(emptied);
    expect((await see('offer')).body.text).toBe('Первая');
  });

  it('tell open pages that they have changed', async ({ site }) => {
    const changes = (since?: string) =>
      app.get<Schemas['Changes']>(`/api/changes/${since === undefined ? '' : `?since=${since}`}`, { token });
    const { since } = (await changes()).body;
    await put('returns', { text: 'По-новому' });
    expect((await changes(since)).body.changes).toEqual([{ kind: 'shop', id: site.shop.shopId }]);
  });

  it('are another shop’s own, which reads and takes back none of them', async ({ site }) => {
    await put('returns', { text: 'Наш возврат' });
    const [entry] = await entries();
    const other = await SmallShop.open(site.shop.db);
    const theirs = await TestApp.open(other);
    const theirToken = await theirs.tokenOf(await other.customer({ flags: ['edit_retail'] }));
    expect((await theirs.get('/api/info/returns/')).status).toBe(404);
    const { body } = await theirs.get<Schemas['InfoPageList']>('/api/info/', { token: theirToken });
    expect(body.result.map(({ text }) => text)).toEqual(['', '', '', '', '', '']);
    expect((await theirs.call('PUT', `/api/audit/${entry?.id}/undo/`, { token: theirToken })).status).toBe(404);
    await theirs.call('PUT', '/api/info/returns/', { token: theirToken, body: { version: 1, text: 'Их возврат' } });
    expect((await see('returns')).body.text).toBe('Наш возврат');
    await theirs.close();
  });
});

describeShopOnPostgres('a page of a shop that two write for the first time at once', (it) => {
  it('is written by one, and the other is shown what it is now', async ({ ownSite }) => {
    const { app, shop } = ownSite;
    const token = await app.tokenOf(await shop.customer({ flags: ['edit_retail'] }));
    const answers = await Promise.all(
      ['Первая', 'Вторая'].map((text) =>
        app.call<Page>('PUT', '/api/info/offer/', { token, body: { version: 1, text } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rows = await shop.db.orm.select().from(infoPages).where(eq(infoPages.shopId, shop.shopId));
    expect(rows).toMatchObject([{ slug: 'offer', version: 2 }]);
  });
});
