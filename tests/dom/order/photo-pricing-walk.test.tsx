import type { PlacedOrder } from '#contract/types.ts';
import type { JudgedPhoto, RefusedPhoto } from '#machines/order/photo-pricing.machine.ts';
import { photoDrafts } from '#office/photo-prices/photo-drafts.ts';
import { PhotoPricesPage } from '#office/photo-prices/photo-prices-page.tsx';
import { photoPricingFlow } from '#office/photo-prices/photo-pricing.flow.ts';
import { walkDom, type DomDriver, type UserStep } from '#tests/model/kit/walk-dom.ts';
import { photoPricingModel } from '#tests/model/order/photo-pricing.model.ts';
import { photoLine, pricer, servePhotos } from '#tests/support/dom/photo-prices-site.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

/** Two photos that are judged, and one that goes on waiting, at which the person is between. */
const photos = [
  { orderId: 12, lineId: 31, version: 4 },
  { orderId: 13, lineId: 44, version: 7 },
  { orderId: 14, lineId: 50, version: 1 },
];
const ordersAtStart = (): Partial<PlacedOrder>[] =>
  photos.map(({ orderId, lineId, version }) => ({ id: orderId, lines: [photoLine({ id: lineId, version })] }));

let server = servePhotos();
let queryClient = new QueryClient();
const readAgain = (): Promise<void> => act(() => queryClient.refetchQueries({ type: 'all' }));

/** As the orders were, so that what is sent names the versions of the start. */
async function startAgain(): Promise<void> {
  server = servePhotos(...ordersAtStart());
  await readAgain();
}

function Page({ machine }: { machine: AnyStateMachine }) {
  return (
    <TestPage customer={pricer} queryClient={queryClient} flows={[[photoPricingFlow, machine]]}>
      <PhotoPricesPage />
    </TestPage>
  );
}

const tile = (lineId: number) => document.querySelector<HTMLElement>(`[data-line='${lineId}']`);
const plain = (text: string | null | undefined): string | undefined => text?.replaceAll('\u00A0', ' ');
const button = (text: string): HTMLElement | null =>
  [...document.querySelectorAll('button')].find(({ textContent }) => plain(textContent) === text) ?? null;
const press = (user: UserEvent, text: string): Promise<void> => {
  const found = button(text);
  if (!found) throw new Error(`There is no button '${text}'`);
  return user.click(found);
};
const price = () => screen.getByLabelText<HTMLInputElement>('Цена за штуку');

const isOf =
  (lineId: number) =>
  (photo: JudgedPhoto): boolean =>
    photo.lineId === lineId;
const refusalOf = ({ context }: AnyMachineSnapshot, lineId: number): RefusedPhoto | undefined =>
  (context.refused as RefusedPhoto[]).find(({ photo }) => isOf(lineId)(photo));
const isSending = ({ context }: AnyMachineSnapshot, lineId: number): boolean =>
  (context.unsent as JudgedPhoto[]).some(isOf(lineId));

/** Goes to a photo, and says what stands there. */
async function open({ user, snapshot }: UserStep, lineId: number): Promise<void> {
  await user.click(tile(lineId) ?? document.body);
  const refused = refusalOf(snapshot, lineId);
  if (button('Сохранить и дальше')) {
    const isRefused = refused?.refusal?.code === 'validation';
    expect(screen.queryByText('Проверьте заполнение полей.') !== null).toBe(isRefused);
    expect(screen.queryByText('Это значение должно быть числом.') !== null).toBe(isRefused);
    expect(screen.queryByText(/^Позицию изменили/) !== null).toBe(refused?.refusal === null);
    // What was typed stands there while it isn't saved.
    const isKept = lineId === 31 && (refused !== undefined || isSending(snapshot, lineId));
    expect(price().value).toBe(isKept ? '450,50' : '');
  }
}

const states = { unsent: ', сохраняется', refused: ', не сохранено', saved: ', готово', open: '' };

function shows(snapshot: AnyMachineSnapshot): void {
  const progressOf = (lineId: number): keyof typeof states => {
    if (isSending(snapshot, lineId)) return 'unsent';
    if (refusalOf(snapshot, lineId)) return 'refused';
    return (snapshot.context.saved as JudgedPhoto[]).some(isOf(lineId)) ? 'saved' : 'open';
  };
  for (const { lineId, orderId } of photos)
    expect(plain(tile(lineId)?.getAttribute('aria-label'))).toBe(
      `Фото из заказа № ${orderId}, Фото${states[progressOf(lineId)]}`,
    );
  expect(screen.getByText('3 из 3')).toBeVisible();
  const [first] = snapshot.context.refused as RefusedPhoto[];
  expect(plain(screen.queryByText(/^Не\sсохранили ответ/)?.firstChild?.textContent)).toBe(
    first && `Не сохранили ответ по фото из заказа № ${first.photo.orderId}.`,
  );
}

const driver: DomDriver = {
  render: (machine) => {
    photoDrafts.set({});
    server = servePhotos(...ordersAtStart());
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    history.replaceState(null, '', '/photo-prices/?line=50');
    return <Page machine={machine} />;
  },
  act: {
    'photo.judged': async (step) => {
      const { user, event, isTaken } = step;
      const { lineId } = (event as EventObject & { photo: JudgedPhoto }).photo;
      await open(step, lineId);
      if (!isTaken) {
        expect(button('Сохранить и дальше')).toBeDisabled();
        expect(button('Нет в наличии')).toBeDisabled();
      } else if (lineId === 44) await press(user, 'Нет в наличии');
      else {
        fireEvent.input(price(), { target: { value: '450,5' } });
        fireEvent.change(screen.getByLabelText('Название'), { target: { value: 'Ваза' } });
        await press(user, 'Сохранить и дальше');
      }
      await user.click(tile(50) ?? document.body);
    },
    'photo.left': async (step) => {
      const { user, event, snapshot } = step;
      const { lineId } = event as EventObject & { lineId: number };
      server.change(lineId, { price: 430 });
      await readAgain();
      await open(step, lineId);
      expect(screen.getByText(/^Цена уже стоит: 430\s₽/)).toBeVisible();
      const isTyped = lineId === 31 && refusalOf(snapshot, lineId) !== undefined;
      await press(user, isTyped ? 'Оставить 430 ₽' : 'Дальше');
      await startAgain();
      await user.click(tile(50) ?? document.body);
    },
    'sending.repeated': ({ user }) => press(user, 'Повторить'),
  },
  screen: {
    idle: (snapshot) => {
      shows(snapshot);
      expect(button('Повторить')).toBeNull();
    },
    saving: (snapshot) => {
      shows(snapshot);
      expect(button('Повторить')).toBeNull();
    },
    unanswered: (snapshot) => {
      shows(snapshot);
      const count = (snapshot.context.unsent as JudgedPhoto[]).length;
      expect(plain(screen.getByText(/^Нет ответа/).firstChild?.textContent)).toBe(
        `Нет ответа от сервера. Ждут сохранения: ${count}.`,
      );
      expect(button('Повторить')).toBeEnabled();
    },
  },
};

it('walks every path of the pricing of photos on its page', async () => {
  const { failures, missed } = await walkDom(photoPricingModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
