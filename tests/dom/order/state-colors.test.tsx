import { stateColor } from '#entities/order/state-badge.tsx';
import { expect, it } from 'vitest';

it.each([
  ['created', 'gray'],
  ['accepted', 'green'],
  ['need_pay', 'orange'],
  ['collected', 'blue'],
  ['delivery', 'blue'],
  ['done', 'green'],
  ['completed', 'green'],
  ['canceled', 'red'],
  ['rejected', 'red'],
] as const)('an order that is %s is %s', (state, color) => {
  expect(stateColor(state)).toBe(color);
});
