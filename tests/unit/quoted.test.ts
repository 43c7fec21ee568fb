import { quoted } from '#lib/quoted.ts';
import { orderWarnings } from '#server/texts/orders.strings.ts';
import { quoted as quotedByServer } from '#server/texts/quoted.ts';
import { expect, it } from 'vitest';

it('puts inner quotes where a quoted name has quotes of its own', () => {
  expect(quoted('Кружка «Луговые травы» с ложкой')).toBe('«Кружка „Луговые травы“ с\u00A0ложкой»');
  expect(quotedByServer('Кружка «Луговые травы»')).toBe('«Кружка „Луговые травы“»');
});

it('tells a changed price of such a name so', () => {
  const params = { name: 'Кружка «Луговые травы»', expected: 890, price: 990, currency: '₽' };
  expect(orderWarnings.price_changed(params)).toBe(
    'Цена товара «Кружка „Луговые травы“» изменилась: была 890\u00A0₽, стала 990\u00A0₽.',
  );
});
