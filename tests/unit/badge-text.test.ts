import { badgeText, type BadgeFacts } from '#entities/order/badge-text.ts';
import { expect, it } from 'vitest';

interface Case {
  state: BadgeFacts['state'];
  /** By whether the balance covers the order and whether it is collected: neither, the first, the second, both. */
  texts: [string, string, string, string];
}

const always = (text: string): Case['texts'] => [text, text, text, text];

it.each<Case>([
  { state: 'created', texts: always('Новый') },
  { state: 'accepted', texts: always('Принят') },
  { state: 'need_pay', texts: ['Ожидает оплаты', 'Оплачен, ждёт сборки', 'Ожидает оплаты', 'Собран, оплачен'] },
  {
    state: 'collected',
    texts: ['Собран, ждёт оплаты', 'Собран, оплачен', 'Собран, ждёт оплаты', 'Собран, оплачен'],
  },
  { state: 'delivery', texts: always('Доставляется') },
  { state: 'done', texts: always('Выполнен') },
  { state: 'completed', texts: always('Завершён') },
  { state: 'canceled', texts: always('Отменён') },
  { state: 'rejected', texts: always('Отклонён') },
])('says in one badge where an order in $state and its money stand', ({ state, texts }) => {
  const facts = [
    { is_covered: false, is_collected: false },
    { is_covered: true, is_collected: false },
    { is_covered: false, is_collected: true },
    { is_covered: true, is_collected: true },
  ];
  expect(facts.map((fact) => badgeText({ state, ...fact }))).toEqual(texts);
});
