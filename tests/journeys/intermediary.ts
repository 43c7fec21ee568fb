import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { isSignedIn, openMenu, signInFromMenu } from '#tests/browser/steps.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import type { Journey } from './journey.ts';

/** An intermediary with a purchase of this name: two teapots of one kind and one of another. */
interface Intermediary {
  visit: Pick<Visit, 'page'>;
  /** One that nobody has signed in with for a minute. */
  phone: string;
  purchase: string;
}

const machine = setup({
  types: {} as {
    events: {
      type:
        | 'signed.in'
        | 'purchases.opened'
        | 'purchase.opened'
        | 'all.bought'
        | 'mark.takenBack'
        | 'one.bought'
        | 'price.told'
        | 'rest.refused'
        | 'other.bought'
        | 'album.made';
    };
  },
}).createMachine({
  id: 'intermediary',
  initial: 'guest',
  states: {
    guest: { on: { 'signed.in': 'signedIn' } },
    signedIn: { on: { 'purchases.opened': 'listed' } },
    listed: { on: { 'purchase.opened': 'toBuy' } },
    toBuy: { on: { 'all.bought': 'bought' } },
    bought: { on: { 'mark.takenBack': 'takenBack' } },
    takenBack: { on: { 'one.bought': 'partlyBought' } },
    partlyBought: { on: { 'price.told': 'priceTold' } },
    priceTold: { on: { 'rest.refused': 'restRefused' } },
    restRefused: { on: { 'other.bought': 'allMarked' } },
    allMarked: { on: { 'album.made': 'albumMade' } },
    albumMade: {},
  },
});

const teapot = 'Чайник заварочный «Снегирь», 900 мл';
const other = 'Чайник высокий «Ивовые листья», 1,1 л';

type Schemas = components['schemas'];

/** Does what marks a line, until the server has taken the mark: the page shows it at once, and sends it later. */
async function untilMarked(
  page: Page,
  mark: Omit<Schemas['LineMark'], 'line_id'>,
  line: Partial<Schemas['IntermediaryLine']>,
  act: () => Promise<void>,
): Promise<void> {
  const isAnswered = page.waitForResponse((answer) => {
    const sent = answer.request();
    if (sent.method() !== 'PUT' || !/\/intermediary\/\d+\/purchases\/\d+\/$/.test(answer.url())) return false;
    const { state, count, price } = sent.postDataJSON() as Schemas['LineMark'];
    return state === mark.state && count === mark.count && price === mark.price;
  });
  // A click that fails must say so itself, not what was never answered after it.
  const [answer] = await Promise.all([isAnswered, act()]);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ state: mark.state, ...line });
}

/** From a guest to a purchase of which everything is marked, with an album of the stall. */
export const intermediaryJourney: Journey<typeof machine, Intermediary> = {
  machine,
  on({ visit, phone, purchase }) {
    const { page } = visit;
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: new RegExp(`^${purchase}`) });
    const album = page.getByRole('dialog', { name: 'Новый альбом' });
    const price = main.getByRole('textbox', { name: `Цена закупки за шт.: ${teapot}` }).first();
    const buy = (name: string, count: number) =>
      untilMarked(page, { state: 'P', count }, { description: name, count, bought_price: null }, () =>
        main.getByRole('button', { name: `Куплено: ${name}` }).click(),
      );
    const sees = async (left: string, told?: string) => {
      await main.getByRole('status').filter({ hasText: left }).waitFor();
      if (told !== undefined) await main.getByText(told, { exact: true }).waitFor();
    };
    return {
      events: {
        'signed.in': () => signInFromMenu(visit, phone),
        'purchases.opened': async () => (await openMenu(visit)).getByRole('link', { name: 'Закупки' }).click(),
        'purchase.opened': () => link.click(),
        'all.bought': () => buy(teapot, 2),
        'mark.takenBack': () =>
          untilMarked(page, { state: 'O' }, { description: teapot, count: 2 }, () =>
            main.getByRole('button', { name: 'Вернуть', exact: true }).first().click(),
          ),
        'one.bought': async () => {
          await main.getByRole('button', { name: `Меньше: ${teapot}` }).click();
          await buy(teapot, 1);
        },
        'price.told': async () => {
          await price.fill('450');
          await untilMarked(
            page,
            { state: 'P', price: 450 },
            { description: teapot, count: 1, bought_price: 450 },
            () => price.press('Enter'),
          );
        },
        'rest.refused': async () => {
          await main.getByRole('button', { name: `Нет в наличии: ${teapot}` }).click();
          const question = page.getByRole('dialog', { name: `Почему не куплено: ${teapot}, 1 шт.` });
          await untilMarked(page, { state: 'C' }, { description: teapot, count: 1 }, () =>
            question.getByRole('button', { name: 'Отметить «нет»: 1 шт.' }).click(),
          );
        },
        'other.bought': () => buy(other, 1),
        'album.made': async () => {
          await main.getByRole('button', { name: 'Новый альбом' }).click();
          await album.getByLabel('Название').fill('Ряд 12');
          await album.getByRole('button', { name: 'Создать' }).click();
          await album.waitFor({ state: 'detached' });
        },
      },
      states: {
        guest: async () => expect(await isSignedIn(page)).toBe(false),
        signedIn: async () => {
          // They are led there by themselves.
          await main.getByRole('heading', { level: 1, name: 'Сегодня' }).waitFor();
          expect(await isSignedIn(page)).toBe(true);
        },
        listed: async () => {
          await main.getByRole('heading', { level: 1, name: 'Закупки' }).waitFor();
          await link.filter({ hasText: 'Осталось купить: 2 позиции' }).waitFor();
        },
        toBuy: async () => {
          await sees('Купить ещё 3 из 3 шт.');
          await main.getByText('«можно чуть меньше»').waitFor();
        },
        bought: () => sees('Купить ещё 1 из 3 шт.', `Куплено 2: ${teapot}.`),
        takenBack: () => sees('Купить ещё 3 из 3 шт.'),
        partlyBought: () => sees('Купить ещё 2 из 3 шт.', `Куплено 1: ${teapot}.`),
        priceTold: async () => {
          await sees('Купить ещё 2 из 3 шт.');
          await expect.poll(() => price.inputValue()).toBe('450,00');
        },
        restRefused: () => sees('Купить ещё 1 из 3 шт.', `Нет 1: ${teapot}.`),
        allMarked: () => sees('Всё отмечено: 3 шт.', `Куплено 1: ${other}.`),
        albumMade: () => main.getByText('Ряд 12').first().waitFor(),
      },
    };
  },
};
