import type { components } from '#contract/types.ts';

type Schemas = components['schemas'];

/** A pickup for nothing and a courier for money. */
export const someDeliveries: Schemas['Delivery'][] = [
  { id: 1, version: 1, name: 'Самовывоз', description: 'Хранится неделю', price: 0, free_from: null, kind: 'pickup' },
  { id: 2, version: 1, name: 'Курьер', description: 'Завтра', price: 350.5, free_from: null, kind: 'address' },
];

/** The only pickup point. */
export const somePoints: Schemas['ShopPoint'][] = [
  { id: 5, version: 1, name: 'На Садовой', address: 'Садовая, 1', hours: 'ежедневно 10:00–21:00', image: null },
];

/** A line of an order: two cups, with what a test says of it. */
export function lineOfOrder(line: Partial<Schemas['OrderLine']> = {}): Schemas['OrderLine'] {
  return {
    id: 1,
    version: 1,
    item_id: 7,
    image_url: null,
    image: null,
    description: 'Чашка',
    comment: '',
    count: 2,
    retail_price: 500,
    discount: 0,
    price: 500,
    total: 1000,
    state: 'W',
    next_states: [],
    ...line,
  };
}

/** An order just made of two cups, with what a test says of it. */
export function orderOf(order: Partial<Schemas['PlacedOrder']> = {}): Schemas['PlacedOrder'] {
  return {
    id: 12,
    version: 1,
    customer: { id: 7, user: { first_name: 'Анна', last_name: 'Смирнова' }, phone: '79000000001' },
    state: 'created',
    is_covered: false,
    is_collected: false,
    comment: '',
    lines: [lineOfOrder()],
    delivery: {
      delivery_id: 1,
      name: 'Самовывоз',
      kind: 'pickup',
      price: 0,
      address: 'На Садовой, Садовая, 1',
      point: { id: 5, name: 'На Садовой', address: 'Садовая, 1', hours: 'ежедневно 10:00–21:00' },
      recipient_name: 'Анна Смирнова',
      recipient_phone: null,
    },
    items_total: 1000,
    total: 1000,
    is_priced: true,
    items_count: 2,
    created_at: '2026-11-21T09:30:00.000Z',
    timeline: [
      { kind: 'state', from: null, to: 'created', author: 'Анна Смирнова', at: '2026-11-21T09:30:00.000Z', reason: '' },
    ],
    next_states: [],
    ...order,
  };
}
