import type { Page } from 'playwright-core';
import { openCart } from '#tests/browser/steps.ts';
import { drawPhoto } from '#tests/support/browser/orders.ts';

/** The dialog of an order by photos. */
export const photoOrderOf = (page: Page) => page.getByRole('dialog', { name: 'Заказ по фото' });

/** Opens the dialog, with nothing in it. */
export async function openPhotoOrder(page: Page): Promise<void> {
  await page.goto('/');
  await openCart({ page });
  await page.getByRole('button', { name: 'Оформить заказ по фото' }).click();
}

/** Chooses small pictures of these names in the dialog. */
export async function choosePhotos(page: Page, names: readonly string[]): Promise<void> {
  const buffer = await drawPhoto();
  await photoOrderOf(page)
    .getByLabel('Выбрать фотографии')
    .first()
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })));
}
