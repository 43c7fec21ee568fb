import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import type { PlacedOrderForm } from '#contract/types.ts';
import type { PlacingAnswer, PlacingForm } from '#machines/order/placing-order.machine.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { placingOrderModel } from '#tests/model/order/placing-order.model.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { placeOrder, storePhoto } from '#tests/support/browser/orders.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { choosePhotos, openPhotoOrder, photoOrderOf as dialogOf } from './photos.ts';
import { walkInShop } from './walk-in-shop.ts';

const commentOf = (page: Page) => dialogOf(page).getByLabel('Комментарий к заказу');
const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Отправить заказ' });
const questionOf = (page: Page) => dialogOf(page).getByRole('alertdialog', { name: 'Проверьте заказ' });
const answerOf = (page: Page, name: string) => questionOf(page).getByRole('button', { name, exact: true });
const saysShort = (page: Page) => dialogOf(page).getByText('Кол-во символов должно быть минимум 2');
const saysLost = (page: Page) => dialogOf(page).getByText(/^Ответ сервера не пришёл/);

const refusals = [saysShort, saysLost];
type Says = (typeof refusals)[number];
const isPlacedOf = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Заявка отправлена: сообщим цену', exact: true });
const orderIn = (event: EventObject) => (event as EventObject & { order: PlacingForm }).order;

/** `shopper` orders on the page; `manager` makes and takes away what the order is like. */
const driverOf = (url: string, shopper: string, manager: string): BrowserDriver => {
  const nothing = { comment: '', says: [] as Says[], isPlaced: false };
  let told = nothing;
  let photo = '';
  const newOrders = async (): Promise<number[]> => {
    const path = '/placed-order/?state=created';
    const { result } = await callApi<{ result: { id: number }[] }>(url, 'GET', path, { token: shopper });
    return result.map(({ id }) => id);
  };
  return {
    open: async (page) => {
      told = nothing;
      await openPhotoOrder(page);
      const isStored = page.waitForResponse(/\/api\/file\/upload\/$/);
      await choosePhotos(page, ['чашка.png']);
      ({ id: photo } = (await (await isStored).json()) as { id: string });
      await dialogOf(page).getByText('Загружено', { exact: true }).waitFor();
      await dialogOf(page)
        .getByRole('radio', { name: /Курьер по городу/ })
        .check();
      await dialogOf(page).getByLabel('Адрес доставки').fill('Садовая, 1');
      await dialogOf(page).getByLabel('Получатель', { exact: true }).fill('Анна Смирнова');
    },
    calls: {
      createPlacedOrder: {
        method: 'POST',
        path: /^\/placed-order\/$/,
        sends: ({ comment, force }: PlacedOrderForm) => ({
          comment,
          force,
          lines: [{ file_id: photo, count: 1, comment: '' }],
          delivery: {
            customer_id: 3,
            // The courier.
            delivery_id: 4,
            address: 'Садовая, 1',
            recipient_name: 'Анна Смирнова',
            recipient_phone: '79000000003',
          },
        }),
      },
    },
    answers: {
      createPlacedOrder: (output: PlacingAnswer, { context: { warnings } }) =>
        'warnings' in output && warnings.length > 0 ? 'the server doubts no order that is confirmed' : undefined,
    },
    world: {
      createPlacedOrder: async (output: PlacingAnswer, { context: { warnings } }) => {
        if (warnings.length > 0) return;
        // What is accepted is like no new order.
        for (const id of await newOrders())
          await callApi(url, 'PUT', `/placed-order/${id}/update-state/`, {
            body: { state: 'accepted' },
            token: manager,
          });
        if (!('warnings' in output)) return;
        const staff = { url, token: manager };
        await placeOrder(staff, [{ file_id: await storePhoto(staff), count: 1 }]);
      },
    },
    press: {
      'form.submitted': async ({ hand, page, event }) => {
        await commentOf(page).fill(orderIn(event).comment ?? '');
        await hand.click(submitOf(page));
      },
      'force.confirmed': ({ hand, page }) => hand.click(answerOf(page, 'Да, оформить')),
      'force.declined': ({ hand, page }) => hand.click(answerOf(page, 'Вернуться к заказу')),
    },
    follow: (event) => {
      if (event.type === 'form.submitted') told = { ...nothing, comment: orderIn(event).comment ?? '' };
      if (event.type === 'xstate.error.actor.createPlacedOrder') {
        const { error } = event as EventObject & { error: unknown };
        told = { ...told, says: error instanceof Error ? [saysLost] : [saysShort] };
      }
      if (event.type === 'xstate.done.actor.createPlacedOrder')
        told = { ...told, isPlaced: 'orderId' in (event as EventObject & { output: PlacingAnswer }).output };
    },
    isSpent: () => told.isPlaced,
    sees: {
      filling: (page) =>
        told.isPlaced
          ? { hides: [dialogOf(page)], shows: [isPlacedOf(page)] }
          : {
              enabled: [submitOf(page)],
              values: [[commentOf(page), told.comment]],
              shows: told.says.map((says) => says(page)),
              hides: [questionOf, ...refusals.filter((says) => !told.says.includes(says))].map((one) => one(page)),
            },
      sending: (page) => ({
        shows: [dialogOf(page).locator('button[data-loading]')],
        disabled: [submitOf(page)],
        hides: [questionOf(page), saysShort(page), saysLost(page)],
      }),
      askingForce: (page) => ({
        shows: [questionOf(page).getByText(/^Похожий заказ №\s\d+ уже ждёт обработки\.$/)],
        enabled: [answerOf(page, 'Да, оформить'), answerOf(page, 'Вернуться к заказу')],
        hides: [submitOf(page)],
      }),
    },
  };
};

it('walks every path of an order by photos in the real shop', async ({ visit, shop, signedInAs }) => {
  const shopper = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000003' });
  const [own, staff] = [tokenOf(await signedInAs('9000000003')), tokenOf(await signedInAs('9000000002'))];
  const driver = driverOf(shop.url, own, staff);
  const { failures, missed, notOffered } = await walkInShop(placingOrderModel, shopper, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({});
});
