import type { DemoDelivery, DemoFlag, DemoGroup, DemoPoint } from './types.ts';

/** The demo shop; its contacts are fictitious. */
export const demoShop = {
  name: 'Лён и глина',
  description:
    'Посуда, текстиль, чай и подарки для тёплого дома. В розницу и оптом для кафе, гостиниц и подарочных лавок.',
  currency: '₽',
  timeZone: 'Europe/Moscow',
  // A newcomer tries the demo's staff by the simulated telephone.
  staffSignInByCode: true,
  contacts: {
    ref: 'https://len-i-glina.example',
    phone: '79000000000',
    vk: 'https://vk.example/len_i_glina',
    ok: 'https://ok.example/len_i_glina',
    whatsapp: '79000000000',
    viber: '79000000000',
    telegram: 'https://t.example/len_i_glina',
    instagram: 'https://instagram.example/len_i_glina',
  },
  requisites: [
    'ИП Ильинская В. Д., ИНН 000000000000, Санкт-Петербург, Садовая улица, 28',
    'Расчётный счёт 00000000000000000000, БИК 000000000',
    '',
    'СБП по номеру +7 (900) 000 00 00, получатель Вера Дмитриевна И.',
    'Карта 0000 0000 0000 0000',
    'Назначение платежа: пополнение баланса',
    'Это витрина для знакомства: настоящих денег не переводите.',
  ].join('\n'),
};

/** Delivery methods, the cheapest first. */
export const demoDeliveries: readonly DemoDelivery[] = [
  {
    key: 'pickup',
    name: 'Самовывоз',
    description: 'Соберём за день и позвоним. Храним заказ пять дней.',
    price: 0,
    kind: 'pickup',
  },
  {
    key: 'post',
    name: 'Почта России',
    description: 'До почтового отделения, от пяти дней. Посуду упаковываем в два слоя.',
    price: 290_00,
    kind: 'address',
  },
  {
    key: 'express',
    name: 'Транспортная компания до двери',
    description: 'По всей России за два–четыре дня, с отслеживанием.',
    price: 450_00,
    kind: 'address',
  },
  {
    key: 'courier',
    name: 'Курьер по городу',
    description: 'Завтра с 10 до 21 часа, интервал согласуем по телефону.',
    price: 350_00,
    kind: 'address',
  },
];

export const demoPoints: readonly DemoPoint[] = [
  {
    key: 'sadovaya',
    name: 'Лавка на Садовой',
    address: 'Санкт-Петербург, Садовая улица, 28, вход со двора',
    hours: 'Ежедневно с 10:00 до 21:00',
  },
  {
    key: 'workshop',
    name: 'Мастерская на Васильевском',
    address: 'Санкт-Петербург, 7-я линия В.\u00A0О.,\u00A034',
    hours: 'Вт–вс с 11:00 до 20:00',
  },
  {
    key: 'market',
    name: 'Прилавок на рынке',
    address: 'Санкт-Петербург, Кузнечный переулок, 3, ряд 12',
    hours: 'Пн–сб с 9:00 до 19:00',
  },
];

const everyFlag: readonly DemoFlag[] = [
  'create_item',
  'edit_item',
  'delete_item',
  'create_order',
  'edit_order',
  'delete_order',
  'update_state_placed_order',
  'send_to_purchase_placed_order',
  'edit_payments',
  'edit_retail',
  'make_delivery',
  'make_delivery_point',
  'get_strange_payments',
  'create_strange_payments',
  'get_strange_orders',
  'get_customers',
  'create_customers',
  'edit_customers',
  'delete_customers',
  'recovery_customers',
  'edit_balance_customers',
  'trade_price_orders',
  'create_strange_order',
  'delete_strange_order',
  'edit_strange_order',
  'get_strange_balance_history',
  'get_purchase',
];

export const demoGroups: readonly DemoGroup[] = [
  { key: 'everybody', name: 'Для всех новых', flags: ['create_order'], isForNew: true },
  { key: 'owner', name: 'Владелец', flags: everyFlag },
  {
    key: 'manager',
    name: 'Менеджер',
    flags: [
      'create_item',
      'edit_item',
      'create_order',
      'edit_order',
      'update_state_placed_order',
      'send_to_purchase_placed_order',
      'get_strange_payments',
      'get_strange_orders',
      'get_customers',
      'create_customers',
      'edit_customers',
      'trade_price_orders',
      'create_strange_order',
      'edit_strange_order',
      'get_strange_balance_history',
      'get_purchase',
    ],
  },
  {
    key: 'cashier',
    name: 'Кассир',
    flags: [
      'edit_payments',
      'get_strange_payments',
      'create_strange_payments',
      'get_strange_orders',
      'get_customers',
      'edit_balance_customers',
      'get_strange_balance_history',
    ],
  },
];
