import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrate, openBefore } from '#tests/support/server/migrate.ts';

describe('orders made before lines could be without a price', () => {
  it('ask for the prices of their photos where they were not billed, and their lines have the states of theirs', async () => {
    const db = await openBefore('not-priced');
    await db.orm.execute(sql`insert into shops (name, host) values ('Лавка', 'shop.test')`);
    await db.orm.execute(sql`insert into customers (shop_id, first_name) values (1, 'Анна')`);
    await db.orm.execute(sql`insert into categories (shop_id, name) values (1, 'Посуда')`);
    await db.orm.execute(sql`insert into items (shop_id, category_id, name, retail_price)
      values (1, 1, 'Чашка', 100)`);
    const states = ['created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed', 'canceled'];
    for (const state of states)
      await db.orm.execute(sql`with made as (
          insert into placed_orders (shop_id, customer_id, state, delivery_name, delivery_price, address, recipient_name, total, items_count)
          values (1, 1, ${state}, 'Самовывоз', 0, 'Садовая, 1', 'Анна', 100, 2) returning id
        ), steps as (
          insert into order_state_changes (shop_id, order_id, to_state, reason) select 1, id, ${state}, 'Так вышло' from made
        ) insert into order_lines (shop_id, order_id, item_id, description, price, count)
          select 1, made.id, item.id, '', coalesce(item.price, 0), 1 from made cross join (values (1, 100), (null, null)) item (id, price)`);
    await migrate(db);
    const { rows } = await db.orm.execute(sql`select o.state, is_priced, string_agg(
        l.state || coalesce(price::text, '?') || l.reason || coalesce((select string_agg(' ' || (m ->> 'from') || (m ->> 'to'), '') from jsonb_array_elements(moves) m), ''), ', ' order by l.id) as lines
      from placed_orders o join order_lines l on l.order_id = o.id group by o.id order by o.id`);
    expect(rows.map(({ state, is_priced, lines }) => [state, is_priced, lines])).toEqual([
      ['created', false, 'W100, W?'],
      ['accepted', false, 'W100, W?'],
      ['need_pay', true, 'W100, W0'],
      ['collected', true, 'P100 WP, P0 WP'],
      ['delivery', true, 'P100 WP, P0 WP'],
      ['done', true, 'F100 WP PF, F0 WP PF'],
      ['completed', true, 'F100 WP PF, F0 WP PF'],
      ['canceled', false, 'C100Так вышло WC, C?Так вышло WC'],
    ]);
    await db.close();
  });
});
