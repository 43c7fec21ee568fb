import { drawSlope } from '#tests/support/server/pictures.ts';
import { PURCHASE, type Shop } from './shop.ts';

const firstNames = [
  'Анна',
  'Борис',
  'Вера',
  'Глеб',
  'Дарья',
  'Егор',
  'Жанна',
  'Захар',
  'Ирина',
  'Кристина',
  'Лев',
  'Мария',
  'Никита',
  'Ольга',
  'Павел',
  'Раиса',
  'Семён',
  'Тамара',
  'Юлия',
  'Фёдор',
  'Елена',
  'Арина',
  'Вадим',
  'Галина',
  'Денис',
];
const lastNames = ['Морозова', 'Новиков', 'Гончаренко', 'Лыков', 'Шестаковская-Преображенская', 'Мельниченко', 'Рябов'];

const EVENING = { orders: 60, tea: 34, photos: 12, payments: 16 };

/** The customers of an evening. */
async function makeCustomers(shop: Shop): Promise<number[]> {
  const customers: number[] = [];
  for (const [index, name] of firstNames.entries()) {
    const { id } = await shop.ask<{ id: number }>('POST', '/customers/', {
      first_name: name,
      last_name: lastNames[index % lastNames.length],
      phone: `7911000${1000 + index}`,
    });
    customers.push(id);
  }
  return customers;
}

async function findCourier(shop: Shop): Promise<number> {
  const { result } = await shop.ask<{ result: { id: number; kind: string }[] }>('GET', '/delivery/');
  return result.find(({ kind }) => kind === 'address')?.id ?? 0;
}

const deliveryTo = (customerId: number | undefined, deliveryId: number, at: number) => ({
  customer_id: customerId,
  delivery_id: deliveryId,
  address: `Садовая, ${at + 1}`,
  recipient_name: 'Анна Смирнова',
  recipient_phone: '79110001000',
});

async function tellPayments(shop: Shop, customers: readonly number[]): Promise<void> {
  for (let at = await shop.countPayments('W'); at < EVENING.payments; at += 1)
    await shop.ask('POST', '/payment/', {
      customer_id: customers[at],
      type: 'top_up',
      amount: 3000 + at * 250.5,
      way: 'sbp',
      comment: at % 3 === 0 ? 'За чайник' : '',
    });
}

/** Fills the demo shop with customers whose payments wait: what a cashier finds. */
export async function preparePayments(shop: Shop): Promise<void> {
  await tellPayments(shop, await makeCustomers(shop));
}

/** Sends lines of 17 orders to a purchase of the demo's intermediary: 17, 11 and 6 of three things. */
export async function prepareBuying(shop: Shop): Promise<void> {
  const customers = await makeCustomers(shop);
  const { id: intermediaryId } = await shop.ask<{ id: number }>('GET', '/customers/current/', undefined, 'buyer');
  const items = (await shop.ask<{ result: { id: number }[] }>('GET', '/item/list/')).result;
  const deliveryId = await findCourier(shop);
  const purchase = { name: PURCHASE, intermediary_id: intermediaryId };
  const { id: purchaseId } = await shop.ask<{ id: number }>('POST', '/purchases/', purchase);
  for (let at = 0; at < 17; at += 1) {
    const lines = [17, 11, 6].flatMap((count, index) =>
      at < count ? [{ item_id: items[index]?.id, count: 1, comment: at === 2 ? 'можно чуть меньше' : '' }] : [],
    );
    const delivery = deliveryTo(customers[at], deliveryId, at);
    const { id } = await shop.ask<{ id: number }>('POST', '/placed-order/', { lines, delivery, force: true });
    await shop.ask('PUT', `/placed-order/${id}/update-state/`, { state: 'accepted' });
    await shop.ask('PUT', `/placed-order/${id}/send-to-purchase/`, { purchase_id: purchaseId });
  }
}

/** Fills the demo shop as the office was tried: 60 new orders of 25 customers, photos, payments, a purchase. */
export async function prepareEvening(shop: Shop): Promise<void> {
  const customers = await makeCustomers(shop);
  const found = await shop.ask<{ result: { id: number; name: string }[] }>('GET', '/item/list/?search_text=чайник');
  const items = found.result.filter(({ name }) => name.startsWith('Чайник'));
  const others = (await shop.ask<{ result: { id: number }[] }>('GET', '/item/list/')).result;
  const deliveryId = await findCourier(shop);
  const form = new FormData();
  const picture = await drawSlope(600, 800).png().toBuffer();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
  const { id: fileId } = await shop.ask<{ id: string }>('POST', '/file/upload/', form);
  for (let at = 0; at < EVENING.orders; at += 1) {
    const tea = at < 17 ? 0 : at < 28 ? 1 : 2;
    const lines = [
      ...(at < EVENING.tea
        ? [{ item_id: items[tea]?.id, count: 1, comment: at % 9 === 0 ? 'можно чуть меньше' : '' }]
        : []),
      ...(at >= EVENING.tea && at < EVENING.tea + EVENING.photos
        ? [
            { file_id: fileId, count: 1, comment: 'Синюю, если есть' },
            { file_id: fileId, count: 1 },
          ]
        : []),
      ...(at >= EVENING.tea + EVENING.photos || at % 2 === 1
        ? [{ item_id: others[at % 5]?.id, count: 1 + (at % 2) }]
        : []),
    ];
    await shop.ask('POST', '/placed-order/', {
      lines,
      delivery: deliveryTo(customers[at % customers.length], deliveryId, at),
      force: true,
    });
  }
  await tellPayments(shop, customers);
  await shop.ask('POST', '/purchases/', { name: PURCHASE });
  const paid = { first_name: 'Зоя', last_name: 'Возвратова', phone: '79110002000' };
  const { id: paidId } = await shop.ask<{ id: number }>('POST', '/customers/', paid);
  await shop.ask('PUT', `/customers/${paidId}/edit-balance/`, { amount: 5000, reason: 'Предоплата' });
}
