import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { uploadModel } from '#tests/model/upload/upload.model.ts';
import { uploadsWithoutControl } from '#tests/model/upload/uploads.controls.ts';
import { uploadsModel } from '#tests/model/upload/uploads.model.ts';
import { it } from '#tests/support/browser/it.ts';
import { choosePhotos, openPhotoOrder, photoOrderOf } from './photos.ts';
import { walkInShop } from './walk-in-shop.ts';

const tileOf = (page: Page, name: string) => photoOrderOf(page).getByRole('listitem').filter({ hasText: name });
const cancelOf = (page: Page, name: string) =>
  photoOrderOf(page).getByRole('button', { name: `Отменить загрузку «${name}»`, exact: true });

/** The picture of the model; two others go before it. */
const NAME = 'чек.jpg';
const own = (page: Page) => tileOf(page, NAME);
const barOf = (page: Page) => own(page).getByRole('progressbar', { name: `Загрузка «${NAME}»` });
const retryOf = (page: Page) => own(page).getByRole('button', { name: `Повторить загрузку «${NAME}»` });
const removeOf = (page: Page) => own(page).getByRole('button', { name: `Удалить «${NAME}»` });
const says = (page: Page, text: string) => own(page).getByText(text, { exact: true });

type WindowWithUploads = typeof globalThis & { takeHalf: () => void };

/** Runs in the page: the network takes half of the picture that was sent last. */
function watchUploads(): void {
  class WatchedRequest extends XMLHttpRequest {
    constructor() {
      super();
      const takeHalf = (): boolean =>
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }));
      Object.assign(globalThis, { takeHalf });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: WatchedRequest });
}

const whileWaiting = (snapshot: AnyMachineSnapshot): string | undefined =>
  snapshot.matches({ sending: 'waiting' }) ? 'nothing is answered before it is sent' : undefined;

/** One picture: two are sent at once, so that the turn of a third comes as one of these is given up. */
const pictureDriver = (context: BrowserContext): BrowserDriver => {
  let share = '0 %';
  let refusal: 'lost' | 'busy' | 'hopeless' = 'lost';
  const others = { count: 0, last: '' };
  const chooseOther = async (page: Page): Promise<void> => {
    others.count += 1;
    others.last = `другое ${others.count}.png`;
    const isSent = page.waitForRequest(/\/api\/file\/upload\/$/);
    await choosePhotos(page, [others.last]);
    await isSent;
  };
  return {
    open: async (page) => {
      others.count = 0;
      await openPhotoOrder(page);
      // The first one is on its way till the end.
      await page.route(/\/api\/file\/upload\/$/, () => undefined, { times: 1 });
      await chooseOther(page);
      await chooseOther(page);
      await choosePhotos(page, [NAME]);
    },
    // While the picture waits, that of the last of the others, which has its turn.
    calls: { uploadFile: { method: 'POST', path: /^\/file\/upload\/$/ } },
    press: {
      'sending.began': ({ hand, page }) => hand.click(cancelOf(page, others.last)),
      'sending.progressed': ({ page }) => page.evaluate(() => (globalThis as WindowWithUploads).takeHalf()),
      'retry.requested': async ({ hand, page }) => {
        await chooseOther(page);
        await hand.click(retryOf(page));
      },
      'connection.restored': async ({ page }) => {
        await chooseOther(page);
        await context.setOffline(true);
        await context.setOffline(false);
      },
    },
    withoutControl: {
      'xstate.done.actor.uploadFile': whileWaiting,
      'xstate.error.actor.uploadFile': whileWaiting,
    },
    follow: (event) => {
      share = event.type === 'sending.progressed' ? '50 %' : '0 %';
      if (event.type !== 'xstate.error.actor.uploadFile') return;
      const { code } = (event as EventObject & { error: { code?: string } }).error;
      refusal = code === undefined ? 'lost' : code === 'try_later' ? 'busy' : 'hopeless';
    },
    sees: {
      sending: (page) => ({ enabled: [cancelOf(page, NAME)], hides: [retryOf(page)] }),
      'sending.waiting': (page) => ({ shows: [says(page, 'Ждёт очереди')] }),
      'sending.underWay': (page) => ({
        // Of nothing the bar is not to be seen.
        shows: [says(page, share), ...(share === '50 %' ? [barOf(page)] : [])],
        hides: [says(page, 'Ждёт очереди')],
      }),
      failed: (page) => ({
        shows: [says(page, refusal === 'lost' ? 'Нет связи с магазином' : 'Изображение повреждено.')],
        enabled: [removeOf(page), ...(refusal === 'hopeless' ? [] : [retryOf(page)])],
        hides: [barOf(page), ...(refusal === 'hopeless' ? [retryOf(page)] : [])],
      }),
      stored: (page) => ({
        shows: [says(page, 'Загружено'), own(page).locator('img[src^="/files/"]')],
        enabled: [removeOf(page)],
        hides: [barOf(page), retryOf(page)],
      }),
    },
  };
};

it('walks every path of one picture in the real shop', async ({ visit }) => {
  const shopper = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000003' });
  shopper.allow(/ERR_INTERNET_DISCONNECTED/);
  await shopper.page.addInitScript(watchUploads);
  const { failures, missed, notOffered } = await walkInShop(uploadModel, shopper, pictureDriver(shopper.context));
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({});
});

/** The model's list holds two: as many are left beside these. */
const before = Array.from({ length: 28 }, (_, index) => `до ${index + 1}.png`);
const namesIn = (event: EventObject): string[] =>
  (event as EventObject & { files: ChosenFile[] }).files.map(({ name }) => name);
const nameById: Readonly<Record<string, string>> = { f1: NAME, f2: 'кружка.png', f3: 'ваза.webp' };
const removedBy = (event: EventObject): string => nameById[(event as EventObject & { fileId: string }).fileId] ?? '';
const saysFull = (page: Page) => page.getByRole('alert').getByText('Можно добавить не больше 30 фотографий.');

/** The pictures of a record, none of which is ever stored. */
const listDriver = (): BrowserDriver => {
  let shown: string[] = [];
  let isLeftOut = false;
  return {
    open: async (page) => {
      [shown, isLeftOut] = [[], false];
      await openPhotoOrder(page);
      await choosePhotos(page, before);
    },
    calls: {},
    press: {
      'files.chosen': ({ page, event }) => choosePhotos(page, namesIn(event)),
      'file.removed': ({ hand, page, event }) => hand.click(cancelOf(page, removedBy(event))),
    },
    withoutControl: uploadsWithoutControl,
    follow: (event) => {
      const chosen = event.type === 'files.chosen' ? namesIn(event) : [];
      isLeftOut = shown.length + chosen.length > 2;
      shown = [...shown, ...chosen].slice(0, 2);
      if (event.type === 'file.removed') shown = shown.filter((name) => name !== removedBy(event));
    },
    sees: {
      open: (page) => {
        const picker = photoOrderOf(page).getByRole('button', { name: 'Выбрать фотографии' });
        return {
          shows: [
            photoOrderOf(page).getByText(`Добавлено ${28 + shown.length} из 30`),
            ...shown.map((name, place) =>
              photoOrderOf(page)
                .getByRole('listitem')
                .nth(28 + place)
                .filter({ hasText: name }),
            ),
            ...(isLeftOut ? [saysFull(page)] : []),
          ],
          hides: [
            photoOrderOf(page)
              .getByRole('listitem')
              .nth(28 + shown.length),
            ...(shown.length === 2 ? [picker] : []),
          ],
          enabled: shown.length === 2 ? [] : [picker],
        };
      },
    },
  };
};

it('walks every path of the pictures of a record in the real shop', async ({ visit }) => {
  const shopper = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000003' });
  await shopper.page.route(/\/api\/file\/upload\/$/, () => undefined);
  const { failures, missed, notOffered } = await walkInShop(uploadsModel, shopper, listDriver());
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({
    'files.taken': ['told by the form, once its record is made'],
    'connection.restored': ['told by the connection'],
    'upload.failed': ['told by a picture'],
  });
});
