import { doWithAll, doWithAllByKeys, outcomes, type Step, submit } from './acts.ts';

/** What is done with orders. */
export const orderSteps: readonly Step[] = [
  {
    id: 'accept',
    name: '63 new orders accepted from «Сегодня»',
    person: 'manager',
    path: '/today/',
    before: '8 / 0',
    goal: '≤ 3 clicks or keys',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /Принять новые/ }).first());
      await hands.click(hands.button('Принять').first());
      await hands.finish();
    },
    runByKeys: async (hands) => {
      await hands.press('1');
      await hands.page.locator('button:focus', { hasText: 'Принять' }).waitFor();
      await hands.press('Enter');
      await hands.finish();
    },
    outcome: { read: async (shop) => shop.countOrders('created'), isRight: outcomes.is(0) },
  },
  {
    id: 'photos',
    name: 'all photos priced, 3 digits each',
    person: 'manager',
    path: '/today/',
    before: '≈ 39 / 120',
    goal: '≤ n × 4 + 3',
    run: async (hands, shop) => {
      const count = await shop.countUnpriced();
      await hands.click(hands.page.getByRole('link', { name: /Назвать цен/ }).first());
      await hands.page.locator('input:focus').waitFor();
      for (let at = 0; at < count; at += 1) {
        await hands.type(String(450 + at));
        await hands.press('Enter');
      }
    },
    outcome: { read: async (shop) => shop.countUnpriced(), isRight: outcomes.is(0) },
  },
  {
    id: 'bill',
    name: 'all accepted orders billed',
    person: 'manager',
    path: '/orders?scope=shop&state=accepted',
    before: '8 / 0',
    run: async (hands) => doWithAll(hands, /Запросить оплату/),
    runByKeys: async (hands) => doWithAllByKeys(hands, 'KeyX'),
    outcome: { read: async (shop) => shop.countOrders('accepted'), isRight: outcomes.is(0) },
  },
  {
    id: 'collect',
    name: 'all paid orders collected',
    person: 'manager',
    path: '/orders?scope=shop&state=need_pay',
    before: '6 / 0',
    run: async (hands) => doWithAll(hands, /^Отметить собранн/),
    runByKeys: async (hands) => doWithAllByKeys(hands, 'KeyC'),
    outcome: { read: async (shop) => shop.countOrders('collected'), isRight: outcomes.isMore },
  },
  {
    id: 'hand-over',
    name: 'collected orders handed over',
    person: 'manager',
    path: '/orders?scope=shop&state=collected',
    before: '0 / 5',
    run: async (hands) => doWithAll(hands, /Передать в доставку|Отметить выданным/),
    runByKeys: async (hands) => doWithAllByKeys(hands, 'KeyL'),
    outcome: { read: async (shop) => shop.countOrders('delivery'), isRight: outcomes.isMore },
  },
  {
    id: 'cancel',
    name: 'one order canceled with a reason',
    person: 'manager',
    path: '/orders?scope=shop&state=need_pay',
    before: '2 / 13',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('checkbox', { name: /^Выбрать: / }).first());
      await hands.click(hands.button('Отменить…').first());
      await hands.click(
        hands
          .dialog()
          .getByRole('button', { name: /наличи|Клиент/ })
          .first(),
      );
      await hands.click(submit(hands));
      await hands.finish();
    },
    runByKeys: async (hands) => {
      await hands.press('ArrowDown');
      await hands.press('Space');
      await hands.press('KeyV');
      await hands.isAsked();
      await hands.type('Передумал');
      await hands.press('Control+Enter');
      await hands.finish();
    },
    outcome: { read: async (shop) => shop.countOrders('canceled'), isRight: outcomes.by(1) },
  },
  {
    id: 'papers',
    name: 'labels of what is collected',
    person: 'manager',
    path: '/orders?scope=shop&state=collected',
    before: '4 / 0',
    goal: '2',
    run: async (hands) => {
      await hands.click(hands.button('Печать').first());
      await hands.click(hands.page.getByRole('menuitem', { name: 'Этикетки' }));
    },
  },
];
