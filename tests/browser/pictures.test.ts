import { randomBytes } from 'node:crypto';
import type { CDPSession, Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { View, Visit } from '#tests/support/browser/visit.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { openMenu } from './steps.ts';

const shoppers: { phone: string; view: View }[] = [
  { phone: '9112000061', view: { width: 360, scheme: 'light' } },
  { phone: '9112000062', view: { width: 1280, scheme: 'dark' } },
];

let snapshot: Buffer;

it.beforeAll(async () => {
  // Noise is what JPEG can do nothing about: some six megabytes, as a telephone makes them.
  snapshot = await sharp(randomBytes(3600 * 2700 * 3), { raw: { width: 3600, height: 2700, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
});

/** Makes the way to the server as slow as this, in bytes a second; -1 makes it as it was. */
async function slowDown(session: CDPSession, uploadThroughput: number): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

describe.each(shoppers)('a receipt at $view.width px, $view.scheme', ({ phone, view }) => {
  let shopper: Visit;
  let dialog: Locator;
  const input = () => dialog.locator('input[type=file]').first();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

  it.beforeAll(async ({ stay }) => {
    shopper = await stay(view, { path: '/item/1/', phone });
    const menu = await openMenu(shopper);
    await menu.getByRole('button', { name: 'Пополнить' }).click();
    dialog = shopper.page.getByRole('dialog', { name: 'Пополнение баланса' });
    await dialog.getByRole('button', { name: 'Выбрать фото' }).waitFor();
    return shopper.close;
  });

  it('is told beside it that it isn’t a picture, and can be taken out again', async () => {
    shopper.allow(/415/);
    await input().setInputFiles(file('page.jpg', Buffer.from('<html><script>alert(1)</script></html>')));
    await dialog.getByRole('listitem').getByText('Это не изображение. Подойдут JPEG, PNG, WebP, AVIF и GIF.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Повторить' }).count()).toBe(0);
    await expectNoAxeViolations(shopper.page);
    await takeScreenshot(shopper, 'picture-refused');
    await dialog.getByRole('button', { name: 'Удалить «page.jpg»' }).click();
    await expect.poll(() => shopper.page.evaluate(() => document.activeElement?.textContent)).toBe('Выбрать фото');
  });

  it('can be cancelled on its slow way, shows how far it is, and goes smaller than it came', async () => {
    const { page } = shopper;
    const session = await page.context().newCDPSession(page);
    await slowDown(session, 150_000);
    await input().setInputFiles(file('снимок.jpg', snapshot));
    const bar = dialog.getByRole('progressbar', { name: 'Загрузка «снимок.jpg»' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(3);
    await takeScreenshot(shopper, 'picture-on-its-way');
    await dialog.getByRole('button', { name: 'Отменить загрузку «снимок.jpg»' }).click();
    expect(await dialog.getByRole('list', { name: 'Добавленные фотографии' }).count()).toBe(0);
    await slowDown(session, -1);
    const answered = page.waitForResponse(/\/api\/file\/upload\//);
    await input().setInputFiles(file('снимок.jpg', snapshot));
    const answer = await answered;
    await dialog.getByText('Загружено', { exact: true }).waitFor();
    const { requestBodySize } = await answer.request().sizes();
    expect(requestBodySize).toBeLessThan(snapshot.length * 0.8);
    expect(await answer.json()).toMatchObject({ image: { width: 1920, height: 1440 } });
    await takeScreenshot(shopper, 'picture-stored');
    await dialog.getByRole('button', { name: 'Удалить «снимок.jpg»' }).click();
  });

  it('is sent again when the connection is restored, and belongs to the payment', async () => {
    const { page } = shopper;
    shopper.allow(/upload/);
    shopper.allow(/ERR_FAILED|ERR_CONNECTION/);
    await page.route(/\/api\/file\/upload\//, (route) => route.abort('connectionfailed'), { times: 1 });
    await input().setInputFiles(file('чек.jpg', await drawSlope(300, 200).jpeg().toBuffer()));
    await dialog.getByRole('listitem').getByText('Нет связи с магазином').waitFor();
    await dialog.getByRole('button', { name: 'Повторить загрузку «чек.jpg»' }).click();
    await dialog.getByText('Загружено', { exact: true }).waitFor();
    await dialog.getByLabel('Сумма').fill('500');
    const paid = page.waitForResponse(
      (response) => response.url().endsWith('/api/payment/') && response.request().method() === 'POST',
    );
    await dialog.getByRole('button', { name: /Отправить заявку|Пополнить на/ }).click();
    const { receipt } = (await (await paid).json()) as { receipt: { width: number; height: number } | null };
    expect(receipt).toMatchObject({ width: 300, height: 200 });
  });

  it('causes no unexpected errors in the browser', () => expect(shopper.problems()).toEqual([]));
});
