import { PaymentDialog } from '#storefront/account/payment-dialog.tsx';
import { uploadMachine, type StoredPicture, type UploadRequest } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { paymentDialogs } from '#entities/shop/overlays.ts';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';

// jsdom shows no pictures, and so has no addresses for them.
Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined });

const picture: StoredPicture = { id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11', url: '/files/a-640.webp' };
const waitText = 'Дождитесь, пока чек загрузится, или уберите его.';
const failedText = 'Чек не загрузился. Загрузите другой или уберите его.';

async function choose(name: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>('Выбрать фото', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], name, { type: 'image/jpeg' }));
  await screen.findByText(name);
}

let sent: unknown[];
let sending: Deferred<StoredPicture>;

beforeEach(async () => {
  sent = [];
  sending = deferred<StoredPicture>();
  answerCalls(async (request: Request) => {
    sent.push(await request.json());
    return Response.json(paymentOf());
  });
  const uploadFile = fromPromise<StoredPicture, UploadRequest>(() => sending.promise);
  const upload = uploadMachine.provide({ actors: { uploadFile } });
  const uploads = uploadsMachine.provide({ actors: { upload } });
  paymentDialogs.top_up.open();
  render(
    <TestPage customer={someCustomer} flows={[[uploadsFlow, uploads]]}>
      <PaymentDialog kind="top_up" />
    </TestPage>,
  );
  await userEvent.type(screen.getByLabelText('Сумма'), '500');
  await choose('чек.jpg');
});

const submit = () => userEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]') ?? document.body);

it('waits for the receipt, and sends it along', async () => {
  await submit();
  expect(await screen.findByText(waitText)).toBeVisible();
  expect(sent).toEqual([]);
  sending.resolve(picture);
  await expect.poll(() => screen.queryByText(waitText)).toBeNull();
  await submit();
  expect(await screen.findByText('Заявка на пополнение отправлена')).toBeVisible();
  expect(sent).toEqual([
    { customer_id: 7, type: 'top_up', amount: 500, way: 'sbp', comment: '', receipt_id: picture.id },
  ]);
});

it('sends nothing while the receipt has failed, and goes without once it is taken away', async () => {
  sending.reject(new Error('No connection'));
  await screen.findByLabelText('Повторить загрузку «чек.jpg»');
  await submit();
  expect(await screen.findByText(failedText)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByLabelText('Удалить «чек.jpg»'));
  await expect.poll(() => screen.queryByText(failedText)).toBeNull();
  await submit();
  expect(await screen.findByText('Заявка на пополнение отправлена')).toBeVisible();
  expect(sent).toEqual([{ customer_id: 7, type: 'top_up', amount: 500, way: 'sbp', comment: '' }]);
});

it('forgets a receipt that is taken away after it was stored', async () => {
  sending.resolve(picture);
  await screen.findByText('Загружено');
  await userEvent.click(screen.getByLabelText('Удалить «чек.jpg»'));
  await submit();
  expect(await screen.findByText('Заявка на пополнение отправлена')).toBeVisible();
  expect(sent).toEqual([expect.not.objectContaining({ receipt_id: picture.id })]);
});

it('says to wait only for the receipt that a try has met', async () => {
  await submit();
  expect(await screen.findByText(waitText)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Отменить загрузку «чек.jpg»'));
  await expect.poll(() => screen.queryByText(waitText)).toBeNull();
  await choose('другой.jpg');
  expect(screen.getByLabelText('Отменить загрузку «другой.jpg»')).toBeVisible();
  expect(screen.queryByText(waitText)).toBeNull();
});

it('names a missing amount while the receipt is on its way, and goes there first', async () => {
  await userEvent.clear(screen.getByLabelText('Сумма'));
  await submit();
  expect(await screen.findByText('Это поле не может быть пустым.')).toBeVisible();
  expect(screen.getByText(waitText)).toBeVisible();
  expect(screen.getByLabelText('Сумма')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('keeps all that was filled in while its dialog is closed, and the receipt on its way', async () => {
  await userEvent.type(screen.getByLabelText('Комментарий'), 'От Анны');
  await userEvent.click(screen.getByLabelText('Карта'));
  act(paymentDialogs.top_up.close);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  sending.resolve(picture);
  act(paymentDialogs.top_up.open);
  expect(await screen.findByText('Загружено')).toBeVisible();
  await submit();
  expect(await screen.findByText('Заявка на пополнение отправлена')).toBeVisible();
  expect(sent).toEqual([
    { customer_id: 7, type: 'top_up', amount: 500, way: 'card', comment: 'От Анны', receipt_id: picture.id },
  ]);
});

it('begins another payment, without the receipt, once it was seen that one is made', async () => {
  sending.resolve(picture);
  await screen.findByText('Загружено');
  await submit();
  await userEvent.click(await screen.findByText('Готово'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  act(paymentDialogs.top_up.open);
  expect(await screen.findByLabelText('Сумма')).toHaveValue('');
  expect(await screen.findByLabelText('Выбрать фото', { selector: 'input' })).toBeInTheDocument();
  expect(screen.queryByText('чек.jpg')).toBeNull();
});
