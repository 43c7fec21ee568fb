import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import type { BulkVerdicts } from '#machines/shell/bulk-action.machine.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import type { Sight } from '#tests/model/kit/browser/sight.ts';
import { bulkActionWithoutControl } from '#tests/model/shell/bulk-action.controls.ts';
import { bulkActionModel } from '#tests/model/shell/bulk-action.model.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { placeOrder } from '#tests/support/browser/orders.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { given } from '#tests/support/given.ts';
import { walkInShop } from './walk-in-shop.ts';

interface Sent {
  ids: number[];
  change?: object;
}
const isChange = (body: unknown): boolean => (body as Sent | undefined)?.change !== undefined;

/** How many orders stand for each of the model, where two go in a call: in life fifty do. */
const ordersOf: Readonly<Record<number, number>> = { 3: 1, 5: 49, 7: 1, 9: 1 };
const ALL = 51;
const countOf = (rows: readonly number[]): number => rows.reduce((sum, row) => sum + (ordersOf[row] ?? 0), 0);

const barOf = (page: Page) => page.getByRole('group', { name: 'Выбранные заказы' });
const inBar = (page: Page, name: string | RegExp) =>
  barOf(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const boxesOf = (page: Page) => page.getByRole('checkbox', { name: /^Выбрать: / });
const saysRun = (page: Page) =>
  barOf(page)
    .getByRole('status')
    .getByText(/^Готово \d/);
const saysAll = (page: Page, text: string) => barOf(page).getByRole('status').getByText(text, { exact: true });
const saysRefused = (page: Page) => barOf(page).getByText(/^Отказано: \d+$/);

/** What the events have left in the bar. */
interface Seen {
  total: number;
  done: number;
  waiting: readonly number[];
  refused: readonly number[];
  isStopping: boolean;
  isLost: boolean;
}
const nothing: Seen = { total: 0, done: 0, waiting: [], refused: [], isStopping: false, isLost: false };

/** `owner` accepts orders on the page, `colleague` works on them elsewhere: both are tokens. */
const driverOf = (url: string, owner: string, colleague: string, sent: () => readonly number[]): BrowserDriver => {
  let seen = nothing;
  const call = <Body>(method: string, path: string, body?: object) =>
    callApi<Body>(url, method, path, { body, token: colleague });

  const seesRefused = (page: Page): Sight => {
    const { refused } = seen;
    return refused.length === 0
      ? { hides: [saysRefused(page)] }
      : { shows: [barOf(page).getByText(`Отказано: ${refused.length}`, { exact: true })] };
  };

  return {
    open: async (page) => {
      seen = nothing;
      const { total } = await call<{ total: number }>('GET', '/placed-order/ids/?scope=shop&state=created');
      const items = await call<{ result: { id: number }[] }>('GET', '/item/list/');
      const line = { item_id: given(items.result[0], 'item to order').id, count: 1 };
      await Promise.all(Array.from({ length: ALL - total }, () => placeOrder({ url, token: owner }, [line])));
      await page.goto('/orders?scope=shop&state=created');
      await boxesOf(page).first().waitFor();
    },
    calls: { changeRows: { method: 'PUT', path: /^\/placed-order\/list\/$/, isCall: isChange } },
    answers: {
      changeRows: ({ refused: [row] }: BulkVerdicts, { context }) =>
        row?.canRetry && (context.isAgain || context.seen.length === 0)
          ? 'what is sent again is not refused for what somebody has changed'
          : undefined,
    },
    world: {
      // Nothing is told of orders that were so before: where the model has one, all are done.
      changeRows: async ({ refused: [row] }: BulkVerdicts) => {
        const [first] = sent();
        if (row?.canRetry) await call('PUT', `/placed-order/${first}/`, { note: 'Позвонить до обеда' });
        else if (row) await call('PUT', `/placed-order/${first}/update-state/`, { state: 'canceled', reason: 'Нет' });
      },
    },
    press: {
      'change.chosen': async ({ hand, page, event }) => {
        const { ids } = event as EventObject & { ids: readonly number[] };
        if (ids.length > 1) {
          await boxesOf(page).first().focus();
          // The rows that are loaded, and then all.
          await page.keyboard.press('Control+a');
          await page.keyboard.press('Control+a');
          await barOf(page).getByText(`Выбрано: ${ALL}`).waitFor();
        } else await boxesOf(page).first().click();
        await hand.click(inBar(page, 'Принять'));
      },
      'change.stopped': ({ hand, page }) => hand.click(inBar(page, 'Остановить')),
      'change.resumed': ({ hand, page }) => hand.click(inBar(page, 'Продолжить')),
      'refused.retried': ({ hand, page }) => hand.click(inBar(page, /^Повторить для\s1$/)),
      'change.closed': ({ hand, page }) => hand.click(inBar(page, 'Готово')),
    },
    withoutControl: bulkActionWithoutControl,
    isSpent: ({ type }) => type === 'change.closed',
    follow: (event) => {
      const { type } = event;
      const { waiting, done, refused } = seen;
      if (type === 'change.chosen') {
        const { ids } = event as EventObject & { ids: readonly number[] };
        seen = { ...nothing, total: countOf(ids), waiting: ids };
      } else if (type === 'change.stopped') seen = { ...seen, isStopping: true };
      else if (type === 'change.resumed') seen = { ...seen, isStopping: false, isLost: false };
      // Of those that were refused only the third may go.
      else if (type === 'refused.retried')
        seen = { ...seen, waiting: [3], refused: refused.filter((row) => row !== 3), isStopping: false };
      else if (type === 'change.closed') seen = nothing;
      else if (type === 'xstate.error.actor.changeRows') seen = { ...seen, isLost: true };
      else {
        const { output } = event as EventObject & { output: BulkVerdicts };
        seen = {
          ...seen,
          waiting: waiting.slice(2),
          done: done + countOf(waiting.slice(0, 2)) - output.refused.length,
          refused: [...refused, ...output.refused.map(({ id }) => id)],
        };
      }
    },
    sees: {
      idle: (page) => ({
        shows: [page.getByRole('heading', { level: 1, name: 'Заказы' })],
        hides: [saysRun(page), inBar(page, 'Готово'), inBar(page, 'Продолжить')],
      }),
      changing: (page) => {
        const { done, refused, total, isStopping } = seen;
        const stop = inBar(page, isStopping ? 'Останавливаем…' : 'Остановить');
        return {
          shows: [saysAll(page, `Готово ${done + refused.length} из ${total}`)],
          [isStopping ? 'disabled' : 'enabled']: [stop],
          hides: [inBar(page, 'Готово'), saysRefused(page)],
        };
      },
      paused: (page) => {
        const left = countOf(seen.waiting);
        const why = seen.isLost
          ? `Связь прервалась. Осталось: ${left}. Ничего не потеряно — можно продолжить.`
          : `Остановлено. Не изменено: ${left}.`;
        const { shows = [], hides = [] } = seesRefused(page);
        return {
          shows: [saysAll(page, why), ...shows],
          enabled: [inBar(page, 'Продолжить'), inBar(page, 'Готово')],
          hides: [saysRun(page), inBar(page, /^Повторить/), ...hides],
        };
      },
      finished: (page) => {
        const { done, refused } = seen;
        const { shows = [], hides = [] } = seesRefused(page);
        const again = refused.includes(3)
          ? { shows: [inBar(page, /^Повторить для\s1$/)] }
          : { hides: [inBar(page, /^Повторить/)] };
        return {
          shows: [saysAll(page, `Принято: ${done}.`), ...shows, ...(again.shows ?? [])],
          enabled: [inBar(page, 'Готово')],
          hides: [saysRun(page), inBar(page, 'Продолжить'), ...hides, ...(again.hides ?? [])],
        };
      },
    },
  };
};

it('walks every path of a change of many orders in the real shop', async ({ visit, shop, signedInAs }) => {
  const editor = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000001' });
  const [owner, colleague] = [tokenOf(await signedInAs('9000000001')), tokenOf(await signedInAs('9000000002'))];
  let sent: readonly number[] = [];
  editor.page.on('request', (request) => {
    if (!request.url().endsWith('/api/placed-order/list/')) return;
    const body = request.postDataJSON() as Sent;
    if (isChange(body)) sent = body.ids;
  });
  const driver = driverOf(shop.url, owner, colleague, () => sent);
  const { failures, missed, notOffered } = await walkInShop(bulkActionModel, editor, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({});
});
