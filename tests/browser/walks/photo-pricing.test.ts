import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import type { JudgedPhoto, PhotoAnswer } from '#machines/order/photo-pricing.machine.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { photoPricingModel } from '#tests/model/order/photo-pricing.model.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it } from '#tests/support/browser/it.ts';
import { placeOrder, storePhoto } from '#tests/support/browser/orders.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { walkInShop } from './walk-in-shop.ts';

interface Order {
  id: number;
  lines: { id: number; version: number; count: number }[];
}

/** A photo of the model in the shop, what is said of it, and what a person sees of that. */
interface Photo {
  orderId: number;
  id: number;
  version: number;
  count: number;
  /** The version that was seen when something was said. */
  said: number;
  progress: '' | ', сохраняется' | ', не сохранено' | ', готово';
  /** Why it was not saved. */
  why?: 'refused' | 'meanwhile';
}

/** The model's lines: a price, none to sell, and one at which the person is between. */
const [PRICED, ABSENT, BETWEEN] = [31, 44, 50] as const;

const mainOf = (page: Page) => page.getByRole('main');
const buttonOf = (page: Page, name: string | RegExp) =>
  mainOf(page).getByRole('button', { name, exact: typeof name === 'string' });
const priceOf = (page: Page) => mainOf(page).getByLabel('Цена за штуку');
const tileOf = (page: Page, { orderId }: Photo, progress = '') =>
  buttonOf(page, `Фото из заказа № ${orderId}, Фото${progress}`);
const anyTileOf = (page: Page, { id }: Photo) => mainOf(page).locator(`[data-line='${id}']`);
const saysPriced = (page: Page) => mainOf(page).getByText(/^Цена уже стоит: 430\s₽/);
const saysRefused = (page: Page) => mainOf(page).getByText('Это значение должно быть числом.');
const saysMeanwhile = (page: Page) => mainOf(page).getByText(/^Позицию изменили, пока вы ставили цену/);
const troubleOf = (page: Page, of = '') => mainOf(page).getByText(`Не сохранили ответ по фото из заказа ${of}`);
const repeatOf = (page: Page) => buttonOf(page, 'Повторить');

/** Whoever has the token prices on the page, and changes lines elsewhere. */
const driverOf = (url: string, token: string): BrowserDriver => {
  const photos = new Map<number, Photo>();
  /** Lines in the order in which they wait to be saved, and in which they were not. */
  let [unsent, refused]: [number[], number[]] = [[], []];
  const photoOf = (line: number): Photo => {
    const photo = photos.get(line);
    if (!photo) throw new Error(`The walk has no photo ${line}`);
    return photo;
  };
  const call = <Body>(method: string, path: string, body?: object) => callApi<Body>(url, method, path, { body, token });
  /** What somebody else makes of a line. */
  const change = async (line: number, changed: object): Promise<void> => {
    const photo = photoOf(line);
    const { lines } = await call<Order>('PUT', `/order/${photo.id}/`, changed);
    const found = lines.find(({ id }) => id === photo.id);
    Object.assign(photo, { version: found?.version, count: found?.count });
  };
  let picture: string | undefined;
  const sees = (page: Page) => ({
    shows: [
      ...[...photos.values()].map((photo) => tileOf(page, photo, photo.progress)),
      ...refused.slice(0, 1).map((line) => troubleOf(page, `№ ${photoOf(line).orderId}.`)),
    ],
    hides: refused.length === 0 ? [troubleOf(page)] : [],
    enabled: [buttonOf(page, 'Сохранить и дальше')],
  });
  return {
    open: async (page) => {
      [unsent, refused] = [[], []];
      photos.clear();
      // Whatever waits for a price from before.
      const { ids } = await call<{ ids: number[] }>('GET', '/order/ids/?unpriced=true');
      if (ids.length > 0) await call('PUT', '/order/state/', { ids, state: 'C', reason: 'Не нужно' });
      picture ??= await storePhoto({ url, token });
      for (const line of [PRICED, ABSENT, BETWEEN]) {
        const orderId = await placeOrder({ url, token }, [{ file_id: picture, count: 1 }]);
        const [made] = (await call<Order>('GET', `/placed-order/${orderId}/`)).lines;
        if (made) photos.set(line, { orderId, said: 0, progress: '', ...made });
      }
      await page.goto(`/photo-prices/?line=${photoOf(BETWEEN).id}`);
    },
    calls: {
      savePhoto: {
        method: 'PUT',
        path: /^\/order\/(?:\d+|state)\/$/,
        sends: ({ lineId }: JudgedPhoto) => {
          const { id, said: version } = photoOf(lineId);
          return lineId === PRICED
            ? { price: 450.5, description: 'Ваза', version }
            : { ids: [id], versions: [{ id, version }], state: 'C', reason: 'Нет в наличии' };
        },
      },
    },
    world: {
      savePhoto: async ({ isSaved }: PhotoAnswer) => {
        const [line = 0] = unsent;
        if (!isSaved) await change(line, { count: photoOf(line).count + 1 });
      },
    },
    press: {
      'photo.judged': async ({ hand, page, event }) => {
        const { lineId } = (event as EventObject & { photo: JudgedPhoto }).photo;
        const photo = photoOf(lineId);
        await anyTileOf(page, photo).click();
        // Until then the page hasn't read what somebody else has made of it.
        await mainOf(page).getByText(`× ${photo.count}`, { exact: true }).waitFor();
        if (photo.why === 'refused') await saysRefused(page).first().waitFor();
        if (photo.why === 'meanwhile') await saysMeanwhile(page).waitFor();
        photo.said = photo.version;
        if (lineId === PRICED) {
          // What was said and not saved stands there still.
          await expect.poll(() => priceOf(page).inputValue()).toBe(photo.why ? '450,50' : '');
          await priceOf(page).fill('450,5');
          await mainOf(page).getByLabel('Название').fill('Ваза');
          await hand.click(buttonOf(page, 'Сохранить и дальше'));
        } else await hand.click(buttonOf(page, 'Нет в наличии'));
        await anyTileOf(page, photoOf(BETWEEN)).click();
      },
      'photo.left': async ({ hand, page, event }) => {
        const { lineId } = event as EventObject & { lineId: number };
        const photo = photoOf(lineId);
        await change(lineId, { price: 430 });
        await anyTileOf(page, photo).click();
        await saysPriced(page).waitFor();
        await hand.click(buttonOf(page, photo.why && lineId === PRICED ? 'Оставить 430 ₽' : 'Дальше'));
        // As it was, for what comes next.
        await change(lineId, { price: null });
        await anyTileOf(page, photoOf(BETWEEN)).click();
      },
      'sending.repeated': ({ hand, page }) => hand.click(repeatOf(page)),
    },
    withoutControl: {
      'photo.judged': ({ context }, event) => {
        const { lineId } = (event as EventObject & { photo: JudgedPhoto }).photo;
        return (context.saved as JudgedPhoto[]).some((photo) => photo.lineId === lineId)
          ? 'what is saved as it was said is not sent again'
          : undefined;
      },
    },
    follow: (event) => {
      const settle = (line: number, progress: Photo['progress'], why?: Photo['why']) => {
        unsent = unsent.filter((one) => one !== line);
        refused = [...refused.filter((one) => one !== line), ...(why ? [line] : [])];
        Object.assign(photoOf(line), { progress, why });
      };
      const [first = 0] = unsent;
      if (event.type === 'photo.judged') {
        const { lineId } = (event as EventObject & { photo: JudgedPhoto }).photo;
        settle(lineId, ', сохраняется');
        unsent = [...unsent, lineId];
      } else if (event.type === 'photo.left') settle((event as EventObject & { lineId: number }).lineId, '');
      else if (event.type === 'xstate.done.actor.savePhoto') {
        const { isSaved } = (event as EventObject & { output: PhotoAnswer }).output;
        if (isSaved) settle(first, ', готово');
        else settle(first, ', не сохранено', 'meanwhile');
      } else if (event.type === 'xstate.error.actor.savePhoto') {
        const isLost = (event as EventObject & { error: unknown }).error instanceof Error;
        if (!isLost) settle(first, ', не сохранено', 'refused');
      }
    },
    sees: {
      idle: (page) => ({ ...sees(page), hides: [...sees(page).hides, repeatOf(page)] }),
      saving: (page) => ({ ...sees(page), hides: [...sees(page).hides, repeatOf(page)] }),
      unanswered: (page) => ({
        ...sees(page),
        shows: [
          ...sees(page).shows,
          mainOf(page).getByText(`Нет ответа от сервера. Ждут сохранения: ${unsent.length}.`),
        ],
        enabled: [...sees(page).enabled, repeatOf(page)],
      }),
    },
  };
};

it('walks every path of the pricing of photos in the real shop', async ({ visit, shop, signedInAs }) => {
  const owner = await visit({ width: 1280, scheme: 'light' }, { path: null, phone: '9000000001' });
  const driver = driverOf(shop.url, tokenOf(await signedInAs('9000000001')));
  const { failures, missed, notOffered } = await walkInShop(photoPricingModel, owner, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(notOffered).toEqual({});
});
