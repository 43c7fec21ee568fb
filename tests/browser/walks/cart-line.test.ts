import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { CartLineEdits, CartLineValues } from '#machines/cart/cart-line.machine.ts';
import { openCart } from '#tests/browser/steps.ts';
import { cartLineWithoutControl } from '#tests/model/cart/cart-line.controls.ts';
import { cartLineModel } from '#tests/model/cart/cart-line.model.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { it } from '#tests/support/browser/it.ts';
import { walkInShop } from './walk-in-shop.ts';
import { bringGuestCart } from './carts.ts';

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Корзина', includeHidden: true });
const countOf = (page: Page) => cartOf(page).getByLabel('Количество', { exact: true });
const commentOf = (page: Page) => cartOf(page).getByPlaceholder('Комментарий к товару');
const questionOf = (page: Page) => page.getByRole('dialog', { name: 'Удалить «Чайник' });

const prepared: CartLineValues = { count: 2, comment: 'в коробке' };
/** The line as the server has it. */
let saved = prepared;

const seesLine = (page: Page, { context }: AnyMachineSnapshot, isSaving: boolean) => {
  const { count, comment } = { ...saved, ...(context.edits as CartLineEdits) };
  const [saving, unsaved] = [cartOf(page).getByLabel('Сохраняем…'), cartOf(page).getByText('Не сохранено')];
  return {
    values: [[countOf(page), String(count)] as const, [commentOf(page), comment] as const],
    shows: [...(isSaving ? [saving] : []), ...(context.isLost ? [unsaved] : [])],
    hides: [...(isSaving ? [] : [saving]), ...(context.isLost ? [] : [unsaved]), questionOf(page)],
  };
};
const isGone = (page: Page) => ({ hides: [countOf(page), questionOf(page)] });

const driverOf = (url: string): BrowserDriver => ({
  open: async (page) => {
    saved = prepared;
    await bringGuestCart(page, url, prepared);
    await openCart({ page });
  },
  calls: {
    updateCartItem: {
      method: 'PUT',
      path: /^\/cart\/[^/]+\/cart-item\/\d+\/$/,
      sends: ({ edits }: { edits: CartLineEdits }) => ({ ...saved, ...edits }),
    },
    deleteCartItem: { method: 'DELETE', path: /^\/cart\/[^/]+\/cart-item\/\d+\/$/ },
  },
  press: {
    'count.changed': ({ hand, page, event }) =>
      hand.fill(countOf(page), String((event as EventObject & { count: number }).count)),
    'comment.changed': ({ hand, page, event }) =>
      hand.fill(commentOf(page), (event as EventObject & { comment: string }).comment),
    'deletion.requested': ({ hand, page }) => hand.click(cartOf(page).getByLabel('Удалить «Чайник')),
    'xstate.done.actor.confirmDeletion': ({ hand, page, event }) =>
      hand.click(
        questionOf(page).getByRole('button', {
          name: (event as EventObject & { output: boolean }).output ? 'Удалить' : 'Отмена',
        }),
      ),
  },
  follow: ({ type }, { context }) => {
    if (type === 'xstate.done.actor.updateCartItem') saved = { ...saved, ...(context.edits as CartLineEdits) };
  },
  withoutControl: {
    ...cartLineWithoutControl,
    'xstate.error.actor.confirmDeletion': 'a question is always answered',
    'xstate.error.actor.updateCartItem': (_, event) =>
      (event as EventObject & { error: { kind?: string } | null }).error?.kind === 'network'
        ? 'the page finds the server again at once, and sends the edit a second time'
        : undefined,
  },
  sees: {
    idle: (page, snapshot) => seesLine(page, snapshot, false),
    editing: (page, snapshot) => seesLine(page, snapshot, false),
    saving: (page, snapshot) => seesLine(page, snapshot, true),
    waiting: (page, snapshot) => seesLine(page, snapshot, false),
    asking: (page) => ({ shows: [questionOf(page)] }),
    deleting: isGone,
    deleted: isGone,
  },
});

it('walks every path of a cart line in the real shop', async ({ visit, shop }) => {
  const shopper = await visit({ width: 360, scheme: 'light' }, { path: null });
  const { failures, missed, notOffered } = await walkInShop(cartLineModel, shopper, driverOf(shop.url));
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(Object.keys(notOffered).toSorted()).toEqual([
    'connection.restored',
    'flush.requested',
    'xstate.error.actor.confirmDeletion',
  ]);
});
