import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import type { PlacedOrder } from '#contract/types.ts';
import type { LineAnswer, LineEdit, OpenLine } from '#machines/order/line-edit.machine.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import type { Sight } from '#tests/model/kit/browser/sight.ts';
import { lineEditWithoutControl, lineNames } from '#tests/model/order/line-edit.controls.ts';
import { lineEditModel } from '#tests/model/order/line-edit.model.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { placeOrder, storePhoto } from '#tests/support/browser/orders.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { comeBack } from './come-back.ts';
import { walkInShop } from './walk-in-shop.ts';

/** The lines of the order, by their ids in the model, and what each costs before anybody edits it. */
const begin: readonly (readonly [id: number, price: number | null])[] = [
  [31, null],
  [33, null],
  [32, 500],
  [34, 70],
];
const beginOf = (id: number): number | null => begin.find(([other]) => other === id)?.[1] ?? null;
/** The numbers of the model as the page writes them. */
const written: Readonly<Record<number, string>> = { 70: '70\u00A0₽', 500: '500\u00A0₽', 150.5: '150,50\u00A0₽' };

const nameOf = (id: number): string => lineNames[id] ?? '';
const mainOf = (page: Page) => page.getByRole('main', { includeHidden: true });
const buttonOf = (page: Page, name: string) => mainOf(page).getByRole('button', { name, exact: true });
const openPriceOf = (page: Page, id: number, price: number) =>
  buttonOf(page, `${written[price]}, изменить цену: ${nameOf(id)}`);
const formOf = (page: Page, id?: number) =>
  mainOf(page).getByRole('group', {
    name: id === undefined ? /^Позиция: / : `Позиция: ${nameOf(id)}`,
    includeHidden: true,
  });
const cellOf = (page: Page, id?: number) =>
  mainOf(page).getByLabel(id === undefined ? /^Цена за штуку: / : `Цена за штуку: ${nameOf(id)}`);
const inForm = (page: Page, name: string) =>
  formOf(page).getByRole('button', { name, exact: true, includeHidden: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
const removeOf = (id: number): string => (beginOf(id) === null ? 'Убрать' : 'Отменить позицию');

const saysMeanwhile = (page: Page) => formOf(page).getByText(/Ваши правки остались в\sформе\.$/);
const saysTheirs = (page: Page) => formOf(page).getByText('Сейчас: 475\u00A0₽');
const saysAgain = (page: Page) => dialogOf(page).getByText(/Проверьте позицию и\sподтвердите ещё раз\.$/);
const unanswered = 'Нет ответа от сервера: проверьте, сохранилась ли позиция.';

/** What the events have left on the page. */
interface Seen {
  id: number;
  isInCell: boolean;
  /** The line whose cell opens after this one. */
  next: number | null;
  isOutdated: boolean;
  /** What a colleague has made of the price stands beside what was typed. */
  isUndecided: boolean;
  /** What the last refusal says. */
  refusal: string | null;
  saved: number | null;
  removed: number | null;
}
const nothing: Seen = {
  id: 0,
  isInCell: false,
  next: null,
  isOutdated: false,
  isUndecided: false,
  refusal: null,
  saved: null,
  removed: null,
};

const shownIf = (what: boolean, ...locators: NonNullable<Sight['shows']>): Pick<Sight, 'shows' | 'hides'> =>
  what ? { shows: locators } : { hides: locators };
const together = (...sights: Sight[]): Sight => ({
  shows: sights.flatMap(({ shows = [] }) => shows),
  hides: sights.flatMap(({ hides = [] }) => hides),
  values: sights.flatMap(({ values = [] }) => values),
  enabled: sights.flatMap(({ enabled = [] }) => enabled),
  disabled: sights.flatMap(({ disabled = [] }) => disabled),
});

/** `owner` edits on the page, `colleague` elsewhere: both are tokens. */
const driverOf = (url: string, owner: string, colleague: string, picture: string): BrowserDriver => {
  let seen = nothing;
  let order: PlacedOrder;
  const call = async (method: string, path: string, body?: object) =>
    callApi<PlacedOrder>(url, method, path, { body, token: colleague });
  const lineOf = (id: number) => {
    const line = order.lines.find(({ description }) => description === nameOf(id));
    if (!line) throw new Error(`The order has no ${nameOf(id)}`);
    return line;
  };
  const read = async () => (order = await call('GET', `/placed-order/${order.id}/`));
  const change = async (id: number, content: object) =>
    (order = await call('PUT', `/order/${lineOf(id).id}/`, content));
  const priceOf = (page: Page) => (seen.isInCell ? cellOf(page) : formOf(page).getByLabel('Цена за штуку'));
  /** A colleague gives a line this price where it has another. */
  const price = async (id: number, wanted: number | null): Promise<boolean> => {
    await read();
    if (lineOf(id).price === wanted) return false;
    await change(id, { price: wanted });
    return true;
  };
  const open = (id: number, isInCell: boolean): void => {
    seen = { ...nothing, id, isInCell };
  };

  async function prepare(): Promise<void> {
    const id = await placeOrder(
      { url, token: owner },
      begin.map(() => ({ file_id: picture, count: 1 })),
    );
    order = await call('GET', `/placed-order/${id}/`);
    for (const [index, [line, wanted]] of begin.entries())
      order = await call('PUT', `/order/${order.lines[index]?.id}/`, {
        description: nameOf(line),
        ...(wanted !== null && { price: wanted }),
      });
    // What is ordered already is cancelled with a reason, also where its order has gone a step back.
    await call('PUT', `/placed-order/${id}/update-state/`, { state: 'accepted' });
    await call('PUT', '/order/state/', { ids: [lineOf(32).id, lineOf(34).id], state: 'O', purchase_id: null });
    order = await call('PUT', `/placed-order/${id}/update-state/`, { state: 'created', reason: 'Ещё не решили' });
  }

  const seesLine = (page: Page): Sight => {
    const { id, isInCell, isUndecided } = seen;
    return together(
      { shows: [isInCell ? cellOf(page, id) : formOf(page, id)], hides: [isInCell ? formOf(page) : cellOf(page)] },
      shownIf(isUndecided, saysTheirs(page)),
    );
  };
  const asks = (page: Page): Sight => {
    const { id, isOutdated, refusal } = seen;
    const title = beginOf(id) === null ? 'Убрать из заказа' : 'Отменить позицию';
    return together(
      seesLine(page),
      { shows: [page.getByRole('dialog', { name: `${title}: ${nameOf(id)}?` })] },
      shownIf(beginOf(id) !== null, dialogOf(page).getByLabel('Причина')),
      shownIf(isOutdated, saysAgain(page)),
      refusal === null
        ? { hides: [dialogOf(page).getByText(unanswered)] }
        : { shows: [dialogOf(page).getByText(refusal)] },
    );
  };

  return {
    open: async (page) => {
      seen = nothing;
      await prepare();
      await page.goto(`/orders/${order.id}/`);
      await buttonOf(page, 'Указать цены').waitFor();
    },
    calls: {
      updateOrderLine: {
        method: 'PUT',
        path: /^\/order\/\d+\/$/,
        sends: ({ force }: LineEdit) => ({
          price: 150.5,
          version: lineOf(seen.id).version,
          ...(force && { force }),
        }),
      },
      deleteOrderLine: { method: 'DELETE', path: /^\/order\/\d+\/\?version=\d+&reason=[\w%]*$/ },
    },
    answers: {
      updateOrderLine: ({ next }: LineAnswer, { context }) =>
        next && context.line.id !== 31 ? 'only after a price that was missing the next such line opens' : undefined,
    },
    world: {
      updateOrderLine: async ({ meanwhile, next }: LineAnswer) => {
        if (meanwhile !== null) await change(seen.id, { comment: `Версия ${lineOf(seen.id).version}` });
        // Nobody has priced the other photo, or somebody has.
        else if (seen.id === 31) await price(33, next ? null : 99);
      },
      deleteOrderLine: async ({ meanwhile }: LineAnswer) => {
        if (meanwhile !== null) await change(seen.id, { comment: `Версия ${lineOf(seen.id).version}` });
      },
    },
    press: {
      'line.opened': async ({ hand, page, event }) => {
        const { line } = event as EventObject & { line: OpenLine };
        const wanted = beginOf(line.id);
        if (await price(line.id, wanted)) await comeBack(page);
        const button =
          wanted === null ? buttonOf(page, `Указать цену: ${nameOf(line.id)}`) : openPriceOf(page, line.id, wanted);
        await button.waitFor();
        if (!seen.isInCell) await hand.click(button);
        else await priceOf(page).press(line.id === 34 ? 'ArrowDown' : 'ArrowUp');
      },
      'line.closed': ({ hand, page }) =>
        seen.isInCell ? priceOf(page).press('Escape') : hand.click(inForm(page, 'Отмена')),
      'form.changed': ({ hand, page }) => hand.fill(priceOf(page), '321'),
      'form.needed': async ({ hand, page }) => {
        await change(seen.id, { price: 475 });
        await comeBack(page);
        await page.waitForFunction(
          () => document.activeElement instanceof HTMLInputElement && document.activeElement.value === '475,00',
        );
        await hand.fill(priceOf(page), '480,5');
        await priceOf(page).press('Enter');
      },
      'form.submitted': async ({ hand, page, event }) => {
        if (seen.isUndecided) await formOf(page).getByRole('button', { name: 'Оставить моё' }).click();
        await read();
        await hand.fill(priceOf(page), '150,5');
        if (!seen.isInCell) await hand.click(formOf(page).locator('[type=submit]'));
        else if ((event as EventObject & { next: OpenLine | null }).next) await priceOf(page).press('Enter');
        else await page.getByRole('heading', { name: 'Состав заказа' }).click();
      },
      'removal.asked': ({ hand, page }) => hand.click(inForm(page, removeOf(seen.id))),
      'removal.declined': ({ hand, page }) => hand.click(inDialog(page, 'Не сейчас')),
      'removal.confirmed': async ({ hand, page, event }) => {
        const { reason } = event as EventObject & { reason: string };
        if (reason !== '') await dialogOf(page).getByLabel('Причина').fill(reason);
        await hand.click(inDialog(page, removeOf(seen.id)));
      },
      'force.confirmed': ({ hand, page }) => hand.click(inForm(page, 'Да, сохранить')),
      'force.declined': ({ hand, page }) => hand.click(inForm(page, 'Не сейчас')),
    },
    withoutControl: lineEditWithoutControl,
    isSpent: ({ type }) => type === 'xstate.done.actor.deleteOrderLine',
    follow: (event) => {
      const { type } = event;
      if (type === 'line.opened') {
        const { id, cell } = (event as EventObject & { line: OpenLine }).line;
        open(id, cell !== null);
      } else if (type === 'line.closed') seen = nothing;
      else if (type === 'form.needed') seen = { ...seen, isInCell: false, isUndecided: true, next: null };
      else if (type === 'form.submitted') {
        const { next } = event as EventObject & { next: OpenLine | null };
        seen = { ...seen, isUndecided: false, next: next?.id ?? null, refusal: null };
      } else if (type.startsWith('xstate.done.'))
        followAnswer(type, (event as EventObject & { output: LineAnswer }).output);
      else if (type.startsWith('xstate.error.')) {
        const { error } = event as EventObject & { error: unknown };
        const refusal = error instanceof Error ? unanswered : (error as { detail: string }).detail;
        seen = { ...seen, isInCell: false, next: null, refusal };
      } else seen = { ...seen, refusal: null };
    },
    sees: {
      closed: (page) => {
        const { saved, removed } = seen;
        return together(
          { hides: [formOf(page), cellOf(page), dialogOf(page)] },
          saved === null ? {} : { shows: [openPriceOf(page, saved, 150.5)] },
          removed === null ? {} : { hides: [mainOf(page).getByRole('button', { name: `: ${nameOf(removed)}` })] },
        );
      },
      editing: (page) => {
        const { isOutdated, isUndecided, refusal } = seen;
        const isMeanwhile = isOutdated || isUndecided;
        return together(
          seesLine(page),
          { hides: [dialogOf(page)], enabled: [priceOf(page)] },
          shownIf(isMeanwhile, saysMeanwhile(page)),
          shownIf(refusal !== null && !isMeanwhile, formOf(page).getByText(unanswered)),
        );
      },
      saving: (page) =>
        together(seesLine(page), {
          // Enter doesn't leave the field.
          values: [[priceOf(page), seen.next === null ? '150,50' : '150,5']],
          ...(seen.isInCell
            ? { shows: [cellOf(page).and(page.locator('[readonly]'))] }
            : { disabled: [inForm(page, 'Отмена')] }),
        }),
      askingForce: (page) =>
        together(seesLine(page), {
          shows: [page.getByRole('alertdialog').getByText('Столько нет: «Чаша» (осталось 3, нужно 5).')],
          disabled: [priceOf(page)],
        }),
      asking: (page) => together(asks(page), { enabled: [inDialog(page, 'Не сейчас')] }),
      removing: (page) => together(asks(page), { disabled: [inDialog(page, 'Не сейчас')] }),
    },
  };

  function followAnswer(type: string, { meanwhile, next }: LineAnswer): void {
    const after = next?.id ?? seen.next;
    if (meanwhile !== null) seen = { ...seen, isInCell: false, next: null, isOutdated: true };
    else if (type === 'xstate.done.actor.deleteOrderLine') seen = { ...nothing, removed: seen.id };
    else if (after !== null) open(after, after === 34);
    else seen = { ...nothing, saved: seen.id };
  }
};

it('walks every path of the editing of lines in the real shop', async ({ visit, shop, signedInAs }) => {
  const editor = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000001' });
  const [owner, colleague] = [tokenOf(await signedInAs('9000000001')), tokenOf(await signedInAs('9000000002'))];
  const picture = await storePhoto({ url: shop.url, token: owner });
  const driver = driverOf(shop.url, owner, colleague, picture);
  const { failures, missed, notOffered } = await walkInShop(lineEditModel, editor, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({ 'line.opened': ['the question covers the lines'] });
});
