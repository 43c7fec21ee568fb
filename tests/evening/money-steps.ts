import { doWithAll, doWithAllByKeys, selectAll, outcomes, type Step, submit } from './acts.ts';

/** 200 rows, of which 28 have no price. */
function rowsOfFile(): string {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const price = index % 7 === 0 && index < 196 ? '' : `${300 + index}`;
    return `В-${index};Кружка походная ${index};Кружки и чашки;${price}`;
  });
  return ['Артикул;Название;Категория;Цена', ...rows].join('\n');
}

/** What is done with payments, prices and goods. */
export const moneySteps: readonly Step[] = [
  {
    id: 'confirm-one',
    name: 'one payment confirmed',
    person: 'cashier',
    path: '/payments/all/?state=W',
    before: '3 / 0',
    run: async (hands) => {
      await hands.click(hands.button(/^Подтвердить платёж/).first());
      await hands.click(hands.dialog().getByRole('button', { name: 'Подтвердить' }));
    },
    runByKeys: async (hands) => {
      await hands.press('ArrowDown');
      await hands.press('KeyG');
      await hands.isAsked();
      await hands.press('Enter');
    },
    outcome: { read: async (shop) => shop.countPayments('W'), isRight: outcomes.by(-1) },
  },
  {
    id: 'confirm-all',
    name: '16 payments confirmed',
    person: 'cashier',
    path: '/payments/all/?state=W',
    before: '5 / 0',
    goal: '≤ 3 acts',
    run: async (hands) => doWithAll(hands, 'Подтвердить'),
    runByKeys: async (hands) => doWithAllByKeys(hands, 'KeyG'),
    outcome: { read: async (shop) => shop.countPayments('W'), isRight: outcomes.is(0) },
  },
  {
    id: 'refund',
    name: 'a refund of 100 ₽ recorded',
    person: 'cashier',
    path: '/payments/all/',
    before: '5 / 14',
    run: async (hands) => {
      await hands.click(hands.button('Записать платёж').first());
      await hands.isAsked();
      await hands.type('Возвратова');
      await hands.click(
        hands
          .dialog()
          .getByRole('button', { name: /Возвратова/ })
          .first(),
      );
      await hands.choose(hands.dialog().getByLabel('Вид'), 'Возврат');
      await hands.click(hands.dialog().getByLabel('Сумма'));
      await hands.type('100');
      await hands.click(submit(hands));
    },
    outcome: { read: async (shop) => shop.countPayments('W', 'refund'), isRight: outcomes.by(1) },
  },
  {
    id: 'price',
    name: 'the price of an item in its place',
    person: 'manager',
    path: '/items/',
    before: '1 / 5',
    run: async (hands) => {
      await hands.click(hands.button(/^Цена, /).first());
      await hands.press('Control+a');
      await hands.type('615');
      await hands.press('Enter');
    },
    outcome: { read: async (shop) => shop.countPriced('блокнот', 615), isRight: outcomes.by(1) },
  },
  {
    id: 'raise',
    name: 'prices of vases by +7 %',
    person: 'manager',
    path: '/items/?search=ваза',
    before: '≈ 6 / 1, not written',
    run: async (hands) => {
      await selectAll(hands);
      await hands.click(hands.button('Действия'));
      await hands.choose(hands.dialog().getByLabel('Что сделать'), 'Изменить цены на процент');
      await hands.click(hands.dialog().getByRole('textbox').first());
      await hands.type('7');
      await hands.click(submit(hands));
      await hands.click(hands.button('Изменить цены на +7\u00A0%'));
      await hands.finish();
    },
    outcome: { read: async (shop) => shop.countPriced('ваза', 2022), isRight: outcomes.by(1) },
  },
  {
    id: 'import',
    name: '200 rows imported, 28 of them wrong',
    person: 'manager',
    path: '/items/',
    before: '4 / 0',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: 'Импорт' }));
      await hands.upload({ name: 'Товары.csv', mimeType: 'text/csv', buffer: Buffer.from(rowsOfFile()) });
      const write = hands.button(/^Записать \d/);
      await write.waitFor();
      await hands.click(write);
      await hands.finish(hands.page.getByText(/^Записано: 172/).first());
    },
    outcome: { read: async (shop) => shop.countItems('кружка походная'), isRight: outcomes.is(172) },
  },
];
