import { sql } from 'drizzle-orm';
import type { Database } from '../../db/engine/types.ts';

/** How large a shop to make. */
export interface LargeShopSize {
  items: number;
  orders: number;
  /** Of each order; 3. */
  lines?: number;
}

/** A shop for load tests, with the ids that a benchmark or a test needs. */
export interface LargeShop {
  shopId: number;
  /** Plain customers; each has orders. */
  customerIds: number[];
  /** Holds every flag that orders need. */
  staffId: number;
  categoryIds: number[];
  deliveryId: number;
  pointId: number;
}

const things = [
  'Кружка',
  'Чайник',
  'Тарелка',
  'Ваза',
  'Подсвечник',
  'Корзина',
  'Поднос',
  'Графин',
  'Плед',
  'Подушка',
  'Скатерть',
  'Полотенце',
  'Светильник',
  'Зеркало',
  'Кашпо',
  'Шкатулка',
  'Салфетница',
  'Сахарница',
  'Половник',
  'Скалка',
];
const looks = [
  'синяя',
  'белая',
  'зелёная',
  'матовая',
  'глянцевая',
  'полосатая',
  'дымчатая',
  'расписная',
  'гладкая',
  'рельефная',
  'походная',
  'праздничная',
  'подарочная',
  'детская',
  'садовая',
  'дорожная',
  'складная',
  'высокая',
  'низкая',
  'круглая',
];
const stuffs = [
  'керамика',
  'фарфор',
  'стекло',
  'дерево',
  'бамбук',
  'латунь',
  'сталь',
  'лён',
  'хлопок',
  'шерсть',
  'мрамор',
  'глина',
  'ротанг',
  'войлок',
  'пробка',
];
const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор', 'Жанна', 'Захар', 'Инна', 'Кирилл'];
/** Surnames are made of a beginning and an end: hardly anyone is found by chance. */
const surnameBeginnings = [
  'Авдее',
  'Белозу',
  'Ворон',
  'Гончар',
  'Дубе',
  'Ероше',
  'Журав',
  'Зинче',
  'Ища',
  'Ковал',
  'Лаза',
  'Мельни',
  'Назаре',
  'Остап',
  'Павле',
  'Романе',
  'Савче',
  'Тарасе',
  'Федоре',
  'Шевче',
];
const surnameEnds = ['енко', 'ук', 'ев', 'ский', 'ин', 'их', 'евич', 'ов', 'янц', 'ян'];

const CATEGORIES = 24;
const CUSTOMERS_PER_ORDER = 0.2;

const list = (words: readonly string[]) =>
  sql`(select array[${sql.join(
    words.map((word) => sql`${word}::text`),
    sql`, `,
  )}] as words)`;

/** Fills a database with a shop of many items and orders, without pictures, by statements that each write a table. */
export function seedLargeShop(
  db: Database,
  { items, orders, lines = 3 }: LargeShopSize = { items: 10_000, orders: 5_000 },
): Promise<LargeShop> {
  return db.exclusively(async (orm) => {
    const customers = Math.max(1, Math.round(orders * CUSTOMERS_PER_ORDER));
    const { rows: shops } = await orm.execute<{ id: number }>(
      sql`insert into shops (name, popularity_counted_at) values ('Большая лавка', now()) returning id`,
    );
    const shopId = shops[0]?.id ?? 0;
    await orm.execute(
      sql`insert into categories (shop_id, name, position)
        select ${shopId}, 'Раздел ' || n, n from generate_series(1, ${CATEGORIES}) n`,
    );
    await orm.execute(
      sql`insert into items (shop_id, category_id, name, description, retail_price, trade_price, discount, is_new,
        popularity)
        select ${shopId}, (select min(id) from categories where shop_id = ${shopId}) + n % ${CATEGORIES},
          thing.words[1 + n % 20] || ' ' || look.words[1 + n / 20 % 20] || ' ' || n,
          thing.words[1 + n % 20] || ' ' || look.words[1 + n / 7 % 20] || ', ' || stuff.words[1 + n / 3 % 15] || ' и '
            || stuff.words[1 + n / 5 % 15] || '. Для дома и в подарок.',
          5000 + n * 7919 % 500000, case when n % 3 = 0 then 4000 + n * 7919 % 300000 end,
            case when n % 4 = 0 then 5 + n % 40 else 0 end, n % 25 = 0, n * 6151 % 10007
        from generate_series(0, ${items - 1}) n, ${list(things)} thing, ${list(looks)} look, ${list(stuffs)} stuff`,
    );
    await orm.execute(
      sql`insert into customers (shop_id, first_name, last_name, phone, customer_type)
        select ${shopId}, first.words[1 + n % 10], beginning.words[1 + n / 10 % 20] || ending.words[1 + n / 200 % 10],
          '79' || lpad(n::text, 9, '0'), case when n % 10 = 0 then 'wholesale' else 'retail' end
        from generate_series(1, ${customers}) n, ${list(names)} first,
          ${list(surnameBeginnings)} beginning, ${list(surnameEnds)} ending`,
    );
    const {
      rows: [staff],
    } = await orm.execute<{ id: number }>(
      sql`insert into customers (shop_id, first_name, last_name, phone, flags)
        values (${shopId}, 'Мария', 'Кузнецова', '79500000001',
          '{get_strange_orders,update_state_placed_order,edit_balance_customers,create_strange_order}') returning id`,
    );
    await orm.execute(
      sql`insert into deliveries (shop_id, name, price, kind) values (${shopId}, 'Самовывоз', 0, 'pickup')`,
    );
    await orm.execute(
      sql`insert into delivery_points (shop_id, name, address) values (${shopId}, 'На Садовой', 'Садовая, 1')`,
    );
    await orm.execute(
      sql`insert into placed_orders (shop_id, customer_id, state, delivery_name, delivery_price, address,
        recipient_name, total, items_count, created_at)
        select ${shopId}, (select min(id) from customers where shop_id = ${shopId}) + n % ${customers},
          (array['created', 'accepted', 'canceled', 'rejected'])[1 + n % 4], 'Самовывоз', 0, 'На Садовой, Садовая, 1',
            'Анна', 0, 0, now() - (${orders} - n) * interval '10 minutes'
        from generate_series(0, ${orders - 1}) n`,
    );
    await orm.execute(
      sql`insert into order_lines (shop_id, order_id, item_id, description, retail_price, discount, price,
        ordered_price, count)
        select ${shopId}, o.id, i.id, i.name, i.retail_price, i.discount, i.discounted_price, i.discounted_price,
          1 + n % 3 from placed_orders o cross join generate_series(1, ${lines}::int) n
        join items i on i.id = (select min(id) from items where shop_id = ${shopId}) + (o.id * 31 + n * 977) % ${items}
        where o.shop_id = ${shopId}`,
    );
    await orm.execute(
      sql`update placed_orders o set total = lines.total, items_count = lines.count
        from (select order_id, sum(price * count) as total, sum(count) as count from order_lines
          where shop_id = ${shopId} group by order_id) lines where lines.order_id = o.id`,
    );
    await orm.execute(
      sql`insert into order_events (shop_id, order_id, from_state, to_state, author_id, at)
        select shop_id, id, null, 'created', customer_id, created_at from placed_orders where shop_id = ${shopId}
        union all
        select shop_id, id, 'created', state, ${staff?.id ?? null}::int, created_at + interval '5 minutes'
          from placed_orders where shop_id = ${shopId} and state <> 'created'`,
    );
    // Autovacuum would do this within a minute; until then, PostgreSQL plans as for empty tables.
    await orm.execute(sql`vacuum analyze`);
    const {
      rows: [found],
    } = await orm.execute<Pick<LargeShop, 'customerIds' | 'categoryIds' | 'deliveryId' | 'pointId'>>(
      sql`select
        (select json_agg(id order by id) from customers where shop_id = ${shopId} and flags = '{}') as "customerIds",
        (select json_agg(id order by id) from categories where shop_id = ${shopId}) as "categoryIds",
        (select min(id) from deliveries where shop_id = ${shopId}) as "deliveryId",
        (select min(id) from delivery_points where shop_id = ${shopId}) as "pointId"`,
    );
    if (!found || !staff) throw new Error('The large shop was not written');
    return { shopId, staffId: staff.id, ...found };
  });
}
