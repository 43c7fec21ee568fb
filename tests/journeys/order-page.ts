import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The buttons of what the person may do with the order of a page. */
export const movesOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Что сделать с заказом' }).getByRole('button');

/** The badge that says the state of what a page is about. */
export const badgeOf = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

/** Sees the state of the page's order and all that may be done with it, in the order of the alphabet. */
export async function seesOrder(page: Page, state: string, moves: readonly string[]): Promise<void> {
  const look = async () => [await badgeOf(page).innerText(), (await movesOf(page).allInnerTexts()).toSorted()];
  await expect.poll(look).toEqual([state, moves]);
}

/** Does what moves the order, until the server has moved it: the badge shows that at once, others see it later. */
export async function untilMoved(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/update-state/'));
  await act();
  expect((await answered).status()).toBe(200);
}
