import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { components } from '#contract/types.ts';
import type { PaymentMeanwhile, SentDecision } from '#machines/payment/payment-decision.machine.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { paymentDecisionModel } from '#tests/model/payment/payment-decision.model.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { walkInShop } from './walk-in-shop.ts';

type Payment = components['schemas']['Payment'];

const dialogOf = (page: Page) => page.getByRole('dialog');
const buttonOf = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
const verbOf = ({ context }: AnyMachineSnapshot): string => (context.chosen.state === 'F' ? 'Подтвердить' : 'Отменить');
const saysMeanwhile = (page: Page) => dialogOf(page).getByText(/^(?:Запись изменилась|Платёж уже)/);
const saysLost = (page: Page) => dialogOf(page).getByText(/^Ответ сервера не пришёл/);

/** `cashier` decides on the page, `owner` elsewhere: both are tokens. */
const driverOf = (url: string, cashier: string, owner: string): BrowserDriver => {
  let payment: Payment;
  const write = (method: string, path: string, body: object, token: string) =>
    callApi<Payment>(url, method, path, { body, token });
  return {
    open: async (page) => {
      payment = await write(
        'POST',
        '/payment/',
        { customer_id: 3, type: 'top_up', amount: 1500.5, way: 'card' },
        owner,
      );
      await page.goto(`/payments/all/?search=${payment.id}`);
    },
    calls: {
      updatePayment: {
        method: 'PUT',
        path: /^\/payment\/\d+\/$/,
        sends: ({ state, reason }: SentDecision) => ({
          state,
          version: payment.version,
          ...(reason !== '' && { reason }),
        }),
      },
    },
    world: {
      updatePayment: async (output: PaymentMeanwhile | null) => {
        if (!output) return;
        const { version } = payment;
        const change = output.isOpen ? { comment: `Версия ${version + 1}` } : { state: 'C', reason: 'Не поступили' };
        payment = await write('PUT', `/payment/${payment.id}/`, { ...change, version }, cashier);
      },
    },
    press: {
      'decision.chosen': ({ hand, page, event }) => {
        const verb = (event as EventObject & { state: string }).state === 'F' ? 'Подтвердить' : 'Отменить';
        return hand.click(page.getByRole('button', { name: new RegExp(`^${verb} платёж №\\s${payment.id}$`) }));
      },
      'decision.confirmed': async ({ hand, page, event, snapshot }) => {
        const field = dialogOf(page).getByLabel(snapshot.context.chosen.state === 'C' ? 'Причина' : 'Комментарий');
        await field.fill((event as EventObject & { reason: string }).reason);
        await hand.click(buttonOf(page, verbOf(snapshot)));
      },
      'decision.declined': ({ hand, page, snapshot }) =>
        hand.click(buttonOf(page, snapshot.context.meanwhile === 'closed' ? 'Закрыть' : 'Не сейчас')),
    },
    isSpent: ({ type }, { context }) =>
      type === 'xstate.done.actor.updatePayment' || (type === 'decision.declined' && context.meanwhile === 'closed'),
    sees: {
      idle: (page) => ({ hides: [dialogOf(page)] }),
      asking: (page, snapshot) => {
        const { meanwhile, refusal } = snapshot.context;
        const verb = buttonOf(page, verbOf(snapshot));
        return {
          shows: [...(meanwhile ? [saysMeanwhile(page)] : []), ...(refusal ? [saysLost(page)] : [])],
          hides: [...(meanwhile ? [] : [saysMeanwhile(page)]), ...(refusal ? [] : [saysLost(page)])],
          ...(meanwhile === 'closed' ? { enabled: [buttonOf(page, 'Закрыть')] } : { enabled: [verb] }),
        };
      },
      saving: (page) => ({ shows: [dialogOf(page).locator('[data-loading]')] }),
    },
  };
};

it('walks every path of a decision about a payment in the real shop', async ({ visit, shop, signedInAs }) => {
  const cashier = await visit({ width: 360, scheme: 'light' }, { path: null, phone: '9000000005' });
  const [own, other] = [tokenOf(await signedInAs('9000000005')), tokenOf(await signedInAs('9000000001'))];
  const driver = driverOf(shop.url, own, other);
  const { failures, missed, notOffered } = await walkInShop(paymentDecisionModel, cashier, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({});
});
