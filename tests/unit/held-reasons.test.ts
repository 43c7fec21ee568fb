import { heldReason } from '#entities/order/transitions/transitions.strings.ts';
import type { LinesRefusal } from '#common/order-line.ts';
import { refusedTransition } from '#server/domain/order/transition.ts';
import { expect, it } from 'vitest';

const line = {
  version: 1,
  comment: '',
  count: 1,
  retail_price: 100,
  discount: 0,
  total: 100,
  item_id: 1,
  image: null,
  image_url: null,
  next_states: [] as never[],
} as const;
const cup = { ...line, description: 'Чашка' } as const;
const photo = { ...line, description: '', price: null } as const;
const lines = [
  { ...cup, id: 1, price: 100, state: 'F' },
  { ...photo, id: 2, state: 'O' },
  { ...photo, id: 3, state: 'W' },
  { ...photo, id: 4, state: 'P' },
  { ...photo, id: 5, state: 'W' },
] as const;

it.each([
  ['no_lines', 'В заказе не осталось товаров. Отмените его.'],
  ['not_priced', 'Укажите цену: фото (строка 2), фото (строка 3), фото (строка 4) и ещё 1.'],
  ['lines_ordered', 'Ждём поставщика: фото (строка 2).'],
  ['lines_handed_over', 'Уже выдано: «Чашка» (строка 1).'],
  ['lines_received', 'Часть товаров вы уже получили: отменить заказ нельзя. Свяжитесь с нами.'],
  ['lines_in_work', 'Товары уже в работе: отменить заказ можем только мы. Свяжитесь с нами.'],
] as const satisfies readonly (readonly [LinesRefusal, string])[])(
  'an order that is held back says why in the same words before and after the attempt: %s',
  (refusal, text) => {
    const locked = lines.map((one) => ({
      ...one,
      itemId: 1,
      retailPrice: 100,
      orderedPrice: 100,
      reason: '',
      moves: [],
      purchaseId: null,
      albumId: null,
    }));
    const order = {
      id: 1,
      shopId: 1,
      version: 1,
      customerId: 1,
      customerType: 'retail',
      isPrepaid: false,
      state: 'accepted',
      deliveryPrice: 0,
      total: 100,
      isPriced: false,
      itemsCount: 5,
      lines: locked,
    } as const;
    const { message } = refusedTransition(refusal, { ...order, lines: [...locked] }, 'canceled');
    const said = [heldReason(refusal, lines), message.replace(/^order_\w+: /, '')];
    expect(said.map((one) => one.replaceAll('\u00A0', ' '))).toEqual([text, text]);
  },
);
