import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FieldSave, SeenItem } from '#machines/item/field-edit.machine.ts';
import { fieldEditModel } from '#tests/model/item/field-edit.model.ts';
import { fieldEditsWithoutControl, fieldPlaces } from '#tests/model/item/field-edits.controls.ts';
import { fieldEditsModel } from '#tests/model/item/field-edits.model.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { walkInShop } from './walk-in-shop.ts';

interface Item {
  id: number;
  version: number;
}

/** Items of the walks alone, and so many below them that a row leaves the window. */
const BELOW = 60;
const list = '/items/?search=ПОЛЕ';
const asItWas = { retail_price: 690, stock: 12 };

/** Makes them by whoever has the token; answers which the cup is. */
async function makeItems(url: string, token: string): Promise<number> {
  const { result } = await callApi<{ result: { id: number }[] }>(url, 'GET', '/category/');
  const make = (name: string, article: string) =>
    callApi<Item>(url, 'POST', '/item/', {
      body: { name, article, category_id: result[0]?.id, ...asItWas },
      token,
    });
  const below = Array.from({ length: BELOW }, (_, index) => make(`Ящик ${index}`, `ПОЛЕ-${index}`));
  const [made] = await Promise.all([make('Чашка', 'ПОЛЕ-Ч'), make('Ваза', 'ПОЛЕ-В'), ...below]);
  return made.id;
}

const mainOf = (page: Page) => page.getByRole('main');
const buttonOf = (page: Page, name: string, value: string) =>
  mainOf(page).getByRole('button', { name: `${name}: ${value}. Изменить`, exact: true });
const fieldOf = (page: Page, name: string) => mainOf(page).getByRole('textbox', { name, exact: true });

const PRICE = 'Цена, Чашка';
const priceOf = (page: Page) => fieldOf(page, PRICE);
const formOf = (page: Page) =>
  mainOf(page)
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: PRICE, exact: true }) });
const inForm = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true });
const saysLost = (page: Page) => formOf(page).getByText('Нет связи с магазином', { exact: true });
const saysWrong = (page: Page) => formOf(page).getByText('Целое.', { exact: true });
const saysField = (page: Page) => formOf(page).getByText('Уже изменилось. Сейчас: 650\u00A0₽');
const saysRest = (page: Page) => formOf(page).getByText(/Сохраните ещё\sраз\.$/);

/** A number as its field writes it while it is typed, and once it is left. */
const writes: Readonly<Record<string, RegExp>> = { '': /^$/, 690: /^690(?:,00)?$/, 700: /^700(?:,00)?$/ };

/** What the events have left of the field. */
interface Seen {
  text: string;
  /** What stands in its row once it is closed. */
  saved: string;
  says: ((page: Page) => ReturnType<typeof saysLost>) | null;
  isShown: boolean;
}
const begun: Seen = { text: '690', saved: '690\u00A0₽', says: null, isShown: true };

/** Whoever looks at the rows far below has no field to press. */
const ofShown = ({ context }: AnyMachineSnapshot) =>
  context.isShown === true ? undefined : 'its row is out of the window';

/** `owner` edits on the page, and somebody elsewhere by the same token. */
const fieldDriver = (url: string, owner: string, cup: number): BrowserDriver => {
  let seen = begun;
  let version = 0;
  const change = async (content: object): Promise<void> => {
    ({ version } = await callApi<Item>(url, 'PUT', '/item/', { body: { id: cup, ...content }, token: owner }));
  };
  return {
    open: async (page) => {
      seen = begun;
      await change(asItWas);
      await page.goto(list);
      await buttonOf(page, PRICE, '690\u00A0₽').click();
    },
    calls: {
      saveField: {
        method: 'PUT',
        path: /^\/item\/$/,
        sends: ({ value }: FieldSave) => ({ id: cup, version, retail_price: value }),
      },
    },
    world: {
      saveField: async (now: SeenItem | null, { context }) => {
        if (now) await change(now.value === context.seen.value ? { stock: 8 } : { retail_price: 650 });
      },
    },
    press: {
      'text.changed': ({ hand, page, event }) =>
        hand.fill(priceOf(page), (event as EventObject & { text: string }).text),
      'field.submitted': ({ hand, page }) => hand.click(inForm(page, 'Сохранить')),
      'field.cancelled': ({ hand, page }) => hand.click(inForm(page, 'Отменить')),
      'row.left': async ({ page, event }) => {
        if ((event as EventObject & { hadFocus: boolean }).hadFocus) await priceOf(page).focus();
        else await priceOf(page).blur();
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      },
      'row.shown': ({ page }) => page.evaluate(() => window.scrollTo(0, 0)),
    },
    withoutControl: { 'text.changed': ofShown, 'field.submitted': ofShown, 'field.cancelled': ofShown },
    follow: (event, { context }) => {
      const { type } = event;
      if (type === 'text.changed') seen = { ...seen, text: (event as EventObject & { text: string }).text, says: null };
      else if (type === 'field.submitted') seen = { ...seen, says: null };
      else if (type === 'row.left' || type === 'row.shown') seen = { ...seen, isShown: type === 'row.shown' };
      else if (type === 'xstate.error.actor.saveField')
        seen = {
          ...seen,
          says: (event as EventObject & { error: unknown }).error instanceof Error ? saysLost : saysWrong,
        };
      else if (type === 'xstate.done.actor.saveField') {
        const { output } = event as EventObject & { output: SeenItem | null };
        if (!output) seen = { ...seen, saved: `${seen.text}\u00A0₽` };
        else if (output.value === context.seen.value) seen = { ...seen, says: saysRest };
        else seen = { ...seen, saved: '650\u00A0₽', says: saysField };
      }
    },
    sees: {
      editing: (page) => {
        const { text, says, isShown } = seen;
        if (!isShown) return { hides: [priceOf(page)] };
        return {
          values: [[priceOf(page), writes[text] ?? text]],
          [text === '' ? 'disabled' : 'enabled']: [inForm(page, 'Сохранить')],
          shows: says ? [says(page)] : [],
          hides: [saysLost, saysWrong, saysField, saysRest].filter((one) => one !== says).map((one) => one(page)),
        };
      },
      saving: (page) =>
        seen.isShown
          ? { shows: [priceOf(page).and(page.locator('[readonly]'))], disabled: [inForm(page, 'Отменить')] }
          : { hides: [priceOf(page)] },
      closed: (page) =>
        seen.isShown
          ? { shows: [buttonOf(page, PRICE, seen.saved)], hides: [priceOf(page)] }
          : { hides: [priceOf(page)] },
    },
  };
};

const fieldsDriver = (): BrowserDriver => {
  const open = new Set<string>();
  const nameOf = (event: EventObject): string => {
    const { itemId, field } = event as EventObject & { itemId: number; field: string };
    return fieldPlaces.find((place) => place.itemId === itemId && place.field === field)?.name ?? '';
  };
  return {
    open: async (page) => {
      open.clear();
      await page.goto(list);
    },
    calls: {},
    press: {
      'field.opened': ({ hand, page, event }) =>
        hand.click(mainOf(page).getByRole('button', { name: new RegExp(`^${nameOf(event)}: .*\\. Изменить$`) })),
      'field.closed': ({ page, event }) => fieldOf(page, nameOf(event)).press('Escape'),
    },
    withoutControl: fieldEditsWithoutControl,
    follow: (event) => {
      if (event.type === 'field.opened') open.add(nameOf(event));
      else open.delete(nameOf(event));
    },
    sees: {
      ready: (page) => ({
        enabled: [...open].map((name) => fieldOf(page, name)),
        hides: fieldPlaces.filter(({ name }) => !open.has(name)).map(({ name }) => fieldOf(page, name)),
        shows: fieldPlaces
          .filter(({ name }) => !open.has(name))
          .map(({ name }) => mainOf(page).getByRole('button', { name: new RegExp(`^${name}: .*\\. Изменить$`) })),
      }),
    },
  };
};

let cup = 0;

it.beforeAll(async ({ shop, signedInAs }) => {
  cup = await makeItems(shop.url, tokenOf(await signedInAs('9000000001')));
});

it('walks every path of a field of an item in the real shop', async ({ visit, shop, signedInAs }) => {
  const editor = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000001' });
  const driver = fieldDriver(shop.url, tokenOf(await signedInAs('9000000001')), cup);
  const { failures, missed, notOffered } = await walkInShop(fieldEditModel, editor, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({});
});

it('walks every path of the fields of a list in the real shop', async ({ visit }) => {
  const editor = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000001' });
  const { failures, missed, notOffered } = await walkInShop(fieldEditsModel, editor, fieldsDriver());
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(Object.keys(notOffered).toSorted()).toEqual(['field.changedMeanwhile', 'field.refused']);
});
