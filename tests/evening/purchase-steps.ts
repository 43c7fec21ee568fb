import { doWithAll, doWithAllByKeys, outcomes, type Step, submit } from './acts.ts';
import type { Shop } from './shop.ts';

async function countLines(shop: Shop): Promise<number> {
  const { id } = await shop.findPurchase();
  return (await shop.ask<{ total: number }>('GET', `/order/?purchase_id=${id}`)).total;
}

/** What is done with a purchase. */
export const purchaseSteps: readonly Step[] = [
  {
    id: 'send',
    name: '34 tea lines to «Садовод, вторник»',
    person: 'manager',
    path: '/list-orders?search=чайник&state=W&orderState=accepted',
    before: '6 / 7',
    run: async (hands) => {
      await doWithAll(hands, /^В.закупку$/);
    },
    runByKeys: async (hands) => {
      await doWithAllByKeys(hands, 'KeyR');
    },
    outcome: { read: async (shop) => countLines(shop), isRight: outcomes.is(34) },
  },
  {
    id: 'stop',
    name: 'the purchase stopped and sent',
    person: 'manager',
    path: '/purchases/',
    before: '2 / 0',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /Садовод/ }).first());
      await hands.click(hands.button('Закрыть для заказов'));
      await hands.click(hands.button('Отправить поставщику'));
    },
    outcome: { read: async (shop) => (await shop.findPurchase()).state, isRight: outcomes.is('sent') },
  },
  {
    id: 'receive',
    name: '34 lines received, one short',
    person: 'manager',
    path: async (shop) => `/purchases/${(await shop.findPurchase()).id}/list-orders/`,
    before: '8 / 0',
    goal: '≤ 6 acts',
    run: async (hands) => {
      await hands.click(hands.button('Отметить приход'));
      await hands.click(
        hands
          .dialog()
          .getByLabel(/^Пришло, шт/)
          .first(),
      );
      await hands.press('Control+a');
      await hands.type('16');
      await hands.click(hands.dialog().getByRole('radio', { name: /^отменить/ }));
      await hands.click(submit(hands));
    },
    outcome: { read: async (shop) => (await shop.findPurchase()).state, isRight: outcomes.is('received') },
  },
];
