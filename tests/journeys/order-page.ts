import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The buttons of what the person may do with the order of a page. */
export const movesOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Что сделать с заказом' }).getByRole('button');

/** Sees the state of the page's order and all that may be done with it, in the order of the alphabet. */
export async function seesOrder(page: Page, state: string, moves: readonly string[]): Promise<void> {
  const badge = page.getByRole('main').getByRole('status').first();
  const look = async () => [await badge.innerText(), (await movesOf(page).allInnerTexts()).toSorted()];
  await expect.poll(look).toEqual([state, moves]);
}

/** Does what moves the order, until the server has moved it: the badge shows that at once, others see it later. */
export async function untilMoved(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/update-state/'));
  await act();
  expect((await answered).status()).toBe(200);
}
