import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { NextState, PlacedOrderState } from '#contract/types.ts';
import type { Meanwhile } from '#machines/order/state-change.machine.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { stateChangeModel } from '#tests/model/order/state-change.model.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { placeOrder } from '#tests/support/browser/orders.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { given } from '#tests/support/given.ts';
import { walkInShop } from './walk-in-shop.ts';

/** What leads out of a new order: the button, and what the order is called at once. */
const ways: Partial<Record<PlacedOrderState, readonly [verb: string, name: string]>> = {
  accepted: ['Принять', 'Принят'],
  canceled: ['Отменить заказ', 'Отменён'],
  rejected: ['Отклонить', 'Отклонён'],
};
const nextOf = (event: EventObject): NextState => (event as EventObject & { next: NextState }).next;
const wayOf = ({ context }: AnyMachineSnapshot) => ways[context.chosen.state as PlacedOrderState] ?? ['', ''];

const dialogOf = (page: Page) => page.getByRole('dialog');
const moveOf = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Что сделать с заказом', includeHidden: true }).getByText(name, { exact: true });
const badgeOf = (page: Page, text: string) =>
  page
    .getByRole('main', { includeHidden: true })
    .getByRole('status', { includeHidden: true })
    .getByText(text, { exact: true });
const saysShort = (page: Page) => dialogOf(page).getByText(/^Столько нет: «Чаша»/);

/** What the order is called on the server. */
let saved = 'Новый';

const driverOf = (url: string, manager: string): BrowserDriver => ({
  open: async (page) => {
    saved = 'Новый';
    const items = await callApi<{ result: { id: number }[] }>(url, 'GET', '/item/list/');
    const order = await placeOrder({ url, token: manager }, [
      { item_id: given(items.result[0], 'item to order').id, count: 1 },
    ]);
    await page.goto(`/orders/${order}/`);
    await moveOf(page, 'Принять').waitFor();
  },
  calls: { updatePlacedOrderState: { method: 'PUT', path: /^\/placed-order\/\d+\/update-state\/$/ } },
  answers: {
    updatePlacedOrderState: (output: Meanwhile | null) =>
      output ? 'what somebody else has made of the order is answered in the walk of the flow' : undefined,
  },
  press: {
    'state.chosen': ({ hand, page, event }) => hand.click(moveOf(page, ways[nextOf(event).state]?.[0] ?? '')),
    'change.confirmed': async ({ hand, page, snapshot }) => {
      // Whoever ends an order says why; the samples of the model leave that to another state.
      if (snapshot.context.chosen.state !== 'accepted') await dialogOf(page).getByLabel('Причина').fill('Не нужен');
      await hand.click(dialogOf(page).getByRole('button', { name: wayOf(snapshot)[0], exact: true }));
    },
    'change.declined': ({ hand, page }) => hand.click(dialogOf(page).getByRole('button', { name: 'Не сейчас' })),
  },
  withoutControl: {
    'state.chosen': (_, event) =>
      ways[nextOf(event).state] ? undefined : 'a new order has no way there: its later states are walked on the view',
  },
  follow: ({ type }, snapshot) => {
    if (type === 'xstate.done.actor.updatePlacedOrderState') saved = wayOf(snapshot)[1];
  },
  isSpent: ({ type }) => type === 'xstate.done.actor.updatePlacedOrderState',
  sees: {
    idle: (page) => ({
      hides: [dialogOf(page)],
      shows: [badgeOf(page, saved)],
      enabled: saved === 'Новый' ? [moveOf(page, 'Принять')] : [],
    }),
    asking: (page, { context }) => ({
      shows: [dialogOf(page), badgeOf(page, 'Новый'), ...(context.short ? [saysShort(page)] : [])],
      hides: context.short ? [] : [saysShort(page)],
    }),
    saving: (page, snapshot) => ({ hides: [dialogOf(page)], shows: [badgeOf(page, wayOf(snapshot)[1])] }),
  },
});

it('walks every path of a change of state in the real shop', async ({ visit, shop, signedInAs }) => {
  const manager = await visit({ width: 360, scheme: 'light' }, { path: null, phone: '9000000002' });
  const driver = driverOf(shop.url, tokenOf(await signedInAs('9000000002')));
  const { failures, missed, notOffered } = await walkInShop(stateChangeModel, manager, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(Object.keys(notOffered)).toEqual(['xstate.done.actor.updatePlacedOrderState']);
});
