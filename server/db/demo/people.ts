import type { DemoOrder, DemoPerson } from './types.ts';

/** Whom one can sign in as; each key is also that of an avatar. */
export const demoPeople: readonly DemoPerson[] = [
  { key: 'vera', firstName: 'Вера', lastName: 'Ильинская', phone: '79000000001', customerType: 'retail', groups: ['owner'], startBalance: 0, about: 'владелица лавки, может всё' },
  { key: 'mikhail', firstName: 'Михаил', lastName: 'Орлов', phone: '79000000002', customerType: 'retail', groups: ['manager'], startBalance: 0, about: 'менеджер: принимает и собирает заказы' },
  { key: 'ekaterina', firstName: 'Екатерина', lastName: 'Смирнова', phone: '79000000003', customerType: 'retail', groups: [], startBalance: 25_000_00, about: 'розничная покупательница, у неё есть заказы и баланс' },
  { key: 'dmitry', firstName: 'Дмитрий', lastName: 'Корнеев', phone: '79000000004', customerType: 'wholesale', groups: [], startBalance: 120_000_00, about: 'оптовый покупатель, видит оптовые цены' },
  { key: 'olga', firstName: 'Ольга', lastName: 'Зимина', phone: '79000000005', customerType: 'retail', groups: ['cashier'], startBalance: 0, about: 'кассир: подтверждает платежи' },
];

const HOME = 'Санкт-Петербург, улица Рубинштейна, 15, квартира 42';
const CAFE = 'Санкт-Петербург, Большой проспект П. С., 48, кафе «Полдень»';

/** What the demo people have ordered, oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  {
    personKey: 'ekaterina', lines: [{ itemKey: 'mug-meadow', count: 2 }, { itemKey: 'tea-ivan', count: 1 }], deliveryKey: 'pickup', place: 'sadovaya', comment: '', daysAgo: 48,
    path: ['created', 'accepted', 'need_pay', 'collected', 'done', 'completed'], reason: '',
  },
  {
    personKey: 'dmitry', lines: [{ itemKey: 'cup-coffee', count: 24 }, { itemKey: 'plate-garland', count: 12 }, { itemKey: 'napkins-linen', count: 10 }], deliveryKey: 'courier', place: CAFE,
    comment: 'Счёт на ООО «Полдень», нужны закрывающие документы.', daysAgo: 40, path: ['created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed'], reason: '',
  },
  {
    personKey: 'ekaterina', lines: [{ itemKey: 'blanket-wool', count: 1, comment: 'Если есть, посветлее' }], deliveryKey: 'courier', place: HOME, comment: 'Позвоните за час.', daysAgo: 31,
    path: ['created', 'accepted', 'collected', 'delivery', 'done'], reason: '',
  },
  {
    personKey: 'ekaterina', lines: [{ itemKey: 'knife-set', count: 1 }], deliveryKey: 'post', place: HOME, comment: '', daysAgo: 24, path: ['created', 'canceled'], reason: 'Покупательница передумала',
  },
  {
    personKey: 'olga', lines: [{ itemKey: 'candle-fig', count: 3 }, { itemKey: 'soap-trio', count: 2 }], deliveryKey: 'pickup', place: 'workshop', comment: 'Заберу после смены.', daysAgo: 19,
    path: ['created', 'rejected'], reason: 'Нет в наличии до конца месяца',
  },
  {
    personKey: 'dmitry', lines: [{ itemKey: 'tea-black', count: 20 }, { itemKey: 'tea-green', count: 15 }, { itemKey: 'coffee-house', count: 30 }], deliveryKey: 'courier', place: CAFE, comment: 'Разгрузка со двора, до 11 утра.', daysAgo: 12,
    path: ['created', 'accepted', 'need_pay', 'collected', 'delivery'], reason: '',
  },
  {
    personKey: 'ekaterina', lines: [{ itemKey: 'jam-raspberry', count: 3 }, { itemKey: 'honey-linden', count: 2 }, { itemKey: 'jam-pine', count: 1, comment: 'В подарок, упакуйте отдельно' }], deliveryKey: 'pickup', place: 'sadovaya', comment: '', daysAgo: 9,
    path: ['created', 'accepted', 'need_pay', 'collected'], reason: '',
  },
  {
    personKey: 'mikhail', lines: [{ itemKey: 'apron-linen', count: 1 }, { itemKey: 'board-endgrain', count: 1 }], deliveryKey: 'pickup', place: 'workshop', comment: 'Себе, по цене для своих.', daysAgo: 7, path: ['created', 'accepted'], reason: '',
  },
  {
    personKey: 'dmitry', lines: [{ itemKey: 'gift-tea', count: 15, comment: 'С открыткой «С Новым годом»' }, { itemKey: 'cards-summer', count: 15 }], deliveryKey: 'express', place: CAFE, comment: 'Подарки сотрудникам.', daysAgo: 5,
    path: ['created', 'accepted', 'need_pay'], reason: '',
  },
  {
    personKey: 'ekaterina', lines: [{ itemKey: 'lamp-mushroom', count: 1 }, { itemKey: 'toy-hare', count: 1 }, { itemKey: 'blanket-baby', count: 1 }], deliveryKey: 'courier', place: HOME, comment: 'В детскую, можно в выходной.', daysAgo: 2, path: ['created', 'accepted'], reason: '',
  },
  {
    personKey: 'ekaterina', lines: [{ itemKey: 'vase-tall', count: 1 }, { itemKey: 'pot-trailing', count: 2, comment: 'Обе одинаковые' }], deliveryKey: 'pickup', place: 'market', comment: '', daysAgo: 1, path: ['created'], reason: '',
  },
  {
    personKey: 'dmitry', lines: [{ itemKey: 'bowl-soup', count: 30 }, { itemKey: 'spoons-beech', count: 6 }], deliveryKey: 'courier', place: CAFE, comment: 'Нужно к пятнице, если успеете.', daysAgo: 0, path: ['created'], reason: '',
  },
];
