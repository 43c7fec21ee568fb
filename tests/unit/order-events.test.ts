import { expect, it } from 'vitest';
import { orderEventKinds } from '#common/order-events.ts';

it('knows every kind of entry of an order’s timeline', () => {
  expect(orderEventKinds).toEqual(['state', 'line', 'lines', 'delivery', 'note']);
});
