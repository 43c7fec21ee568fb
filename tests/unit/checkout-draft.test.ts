import type { CheckoutDraft } from '#machines/order/checkout.machine.ts';
import {
  knownDraft,
  orderOf,
  orderPaths,
  problemsOf,
  type CheckoutOffer,
} from '#entities/order/placing/checkout-draft.ts';
import { refusedTexts } from '#ui/form/refused-texts.ts';
import { lineOf } from '#tests/support/dom/cart-samples.ts';
import { someDeliveries, somePoints } from '#tests/support/dom/order-samples.ts';
import { describe, expect, it } from 'vitest';
import type { Customer } from '#page/shop-context.tsx';

const [pickup, courier] = someDeliveries;
if (!pickup || !courier) throw new Error('The samples have two methods');
const offer: CheckoutOffer = {
  deliveries: someDeliveries,
  points: [...somePoints, { id: 6, name: 'На Мойке', address: 'Мойка, 2', hours: '' }],
};
const anna: Customer = {
  id: 7,
  version: 1,
  avatar_url: null,
  user: { first_name: 'Анна', last_name: 'Смирнова' },
  phone: '79000000001',
  balance: 0,
  available: 0,
  customer_type: 'retail',
  permissions: [],
  is_intermediary: false,
  last_delivery: null,
};
const required = 'Это поле не может быть пустым.';
const draft = (edits: Partial<CheckoutDraft> = {}) => ({ ...knownDraft(anna, offer), ...edits });

describe('the form of an order', () => {
  it('is filled in with what is known of the customer', () => {
    expect(draft()).toEqual({
      deliveryId: 1,
      pointId: null,
      address: '',
      recipientName: 'Анна Смирнова',
      recipientPhone: '(900) 000 00 01',
      comment: '',
    });
    expect(knownDraft({ ...anna, phone: null }, { ...offer, points: somePoints })).toMatchObject({
      pointId: 5,
      recipientPhone: '',
    });
  });

  it('is filled in like the last order', () => {
    const last_delivery = {
      delivery_id: 2,
      delivery_point_id: 6,
      address: 'Лесная, 5',
      recipient_name: 'Ольга Иванова',
      recipient_phone: '79000000012',
    };
    expect(knownDraft({ ...anna, last_delivery }, offer)).toEqual({
      deliveryId: 2,
      pointId: 6,
      address: 'Лесная, 5',
      recipientName: 'Ольга Иванова',
      recipientPhone: '(900) 000 00 12',
      comment: '',
    });
    // The recipient's phone is the account's where the order had none of its own.
    const unreached = { ...last_delivery, recipient_phone: null };
    expect(knownDraft({ ...anna, last_delivery: unreached }, offer)).toMatchObject({
      recipientName: 'Ольга Иванова',
      recipientPhone: '(900) 000 00 01',
    });
  });

  it('offers no method and no point that the shop has ended since', () => {
    const last_delivery = {
      delivery_id: 9,
      delivery_point_id: 8,
      address: '',
      recipient_name: 'Анна Смирнова',
      recipient_phone: null,
    };
    const known = { ...anna, last_delivery };
    expect(knownDraft(known, offer)).toMatchObject({ deliveryId: 1, pointId: null });
    expect(knownDraft(known, { ...offer, points: somePoints })).toMatchObject({ deliveryId: 1, pointId: 5 });
    expect(knownDraft({ ...known, last_delivery: { ...last_delivery, delivery_id: null } }, offer)).toMatchObject({
      deliveryId: 1,
    });
  });

  it('wants a point for a pickup and an address for a courier', () => {
    expect(problemsOf(draft(), offer, anna)).toEqual({ pointId: 'Выберите пункт выдачи.' });
    expect(problemsOf(draft({ pointId: 99 }), offer, anna)).toEqual({ pointId: 'Выберите пункт выдачи.' });
    expect(problemsOf(draft({ pointId: 6 }), offer, anna)).toEqual({});
    expect(problemsOf(draft({ deliveryId: 2, address: '  ' }), offer, anna)).toEqual({ address: required });
    expect(problemsOf(draft({ deliveryId: 2, address: ' Дом ' }), offer, anna)).toEqual({
      address: 'Кол-во символов должно быть минимум 5',
    });
    expect(problemsOf(draft({ deliveryId: 2, address: 'Невский, 1' }), offer, anna)).toEqual({});
    expect(problemsOf(draft({ deliveryId: 99 }), offer, anna)).toEqual({ deliveryId: required });
  });

  it('wants a name of two letters, and a whole phone or none', () => {
    const errors = (edits: Partial<CheckoutDraft>) => problemsOf(draft({ pointId: 6, ...edits }), offer, anna);
    expect(errors({ recipientName: ' ' })).toEqual({ recipientName: required });
    expect(errors({ recipientName: 'Я' })).toEqual({ recipientName: 'Кол-во символов должно быть минимум 2' });
    expect(errors({ recipientPhone: '(900) 000' })).toEqual({ recipientPhone: 'Номер телефона указан неверно.' });
    expect(errors({ recipientPhone: '' })).toEqual({});
  });

  it('wants a phone of somebody whose account has none', () => {
    const social = { ...anna, phone: null };
    const errors = (recipientPhone: string) =>
      problemsOf({ ...knownDraft(social, offer), pointId: 6, recipientPhone }, offer, social);
    expect(errors('')).toEqual({ recipientPhone: required });
    expect(errors('(900) 000')).toEqual({ recipientPhone: 'Номер телефона указан неверно.' });
    expect(errors('(900) 000 00 02')).toEqual({});
  });
});

describe('the order that is sent', () => {
  it('has what its method needs, and the total that was seen', () => {
    const filled = draft({ pointId: 6, address: ' Невский, 1 ', comment: ' Тише ' });
    expect(
      orderOf(filled, pickup, 7, { itemsTotal: 999.9, lines: [lineOf({ id: 3, price: 333.3, count: 3 })] }),
    ).toEqual({
      comment: 'Тише',
      expected_total: 999.9,
      expected_lines: [{ id: 3, price: 333.3 }],
      delivery: {
        customer_id: 7,
        delivery_id: 1,
        delivery_point_id: 6,
        recipient_name: 'Анна Смирнова',
        recipient_phone: '79000000001',
      },
    });
    expect(orderOf({ ...filled, recipientPhone: '' }, courier, 7, { itemsTotal: 0.1, lines: [] })).toEqual({
      comment: 'Тише',
      expected_total: 350.6,
      expected_lines: [],
      delivery: { customer_id: 7, delivery_id: 2, address: 'Невский, 1', recipient_name: 'Анна Смирнова' },
    });
  });
});

it("shows the server's text beside a field until the field changes", () => {
  const texts = { 'delivery.address': 'Слишком далеко.', 'delivery.recipient_name': 'Кто это?' };
  const sent = orderOf(draft({ address: 'Луна' }), courier, 7, { itemsTotal: 1, lines: [] });
  expect(refusedTexts(texts, orderPaths, sent, sent)).toEqual({
    address: 'Слишком далеко.',
    recipientName: 'Кто это?',
  });
  const fixed = orderOf(draft({ address: 'Невский, 1' }), courier, 7, { itemsTotal: 1, lines: [] });
  expect(refusedTexts(texts, orderPaths, sent, fixed)).toEqual({ recipientName: 'Кто это?' });
});
