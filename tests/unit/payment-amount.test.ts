import { amountProblem } from '#common/payment-amount.ts';
import { expect, it } from 'vitest';

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['много', 'number'],
  ['1e3', 'number'],
  ['-5', 'number'],
  ['1.234', 'number'],
  ['0', 'minimum'],
  ['0.00', 'minimum'],
  ['10000000', 'maximum'],
])('finds what is wrong with %j', (text, problem) => {
  expect(amountProblem(text)).toBe(problem);
});

it.each(['0.01', '0.99', '1', '1.', '1500.5', '1500.50', '9999999.99'])('takes %j', (text) => {
  expect(amountProblem(text)).toBeNull();
});

it('takes what is available to the kopeck, and no kopeck more', () => {
  expect(amountProblem('1500.55', 1500.55)).toBeNull();
  expect(amountProblem('1500.56', 1500.55)).toBe('available');
  expect(amountProblem('1', 0)).toBe('available');
  expect(amountProblem('0', 0)).toBe('minimum');
  expect(amountProblem('10000000', 20_000_000)).toBe('maximum');
});
