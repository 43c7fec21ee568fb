import { doWithAll, doWithAllByKeys, expectEqual, type Step, submit } from './acts.ts';
import type { Shop } from './shop.ts';

const COUNT_OF_TEA = 34;

/** The number of the evening's purchase. */
async function purchaseOf(shop: Shop): Promise<number> {
  const { result } = await shop.ask<{ result: { id: number; name: string }[] }>('GET', '/purchases/?limit=100');
  return result.find(({ name }) => name === 'Садовод, вторник')?.id ?? 0;
}

/** What is done with a purchase. */
export const purchaseSteps: readonly Step[] = [
  {
    id: 'send',
    name: '34 tea lines to «Садовод, вторник»',
    person: 'manager',
    path: '/list-orders?search=чайник&state=W&orderState=accepted',
    before: '6 / 7',
    run: async (hands, shop) => {
      await doWithAll(hands, /^В.закупку$/);
      const { total } = await shop.ask<{ total: number }>('GET', `/order/?purchase_id=${await purchaseOf(shop)}`);
      expectEqual('lines of the purchase', total, COUNT_OF_TEA);
    },
    runByKeys: async (hands, shop) => {
      await doWithAllByKeys(hands, 'KeyR');
      const { total } = await shop.ask<{ total: number }>('GET', `/order/?purchase_id=${await purchaseOf(shop)}`);
      expectEqual('lines of the purchase', total, COUNT_OF_TEA);
    },
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
  },
  {
    id: 'receive',
    name: '34 lines received, one short',
    person: 'manager',
    path: '/purchases/',
    before: '8 / 0',
    goal: '≤ 6 acts',
    run: async (hands, shop) => {
      await hands.begin(`/purchases/${await purchaseOf(shop)}/list-orders/`);
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
  },
];
