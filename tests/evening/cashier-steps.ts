import type { Locator } from 'playwright-core';
import { outcomes, type Step, submit } from './acts.ts';
import type { Hands } from './hands.ts';
import type { Shop } from './shop.ts';

const wayNames: Readonly<Record<string, string>> = {
  sbp: 'СБП',
  card: 'Карта',
  transfer: 'Перевод',
  cash: 'Наличные',
};

const question = (hands: Hands, name: RegExp): Locator => hands.dialog(name);

/** Records a payment in cash in the dialog that is open; ends on its page. */
async function record(hands: Hands, name: string, amount: string, choose: () => Promise<void>): Promise<void> {
  await hands.isAsked();
  await hands.type(name);
  await hands
    .dialog()
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .waitFor();
  await choose();
  await hands.dialog().getByLabel('Сумма').waitFor();
  await hands.type(amount);
}

const onPage = (hands: Hands) => hands.page.getByRole('heading', { level: 1, name: /^Платёж №/ }).waitFor();

/** What narrows payments to those that the cashier has decided today. */
async function ofShift(shop: Shop): Promise<string> {
  const { id } = await shop.ask<{ id: number }>('GET', '/customers/current/', undefined, 'cashier');
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format();
  return `&since=${day}&until=${day}&by_decision=true&decided_by=${id}`;
}

interface Sum {
  state: string;
  type: string;
  way: string;
  amount: number;
}

/** What has come each way in the cashier's shift, as the shop has it, in the order of the ways. */
async function readShift(shop: Shop): Promise<{ way: string; net: number }[]> {
  const { sums } = await shop.ask<{ sums: Sum[] }>('GET', `/payment/total/?${(await ofShift(shop)).slice(1)}`);
  return Object.keys(wayNames).flatMap((way) => {
    const confirmed = sums.filter((sum) => sum.state === 'F' && sum.way === way);
    const net = confirmed.reduce((all, { type, amount }) => all + (type === 'refund' ? -amount : amount), 0);
    return confirmed.length > 0 ? [{ way, net }] : [];
  });
}

const counted = (hands: Hands, way: string): Locator =>
  hands.page.getByRole('textbox', { name: new RegExp(`${wayNames[way]}$`) });

/** What the till and the bank have is typed beside each way, and agrees. */
async function closeShift(hands: Hands, shop: Shop, reach: (field: Locator) => Promise<void>): Promise<void> {
  for (const { way, net } of await readShift(shop)) {
    await reach(counted(hands, way));
    await hands.type(String(net).replace('.', ','));
  }
  await hands.page
    .getByRole('row', { name: /^Всего/ })
    .getByText('Сходится')
    .waitFor();
}

async function seeMine(hands: Hands, shop: Shop): Promise<void> {
  const count = await shop.countPayments('F', 'top_up', await ofShift(shop));
  await hands.page
    .getByRole('navigation', { name: 'Статус' })
    .getByRole('link', { name: new RegExp(`^Подтверждённые\\s${count}$`) })
    .waitFor();
}

/** What a cashier does of an evening. */
export const cashierSteps: readonly Step[] = [
  {
    id: 'from-day',
    name: 'a payment confirmed from «Сегодня»',
    person: 'cashier',
    path: '/today/',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /Проверить платеж/ }));
      await hands.click(hands.button(/^Подтвердить платёж/).first());
      await hands.click(question(hands, /^Подтвердить/).getByRole('button', { name: 'Подтвердить' }));
    },
    runByKeys: async (hands) => {
      await hands.press('1');
      await hands
        .button(/^Подтвердить платёж/)
        .first()
        .waitFor();
      await hands.press('ArrowDown');
      await hands.press('KeyG');
      await hands.isAsked();
      await hands.press('Enter');
    },
    outcome: { read: async (shop) => shop.countPayments('W'), isRight: outcomes.by(-1) },
  },
  {
    id: 'cash',
    name: '1 000 ₽ in cash recorded and confirmed',
    person: 'cashier',
    path: '/payments/all/',
    run: async (hands) => {
      await hands.click(hands.button('Записать платёж').first());
      await record(hands, 'Шестаковская', '1000', () =>
        hands.click(
          hands
            .dialog()
            .getByRole('button', { name: /Шестаковская/ })
            .first(),
        ),
      );
      await hands.click(submit(hands));
      await onPage(hands);
      await hands.click(hands.button(/^Подтвердить/).first());
      await hands.click(question(hands, /^Подтвердить/).getByRole('button', { name: 'Подтвердить' }));
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.button('Записать платёж').first());
      await record(hands, 'Шестаковская', '1000', () => hands.press('Enter'));
      await hands.press('Enter');
      await onPage(hands);
      await hands.enter(hands.button(/^Подтвердить/).first());
      await hands.isAsked();
      await hands.press('Enter');
    },
    outcome: {
      read: async (shop) => shop.countPayments('F', 'top_up', '&way=cash'),
      isRight: outcomes.by(1),
    },
  },
  {
    id: 'mend',
    name: 'the sum of a waiting payment changed',
    person: 'cashier',
    path: '/payments/all/?state=W&search=Новиков',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /^№/ }).first());
      await onPage(hands);
      await hands.click(hands.button('Изменить'));
      await hands.fill(hands.page.getByLabel('Сумма'), '3333');
      await hands.click(hands.button('Сохранить'));
    },
    runByKeys: async (hands) => {
      await hands.press('ArrowDown');
      await hands.press('Enter');
      await onPage(hands);
      await hands.enter(hands.button('Изменить'));
      await hands.page.getByLabel('Сумма').waitFor();
      await hands.walkTo(hands.page.getByLabel('Сумма'));
      await hands.replace('3333');
      await hands.press('Enter');
    },
    outcome: {
      read: async (shop) => shop.countPayments('W', 'top_up', '&amount_min=3333&amount_max=3333'),
      isRight: outcomes.is(1),
    },
  },
  {
    id: 'decline',
    name: 'a payment refused with a ready reason',
    person: 'cashier',
    path: '/payments/all/?state=W',
    run: async (hands) => {
      await hands.click(hands.button(/^Отменить платёж/).first());
      await hands.click(question(hands, /^Отменить/).getByRole('button', { name: /поступили/ }));
      await hands.click(submit(hands));
    },
    runByKeys: async (hands) => {
      await hands.press('ArrowDown');
      await hands.press('KeyV');
      await hands.isAsked();
      await hands.type('Не поступили');
      await hands.press('Control+Enter');
    },
    outcome: { read: async (shop) => shop.countPayments('C'), isRight: outcomes.by(1) },
  },
  {
    id: 'correct',
    name: 'a balance corrected by 500 ₽',
    person: 'cashier',
    path: '/customers?search=Шестаковская',
    run: async (hands) => {
      await hands.click(
        hands.page
          .getByRole('main')
          .getByRole('link', { name: /Шестаковская/ })
          .first(),
      );
      await hands.click(hands.button('Изменить баланс'));
      await hands.isAsked();
      await hands.type('500');
      await hands.click(hands.dialog().getByLabel('Причина'));
      await hands.type('Подарок');
      await hands.click(submit(hands));
    },
    runByKeys: async (hands) => {
      await hands.press('ArrowDown');
      await hands.press('Enter');
      await hands.enter(hands.button('Изменить баланс'));
      await hands.isAsked();
      await hands.type('500');
      await hands.press('Tab');
      await hands.type('Подарок');
      await hands.press('Control+Enter');
    },
    outcome: {
      // Names are listed in their order, and so is who is opened.
      read: async (shop) => shop.readBalance('Шестаковская'),
      isRight: outcomes.by(500),
    },
  },
  {
    id: 'mine',
    name: '«Мои сегодня» has what one has confirmed',
    person: 'cashier',
    path: '/payments/all/',
    run: async (hands, shop) => {
      await hands.click(hands.page.getByRole('link', { name: 'Мои сегодня' }));
      await seeMine(hands, shop);
    },
    runByKeys: async (hands, shop) => {
      await hands.enter(hands.page.getByRole('link', { name: 'Мои сегодня' }));
      await seeMine(hands, shop);
    },
  },
  {
    id: 'shift',
    name: 'the shift closed: each way agrees',
    person: 'cashier',
    path: '/payments/all/',
    run: async (hands, shop) => {
      await hands.click(hands.page.getByRole('link', { name: 'Сверка смены' }));
      await closeShift(hands, shop, (field) => hands.click(field));
      await hands.click(hands.button('Напечатать'));
    },
    runByKeys: async (hands, shop) => {
      await hands.enter(hands.page.getByRole('link', { name: 'Сверка смены' }));
      await hands.page.getByRole('textbox', { name: /Наличные$/ }).waitFor();
      await closeShift(hands, shop, (field) => hands.walkTo(field));
    },
  },
];
