import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { PhotoOrderDialog } from '#storefront/checkout/photo-order/photo-order-dialog.tsx';
import { EmptyCart } from '#storefront/cart/empty-cart.tsx';
import type { PlacingAnswer, PlacingForm } from '#machines/order/placing-order.machine.ts';
import type { PlacedOrderForm } from '#contract/types.ts';
import { uploadMachine, type StoredPicture, type UploadRequest } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { photoOrderDialog } from '#entities/shop/overlays.ts';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { placingOrderFlow } from '#storefront/checkout/flows/placing-order.flow.ts';
import { placingOrderModel } from '#tests/model/order/placing-order.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { deferred } from '#tests/support/deferred.ts';
import { someDeliveries, somePoints } from '#tests/support/dom/order-samples.ts';
import { someCustomer, TestPage, type FlowInPlace } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { fromPromise, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';

// jsdom shows no pictures, and so has no addresses for them.
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });

const fileId = '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11';
const stored: StoredPicture = { id: fileId, url: '/files/photo.webp' };
let sendPhoto = (): Promise<StoredPicture> => Promise.resolve(stored);
const upload = uploadMachine.provide({
  actors: { uploadFile: fromPromise<StoredPicture, UploadRequest>(() => sendPhoto()) },
});

function Page({ machine }: { machine: AnyStateMachine }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(deliveriesQuery.queryKey, someDeliveries);
  queryClient.setQueryData(deliveryPointsQuery.queryKey, somePoints);
  const flows: FlowInPlace[] = [
    [uploadsFlow, uploadsMachine.provide({ actors: { upload } })],
    [placingOrderFlow, machine],
  ];
  return (
    <TestPage customer={{ ...someCustomer, permissions: ['create_order'] }} queryClient={queryClient} flows={flows}>
      <EmptyCart />
      <PhotoOrderDialog />
    </TestPage>
  );
}

const picker = () => screen.getByLabelText<HTMLInputElement>('Выбрать фотографии', { selector: 'input' });
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Комментарий к заказу');
const submit = () => screen.getByText('Отправить заказ').closest('button') ?? document.body;

/** On a loaded machine a picture may take its time. */
const patience = { timeout: 20_000 };

/** Adds a photo where there is none, and waits until the server keeps it. */
async function addPhoto(): Promise<void> {
  if (screen.queryByText('Загружено')) return;
  fireEvent.change(picker(), { target: { files: [new File(['x'], 'чашка.jpg', { type: 'image/jpeg' })] } });
  await screen.findByText('Загружено', {}, patience);
}

const isOnItsWay = () => expect(submit()).toHaveAttribute('data-loading', 'true');
const driver: DomDriver = {
  render: (machine) => {
    photoOrderDialog.open();
    return <Page machine={machine} />;
  },
  act: {
    'form.submitted': async ({ user, event }) => {
      const { order } = event as EventObject & { order: PlacingForm };
      await addPhoto();
      fireEvent.change(comment(), { target: { value: order.comment } });
      await user.click(submit());
    },
    'force.confirmed': ({ user }) => user.click(screen.getByText('Да, оформить')),
    'force.declined': ({ user }) => user.click(screen.getByText('Вернуться к заказу')),
  },
  screen: {
    filling: ({ context: { order, refusal } }: AnyMachineSnapshot) => {
      expect(comment()).toHaveValue(order?.comment ?? '');
      expect(submit()).not.toHaveAttribute('data-loading');
      expect(screen.queryByText(/^Ответ сервера не пришёл/) !== null).toBe(refusal?.code === '');
      expect(screen.queryByText('Кол-во символов должно быть минимум 2') !== null).toBe(refusal?.code === 'validation');
    },
    sending: isOnItsWay,
    askingForce: () => {
      expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Проверьте заказ');
      expect(screen.getByText(/уже ждёт обработки/)).toBeInTheDocument();
    },
  },
};

it('walks every path of an order by photos in its dialog', async () => {
  const { failures, missed } = await walkDom(placingOrderModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

it('opens from the empty cart, orders photos with count and comment, and keeps all until it is placed', async () => {
  const user = userEvent.setup();
  const sent: PlacedOrderForm[] = [];
  const machine = placingOrderModel.machine.provide({
    actors: {
      createPlacedOrder: fromPromise<PlacingAnswer, PlacedOrderForm>(({ input }) => {
        sent.push(input);
        return Promise.reject(new Error('No connection'));
      }),
    },
  });
  render(<Page machine={machine} />);
  await user.click(screen.getByText('Оформить заказ по фото'));
  await user.click(submit());
  expect(screen.getByText('Добавьте хотя бы одну фотографию.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await addPhoto();
  await user.type(screen.getByLabelText('Комментарий: фото 1'), 'Синюю');
  await user.click(screen.getByLabelText('Больше'));
  await user.click(screen.getByLabelText('Закрыть заказ по фото'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('Оформить заказ по фото'));
  expect(screen.getByLabelText('Комментарий: фото 1')).toHaveValue('Синюю');
  await user.click(submit());
  await waitFor(() => expect(sent.length).toBe(1));
  expect(sent[0]?.lines).toEqual([{ file_id: fileId, count: 2, comment: 'Синюю' }]);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(sent[0]?.delivery).toEqual({
    customer_id: 7,
    delivery_id: 1,
    delivery_point_id: 5,
    recipient_name: 'Анна Смирнова',
    recipient_phone: '79000000001',
  });
});

it('says what is wrong with the photos of a try, and nothing of those that are only on their way', async () => {
  const user = userEvent.setup();
  const [first, second] = [deferred<StoredPicture>(), deferred<StoredPicture>()];
  const waiting = [first.promise, second.promise];
  sendPhoto = () => waiting.shift() ?? Promise.resolve(stored);
  onTestFinished(() => {
    sendPhoto = () => Promise.resolve(stored);
  });
  const choose = (name: string) =>
    fireEvent.change(picker(), { target: { files: [new File(['x'], name, { type: 'image/jpeg' })] } });
  act(photoOrderDialog.open);
  render(<Page machine={placingOrderModel.machine} />);
  await user.click(submit());
  expect(screen.getByText('Добавьте хотя бы одну фотографию.')).toBeVisible();
  choose('чашка.jpg');
  expect(await screen.findByText('чашка.jpg')).toBeVisible();
  const group = () => screen.getByRole('group', { name: 'Фотографии товаров' });
  expect(within(group()).queryByRole('alert')).toBeNull();
  await user.click(submit());
  expect(screen.getByText('Дождитесь, пока загрузятся все фотографии.')).toBeVisible();
  await waitFor(() => expect(within(group()).getByRole('alert')).toHaveFocus());
  choose('ваза.jpg');
  expect(await screen.findByText('ваза.jpg')).toBeVisible();
  expect(within(group()).queryByRole('alert')).toBeNull();
});

it('goes back to the button that sends once the question of doubtful orders is declined', async () => {
  const user = userEvent.setup();
  const machine = placingOrderModel.machine.provide({
    actors: {
      createPlacedOrder: fromPromise(() =>
        Promise.resolve({ warnings: [{ code: 'duplicate', text: 'Похожий заказ уже ждёт обработки.' }] }),
      ),
    },
  });
  act(photoOrderDialog.open);
  render(<Page machine={machine} />);
  await addPhoto();
  await user.click(submit());
  expect(await screen.findByRole('alertdialog', {}, patience)).toHaveFocus();
  await user.click(screen.getByText('Вернуться к заказу'));
  expect(submit()).toHaveFocus();
});
