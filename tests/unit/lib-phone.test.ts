import { formatPhone, isForeignPhone, isMaskedPhone, maskPhone, phoneDigits, sentPhone } from '#lib/phone.ts';
import { expect, it } from 'vitest';

it.each([
  ['+7 900 123-45-67', '9001234567'],
  ['8 (900) 123 45 67', '9001234567'],
  ['79001234567', '9001234567'],
  ['9001234567', '9001234567'],
  ['8001234567', '8001234567'],
  ['900', '900'],
  ['+7 900', '900'],
  ['тел. +7 (900) 000', '900000'],
  ['7900', '7900'],
  ['', ''],
])('reads the digits of %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

it.each([
  ['', ''],
  ['9', '(9'],
  ['900', '(900)'],
  ['9001', '(900) 1'],
  ['900123456', '(900) 123 45 6'],
  ['9001234567', '(900) 123 45 67'],
])('masks %j', (digits, masked) => {
  expect(maskPhone(digits)).toBe(masked);
});

it('takes a masked phone for filled at its last digit only', () => {
  expect(isMaskedPhone('(900) 123 45 6')).toBe(false);
  expect(isMaskedPhone('(900) 123 45 67')).toBe(true);
});

it('sends 7 and the digits', () => {
  expect(sentPhone('(900) 123 45 67')).toBe('79001234567');
});

it('shows a sent phone on one line', () => {
  expect(formatPhone('79001234567')).toBe('+7\u00A0(900)\u00A0123\u00A045\u00A067');
});

it.each([
  ['+1 212 555 1234', true],
  ['+49 151 1234567', true],
  ['Tel: +1', true],
  ['491511234567', true],
  ['90012345678', true],
  ['+7 900 123 45 67 89', true],
  ['+', false],
  ['+7', false],
  ['+7 900 123-45-67', false],
  ['8 900 123 45 67', false],
  ['812 123 45 67', false],
  ['', false],
])('says of %j that it is foreign: %j', (text, isForeign) => {
  expect(isForeignPhone(text)).toBe(isForeign);
});
