import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate, openBefore } from '#tests/support/server/migrate.ts';

/** The delivery of an order of shop 1, as names, and what it is found to be. */
const orders = [
  // Of those alike the newest, but one that is still used comes before one that was removed.
  ['Самовывоз', 'На Садовой, Садовая, 1', { method: 2, point: 2 }],
  ['Самовывоз', 'На Мойке, Мойка, 2', { method: 2, point: 4 }],
  ['Курьер', 'Лесная, 5', { method: 4, point: null }],
  ['Курьер', 'На Садовой, Садовая, 1', { method: 4, point: null }],
  // Two methods have this name, one of each kind.
  ['Своим ходом', 'На Мойке, Мойка, 2', { method: 5, point: 4 }],
  ['Своим ходом', 'Лесная, 5', { method: 6, point: null }],
  // The point has moved, the method is gone or has another name, and what another shop has doesn't count.
  ['Самовывоз', 'На Садовой, Садовая, 3', { method: null, point: null }],
  ['Почта', 'Лесная, 5', { method: null, point: null }],
  ['Дрон', 'Лесная, 5', { method: null, point: null }],
  ['Самовывоз', 'Чужая, Чужая, 1', { method: null, point: null }],
] as const;

it('finds the methods and the points of orders that kept their texts alone', async () => {
  const db = await openBefore('order-deliveries');
  await db.orm.execute(sql`insert into shops (name, host) values ('Лавка', 'shop.test'), ('Чужая', 'other.test')`);
  await db.orm.execute(sql`insert into customers (shop_id, first_name) values (1, 'Анна')`);
  await db.orm.execute(sql`insert into deliveries (shop_id, name, kind, deleted_at) values
    (1, 'Самовывоз', 'pickup', null), (1, 'Самовывоз', 'pickup', null), (1, 'Самовывоз', 'pickup', now()),
    (1, 'Курьер', 'address', null), (1, 'Своим ходом', 'pickup', null), (1, 'Своим ходом', 'address', null),
    (2, 'Дрон', 'address', null)`);
  await db.orm.execute(sql`insert into delivery_points (shop_id, name, address, deleted_at) values
    (1, 'На Садовой', 'Садовая, 1', null), (1, 'На Садовой', 'Садовая, 1', null), (1, 'На Садовой', 'Садовая, 1', now()),
    (1, 'На Мойке', 'Мойка, 2', now()), (2, 'Чужая', 'Чужая, 1', null)`);
  const place = async (name: string, address: string, chosen: number | null = null) =>
    db.orm.execute(sql`insert into placed_orders
      (shop_id, customer_id, delivery_id, delivery_name, delivery_price, address, recipient_name, total, items_count, version)
      values (1, 1, ${chosen}, ${name}, 0, ${address}, 'Анна', 100, 1, 7)`);
  for (const [name, address] of orders) await place(name, address);
  // What an order says of itself stays, whatever its method is called now.
  await place('Курьер', 'Лесная, 5', 6);
  await migrate(db);
  const { rows } = await db.orm.execute(
    sql`select delivery_id, delivery_point_id, delivery_name, address, version from placed_orders order by id`,
  );
  expect(rows).toEqual([
    ...orders.map(([name, address, { method, point }]) => ({
      delivery_id: method,
      delivery_point_id: point,
      delivery_name: name,
      address,
      version: 7,
    })),
    { delivery_id: 6, delivery_point_id: null, delivery_name: 'Курьер', address: 'Лесная, 5', version: 7 },
  ]);
  await db.close();
});

it('takes what methods ask now for the terms of orders that kept none', async () => {
  const db = await openBefore('terms-of-delivery');
  await db.orm.execute(sql`insert into shops (name, host) values ('Лавка', 'shop.test')`);
  await db.orm.execute(sql`insert into customers (shop_id, first_name) values (1, 'Анна')`);
  await db.orm.execute(sql`insert into deliveries (shop_id, name, kind, price, free_from, deleted_at) values
    (1, 'Курьер', 'address', 30000, 100000, null), (1, 'Почта', 'address', 20000, null, null),
    (1, 'Дрон', 'address', 90000, null, now())`);
  for (const method of [1, 2, 3, null])
    await db.orm.execute(sql`insert into placed_orders
      (shop_id, customer_id, delivery_id, delivery_name, delivery_price, address, recipient_name, total, items_count)
      values (1, 1, ${method}, '', 0, '', 'Анна', 100, 1)`);
  await migrate(db);
  const { rows } = await db.orm.execute(
    sql`select delivery_full_price::int as price, delivery_free_from::int as free from placed_orders order by id`,
  );
  expect(rows).toEqual([
    { price: 30_000, free: 100_000 },
    { price: 20_000, free: null },
    { price: null, free: null },
    { price: null, free: null },
  ]);
  await db.close();
});
