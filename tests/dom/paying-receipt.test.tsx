import { api } from '#api/client.ts';
import { createLaterMachines } from '#app/later-machines.ts';
import { PaymentDialog } from '#features/account/payment-dialog.tsx';
import { uploadMachine, type StoredPicture } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { paymentDialogs } from '#ui/disclosures.ts';
import { MachinesProvider } from '#ui/provided-machines.tsx';
import { paymentOf } from '#tests/support/account-samples.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { someCustomer, TestPage } from '#tests/support/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';

// jsdom shows no pictures, and so has no addresses for them.
Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined });

const picture: StoredPicture = { id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11', url: '/files/a-640.webp' };
const waitText = 'Дождитесь, пока чек загрузится, или уберите его.';

let sent: unknown[];
let sending: Deferred<StoredPicture>;

beforeEach(async () => {
  sent = [];
  sending = deferred<StoredPicture>();
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return Response.json(paymentOf());
  });
  const uploadFile = fromPromise<StoredPicture, { fileId: string }>(() => sending.promise);
  const upload = uploadMachine.provide({ actors: { uploadFile } });
  const reportFact = (): void => undefined;
  const machines = { ...createLaterMachines({ api, reportFact }), upload, uploads: uploadsMachine.provide({ actors: { upload } }) };
  paymentDialogs.top_up.open();
  render(
    <TestPage customer={someCustomer}>
      <MachinesProvider machines={machines} reportFact={reportFact}>
        <PaymentDialog kind="top_up" />
      </MachinesProvider>
    </TestPage>,
  );
  await userEvent.type(screen.getByLabelText('Сумма'), '500');
  const input = await screen.findByLabelText<HTMLInputElement>('Выбрать фото', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'чек.jpg', { type: 'image/jpeg' }));
  await screen.findByText('чек.jpg');
});

afterEach(() => {
  act(() => paymentDialogs.top_up.close());
  vi.unstubAllGlobals();
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
  expect(sent).toEqual([{ customer_id: 7, type: 'top_up', amount: 500, way: 'sbp', comment: '', receipt_id: picture.id }]);
});

it('sends nothing while the receipt has failed, and goes without once it is taken away', async () => {
  sending.reject(new Error('No connection'));
  await screen.findByLabelText('Повторить загрузку «чек.jpg»');
  await submit();
  expect(await screen.findByText(waitText)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByLabelText('Удалить «чек.jpg»'));
  await expect.poll(() => screen.queryByText(waitText)).toBeNull();
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
