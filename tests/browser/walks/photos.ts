import type { Page } from 'playwright-core';
import { openCart } from '#tests/browser/steps.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { newAddress } from '#tests/support/browser/visit.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';

const drawPhoto = () => drawSlope(60, 80).png().toBuffer();

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

/** Stores a picture of whoever has the token; the answer is its id. */
export async function storePhoto(url: string, token: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await drawPhoto())], { type: 'image/png' }), 'photo.png');
  const answer = await fetch(`${url}/api/file/upload/`, {
    method: 'POST',
    headers: { 'x-forwarded-for': newAddress(), authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`The picture was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Places an order of one photo for Екатерина, by whoever of the staff has the token; the answer is its id. */
export async function placePhotoOrder(url: string, token: string, photo: string): Promise<number> {
  const deliveries = await callApi<{ result: { id: number; kind: string }[] }>(url, 'GET', '/delivery/', { token });
  const { id } = await callApi<{ id: number }>(url, 'POST', '/placed-order/', {
    token,
    body: {
      lines: [{ file_id: photo, count: 1 }],
      delivery: {
        customer_id: 3,
        delivery_id: deliveries.result.find(({ kind }) => kind === 'address')?.id,
        address: 'Садовая, 1',
        recipient_name: 'Анна Смирнова',
        recipient_phone: '79000000003',
      },
      force: true,
    },
  });
  return id;
}
