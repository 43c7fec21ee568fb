import { bulkOrdersStrings as strings } from '#office/orders/bulk/bulk-orders.strings.ts';
import { expect, it } from 'vitest';

it('names how many orders an act is for, in the case that its verb asks for', () => {
  expect(strings.go('Запросить оплату', 2)).toBe('Запросить оплату 2\u00A0заказов');
  expect(strings.go(strings.back('Ожидает оплаты'), 2)).toBe('Вернуть в\u00A0«Ожидает оплаты» 2\u00A0заказа');
  expect(strings.go('Принять', 21)).toBe('Принять 21\u00A0заказ');
});

it('says of one order or of many why they stay, as Russian counts them', () => {
  const told = [1, 3, 11, 21].map((count) => strings.reasons.order_lines_ordered(count));
  expect(told).toEqual(['ждёт поставщика', 'ждут поставщика', 'ждут поставщика', 'ждёт поставщика']);
});
