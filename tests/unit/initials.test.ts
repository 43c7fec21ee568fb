import { initialsOf } from '#entities/customer/customer-name.ts';
import { expect, it } from 'vitest';

it.each([
  ['Анна', 'Смирнова', 'АС'],
  ['анна', '', 'А'],
  ['😀 Нина', 'Чаева', 'НЧ'],
  ['👩‍🍳', 'Чаева', '👩‍🍳Ч'],
  ['«Юг»', ' 1-й', 'ЮЙ'],
  ['', '', ''],
])('takes of %s %s whole signs, letters first', (first, last, initials) => {
  expect(initialsOf({ user: { first_name: first, last_name: last } })).toBe(initials);
});
