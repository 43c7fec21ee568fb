import { expect } from 'vitest';
import { setup } from 'xstate';
import { openMenu } from '#tests/browser/steps.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import type { Journey } from './journey.ts';

/** Somebody of the staff, signed in, with the number of a new order of a shopper. */
interface Staff {
  visit: Pick<Visit, 'page'>;
  order: string;
}

const machine = setup({
  types: {} as { events: { type: 'list.opened' | 'order.opened' | 'order.accepted' } },
}).createMachine({
  id: 'staff',
  initial: 'atWork',
  states: {
    atWork: { on: { 'list.opened': 'listed' } },
    listed: { on: { 'order.opened': 'opened' } },
    opened: { on: { 'order.accepted': 'accepted' } },
    accepted: {},
  },
});

/** From the shop's list to an accepted order. */
export const staffJourney: Journey<typeof machine, Staff> = {
  machine,
  on({ visit, order }) {
    const { page } = visit;
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`№\\s${order}$`) });
    const moves = page.getByRole('group', { name: 'Что сделать с заказом' }).getByRole('button');
    const sees = async (state: string, canDo: string[]) => {
      await expect.poll(async () => (await moves.allInnerTexts()).toSorted()).toEqual(canDo);
      expect(await page.getByRole('main').getByRole('status').first().innerText()).toBe(state);
    };
    return {
      events: {
        'list.opened': async () => (await openMenu(visit)).getByRole('link', { name: 'Заказы магазина' }).click(),
        'order.opened': () => link.click(),
        'order.accepted': async () => {
          // The badge shows the move at once; others see it when the server has made it.
          const answered = page.waitForResponse((response) => response.url().endsWith('/update-state/'));
          await page.getByRole('button', { name: 'Принять' }).click();
          expect((await answered).status()).toBe(200);
        },
      },
      states: {
        atWork: () => page.getByRole('button', { name: 'Открыть меню' }).waitFor(),
        listed: async () => {
          await page.getByRole('heading', { level: 1, name: 'Заказы' }).waitFor();
          await link.waitFor();
        },
        opened: () => sees('Новый', ['Отклонить', 'Отменить заказ', 'Принять']),
        accepted: () =>
          sees('Принят', [
            'Вернуть в «Новый»',
            'Запросить оплату',
            'Отклонить',
            'Отменить заказ',
            'Отметить собранным',
          ]),
      },
    };
  },
};
