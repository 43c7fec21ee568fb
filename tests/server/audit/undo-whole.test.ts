import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { contractOperations, permissions, resolveSchema } from '#server/contract/document.ts';
import { categories, deliveries, deliveryPoints, permissionGroups } from '#server/db/schema.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { only, type SmallShop } from '#tests/support/server/small-shop.ts';

type Record_ = Readonly<Record<string, unknown>>;

/** A record, and every field of the form that changes it, each with another value than it has. */
interface Changed {
  operation: string;
  url: string;
  body: Record_;
  /** Where the record is read, and what of the answer it is. */
  read: { url: string; of: (answer: Record_) => unknown };
}

/** What is no field of the record, and pictures, which have tests of their own. */
const besides: ReadonlySet<string> = new Set([
  'id',
  'version',
  'expected_stock',
  'images',
  'file_id',
  'image_id',
  'logo_id',
  'avatar_id',
]);

const inList = (id: number) => (answer: Record_) =>
  (answer['result'] as readonly Record_[]).find((one) => one['id'] === id);
const whole = (answer: Record_) => answer;

const makers: Readonly<Record<components['schemas']['AuditEntity'], (shop: SmallShop) => Promise<Changed>>> = {
  item: async (shop) => {
    const [main, second, next] = await addCategories(shop);
    const old = { name: 'Ваза', article: 'В-1', description: 'Синяя', retailPrice: 51_000, tradePrice: 42_000 };
    const id = await shop.item({ ...old, categoryId: main, discount: 5, countStep: 2, countMin: 4, stock: 60 });
    return {
      operation: 'updateItem',
      url: '/api/item/',
      read: { url: `/api/item/${id}/`, of: whole },
      body: {
        id,
        name: 'Кувшин',
        article: 'К-7',
        description: 'Белый',
        category_id: second,
        other_category_ids: [next],
        attributes: [{ name: 'Материал', value: 'Глина' }],
        retail_price: 730,
        trade_price: 620,
        discount: 15,
        is_new: true,
        is_hidden: true,
        count_step: 3,
        count_min: 9,
        stock: 80,
      },
    };
  },
  category: async (shop) => {
    const [id, parent] = await addCategories(shop);
    return {
      operation: 'updateCategory',
      url: `/api/category/${id}/`,
      read: { url: '/api/category/', of: inList(id) },
      body: { name: 'Кувшины', parent_id: parent, place: 0 },
    };
  },
  customer: async (shop) => {
    const person = { firstName: 'Ольга', lastName: 'Зимина', phone: '79001112233' };
    const { id } = (await shop.customer(person)).customer;
    return {
      operation: 'updateCustomer',
      url: `/api/customers/${id}/`,
      read: { url: `/api/customers/${id}/`, of: whole },
      body: {
        first_name: 'Елена',
        last_name: 'Летова',
        phone: '79004445566',
        customer_type: 'wholesale',
        is_intermediary: true,
        comment: 'Звонить после обеда',
        group_ids: [await addGroup(shop)],
        permissions: ['edit_item'],
      },
    };
  },
  permission_group: async (shop) => {
    const id = await addGroup(shop);
    return {
      operation: 'updatePermissionGroup',
      url: `/api/permission-group/${id}/`,
      read: { url: '/api/permission-group/', of: inList(id) },
      body: { name: 'Старшие', permissions: ['create_item'], is_for_new: true },
    };
  },
  retail: async () => ({
    operation: 'updateRetail',
    url: '/api/retail/',
    read: { url: '/api/retail/current/', of: whole },
    body: {
      name: 'Гжель',
      description: 'Посуда',
      currency: '€',
      time_zone: 'Asia/Omsk',
      requisites: 'ИНН 7707083893',
      primary_color: '#7A1F3D',
      min_order_sum: 1500,
      is_prepaid: true,
      trade_prices_shown_to: 'everyone',
      staff_sign_in_by_code: false,
      contacts: {
        ref: 'https://gzhel.test',
        phone: '79007778899',
        vk: 'gzhel_vk',
        ok: 'gzhel_ok',
        whatsapp: '79007778800',
        viber: '79007778811',
        telegram: 'gzhel_tg',
        instagram: 'gzhel_in',
      },
    },
  }),
  delivery: async ({ db, shopId }) => {
    const values = { shopId, name: 'Почта', description: 'До двери', price: 30_000, kind: 'address' } as const;
    const { id } = only(
      await db.orm
        .insert(deliveries)
        .values({ ...values, position: 9 })
        .returning(),
    );
    return {
      operation: 'updateDelivery',
      url: `/api/delivery/${id}/`,
      read: { url: '/api/delivery/', of: (answer) => answer['result'] },
      body: { name: 'Бандероль', description: 'В отделение', price: 270, free_from: 4000, kind: 'pickup', place: 1 },
    };
  },
  delivery_point: async ({ db, shopId }) => {
    const values = { shopId, name: 'На рынке', address: 'Кузнечный, 3', hours: 'Пн–пт' };
    const { id } = only(await db.orm.insert(deliveryPoints).values(values).returning());
    return {
      operation: 'updateDeliveryPoint',
      url: `/api/delivery-point/${id}/`,
      read: { url: '/api/delivery-point/', of: inList(id) },
      body: { name: 'На площади', address: 'Сенная, 4', hours: 'Ежедневно' },
    };
  },
  info_page: async () => ({
    operation: 'updateInfoPage',
    url: '/api/info/returns/',
    read: { url: '/api/info/', of: textsOf },
    body: { text: 'Напишите или позвоните нам.' },
  }),
};

/** A page is told when it was last written, which undoing is too. */
const textsOf = (answer: Record_): unknown =>
  (answer['result'] as readonly Record_[]).map(({ slug, text }) => ({ slug, text }));

async function addCategories({ db, shopId }: SmallShop): Promise<[number, number, number]> {
  const names = ['Вазы', 'Миски', 'Блюда'].map((name) => ({ shopId, name: `${name} ${randomUUID()}` }));
  const [one, two, three] = await db.orm.insert(categories).values(names).returning();
  return [one?.id ?? 0, two?.id ?? 0, three?.id ?? 0];
}

const addGroup = async ({ db, shopId }: SmallShop): Promise<number> =>
  only(await db.orm.insert(permissionGroups).values({ shopId, name: 'Кассиры' }).returning()).id;

describeShop('undo of a change of every field', (it) => {
  it.for(Object.entries(makers))('puts back all of them: %s', async ([entity, make], { ownSite: { shop, app } }) => {
    const { operation, url, body, read } = await make(shop);
    const operationOf = contractOperations.find(({ id }) => id === operation);
    const properties = Object.keys(resolveSchema(operationOf?.body ?? {})['properties'] ?? {});
    expect(
      Object.keys(body)
        .filter((name) => name !== 'id')
        .toSorted(),
    ).toEqual(properties.filter((name) => !besides.has(name)).toSorted());

    const token = await app.tokenOf(await shop.staff(...permissions));
    const readNow = async () => {
      const answer = read.of((await app.get<Record_>(read.url, { token })).body);
      return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
        name === 'version' ? 'any' : value,
      ) as unknown;
    };
    const before = await readNow();
    expect((await app.call('PUT', url, { token, body })).status).toBe(200);
    expect(await readNow()).not.toEqual(before);
    const audit = await app.get<components['schemas']['AuditList']>('/api/audit/?limit=1', { token });
    expect(audit.body.result).toMatchObject([{ entity, action: 'changed', can_undo: true }]);
    const { status } = await app.call('PUT', `/api/audit/${audit.body.result[0]?.id}/undo/`, { token });
    expect(status).toBe(204);
    expect(await readNow()).toEqual(before);
  });
});
