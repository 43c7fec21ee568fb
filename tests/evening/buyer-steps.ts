import type { Page } from 'playwright-core';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { outcomes, type Step, submit } from './acts.ts';
import type { Hands } from './hands.ts';
import type { Shop } from './shop.ts';

/** The intermediary's purchase with its lines, as they have it. */
async function readAlbums(shop: Shop): Promise<{ result: unknown[]; lines: { state: string; count: number }[] }> {
  const { id } = await shop.ask<{ id: number }>('GET', '/customers/current/', undefined, 'buyer');
  return shop.ask('GET', `/intermediary/${id}/albums/${(await shop.findPurchase()).id}/`, undefined, 'buyer');
}

const countPieces = (state: string) => async (shop: Shop) =>
  (await readAlbums(shop)).lines.filter((line) => line.state === state).reduce((all, { count }) => all + count, 0);

const path = async (shop: Shop) => `/purchases/${(await shop.findPurchase()).id}/list-orders/`;

/** The row of which so many are left. */
const row = (page: Page, count: number) =>
  page
    .getByRole('list', { name: 'Без альбома' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`(?<!\\d)${count}\\sшт\\.`) })
    .first();
const buy = ({ page }: Hands, count: number) => row(page, count).getByRole('button', { name: /^Куплено: / });
const refuse = ({ page }: Hands) => row(page, 3).getByRole('button', { name: /^Нет в/ });
const told = ({ page }: Hands, text: RegExp) => page.getByText(text).first().waitFor();

/** What an intermediary does, at the market with a phone and at home. */
export const buyerSteps: readonly Step[] = [
  {
    id: 'buy',
    name: '17 of one thing bought, and what was paid',
    person: 'buyer',
    path: '/today/',
    run: async (hands) => {
      await hands.click(hands.page.getByRole('link', { name: /Садовод/ }).first());
      await hands.click(buy(hands, 17));
      await told(hands, /^Куплено 17: /);
      await hands.click(hands.page.getByRole('textbox', { name: /^Цена закупки/ }).first());
      await hands.type('450');
      await hands.press('Enter');
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.page.getByRole('link', { name: /Садовод/ }).first());
      await hands.enter(buy(hands, 17));
      await told(hands, /^Куплено 17: /);
      await hands.walkTo(hands.page.getByRole('textbox', { name: /^Цена закупки/ }).first());
      await hands.type('450');
      await hands.press('Enter');
    },
    outcome: { read: countPieces('P'), isRight: outcomes.is(17) },
  },
  {
    id: 'part',
    name: '8 of 11 bought',
    person: 'buyer',
    path,
    run: async (hands) => {
      await hands.fill(row(hands.page, 11).getByRole('textbox'), '8');
      await hands.click(buy(hands, 11));
      await told(hands, /^Куплено 8: /);
    },
    runByKeys: async (hands) => {
      await hands.walkTo(row(hands.page, 11).getByRole('textbox'));
      await hands.replace('8');
      await hands.enter(buy(hands, 11));
      await told(hands, /^Куплено 8: /);
    },
    outcome: { read: countPieces('P'), isRight: outcomes.by(8) },
  },
  {
    id: 'none',
    name: 'the other 3 are not to be had',
    person: 'buyer',
    path,
    run: async (hands) => {
      await hands.click(refuse(hands));
      await hands.click(submit(hands));
      await told(hands, /^Нет 3: /);
    },
    runByKeys: async (hands) => {
      await hands.enter(refuse(hands));
      await hands.isAsked();
      await hands.press('Control+Enter');
      await told(hands, /^Нет 3: /);
    },
    outcome: { read: countPieces('C'), isRight: outcomes.by(3) },
  },
  {
    id: 'rest',
    name: 'the last row bought',
    person: 'buyer',
    path,
    run: async (hands) => {
      await hands.click(buy(hands, 6));
      await told(hands, /^Всё отмечено: 34/);
    },
    runByKeys: async (hands) => {
      await hands.enter(buy(hands, 6));
      await told(hands, /^Всё отмечено: 34/);
    },
    outcome: { read: countPieces('O'), isRight: outcomes.is(0) },
  },
  {
    id: 'back',
    name: 'what was not to be had is to be bought after all',
    person: 'buyer',
    path,
    run: async (hands) => {
      await hands.click(hands.page.locator('summary').first());
      await hands.click(hands.page.getByRole('listitem').filter({ hasText: /Отмен/ }).getByRole('button').last());
      await told(hands, /^Купить ещё 3/);
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.page.locator('summary').first());
      await hands.enter(hands.page.getByRole('listitem').filter({ hasText: /Отмен/ }).getByRole('button').last());
      await told(hands, /^Купить ещё 3/);
    },
    outcome: { read: countPieces('O'), isRight: outcomes.by(3) },
  },
  {
    id: 'album',
    name: 'an album with a photo of the stall',
    person: 'buyer',
    path,
    run: async (hands) => {
      await hands.click(hands.button('Новый альбом'));
      await hands.isAsked();
      await addAlbum(hands);
      await hands.click(submit(hands));
      await hands.dialog().waitFor({ state: 'detached' });
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.button('Новый альбом'));
      await hands.isAsked();
      await addAlbum(hands);
      await hands.press('Control+Enter');
      await hands.dialog().waitFor({ state: 'detached' });
    },
    outcome: { read: async (shop) => (await readAlbums(shop)).result.length, isRight: outcomes.by(1) },
  },
  {
    id: 'list',
    name: 'the buying list as a paper',
    person: 'buyer',
    path,
    run: async (hands) => {
      await hands.click(hands.button('Печать').first());
      await hands.isAsked();
      await hands.click(
        hands
          .dialog()
          .getByRole('button', { name: /Напечатать|Печать/ })
          .first(),
      );
    },
    runByKeys: async (hands) => {
      await hands.enter(hands.button('Печать').first());
      await hands.isAsked();
      await hands.enter(
        hands
          .dialog()
          .getByRole('button', { name: /Напечатать|Печать/ })
          .first(),
      );
    },
  },
];

async function addAlbum(hands: Hands): Promise<void> {
  await hands.type('Ряд 12');
  const buffer = await drawSlope(600, 800).png().toBuffer();
  await hands.upload({ name: 'photo.png', mimeType: 'image/png', buffer });
  await hands.dialog().getByRole('listitem').first().waitFor();
}
