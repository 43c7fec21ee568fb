import type { components } from '#contract/types.ts';

type Cart = components['schemas']['Cart'];
type CartItem = components['schemas']['CartItem'];

/** A line of the cart as the server sends it: cups, with what a test says of them. */
export function lineOf(line: Partial<CartItem> = {}): CartItem {
  return {
    id: 1,
    item_id: 7,
    image_url: null,
    description: 'Чашка',
    comment: '',
    count: 1,
    is_gone: false,
    retail_price: 500,
    discounted_price: 500,
    discount: 0,
    discount_value: 0,
    price: 500,
    count_step: 1,
    count_min: 1,
    stock: null,
    ...line,
  };
}

/** A guest's cart with these lines. */
export function cartOf(items: CartItem[]): Cart {
  const total = items.reduce((sum, { price, count, is_gone }) => (is_gone ? sum : sum + price * count), 0);
  return { id: '0b8f5d9e-3a51-4f59-8d0e-1f2d3c4b5a69', customer_id: null, items, total };
}
