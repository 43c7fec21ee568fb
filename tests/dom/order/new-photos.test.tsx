import { AddLines } from '#entities/order/lines/add/add-lines.tsx';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { uploadMachine, type StoredPicture, type UploadRequest } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';

// jsdom shows no pictures, and so has no addresses for them.
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });

const vase = '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11';
const dish = '0b7d2c1e-31c5-4a52-9a3e-6d1f0c9b7e22';

function open(answer: (place: number) => Response): unknown[] {
  const sent: unknown[] = [];
  answerCalls(async (request: Request) => {
    sent.push(await request.json());
    return answer(sent.length);
  });
  const kept: StoredPicture[] = [vase, dish].map((id) => ({ id, url: '/files/photo.webp' }));
  const upload = uploadMachine.provide({
    actors: {
      uploadFile: fromPromise<StoredPicture, UploadRequest>(() => {
        const next = kept.shift();
        return next ? Promise.resolve(next) : Promise.reject(new Error('Too many'));
      }),
    },
  });
  render(
    <TestPage customer={orderStaff} flows={[[uploadsFlow, uploadsMachine.provide({ actors: { upload } })]]}>
      <AddLines order={orderOf({ version: 8 })} by="staff" />
    </TestPage>,
  );
  return sent;
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const blank = { placed_order_id: 12, comment: '', trade_price: false };

it('adds each photo with its name and count, and keeps those that failed alone', async () => {
  const user = userEvent.setup();
  const sent = open((place) =>
    place === 2
      ? Response.json({ code: 'editing_handed_on', detail: 'Состав больше не меняется.' }, { status: 409 })
      : Response.json(orderOf({ version: 8 + place })),
  );
  await user.click(screen.getByRole('button', { name: 'Добавить фото' }));
  const form = await screen.findByRole('group', { name: 'Фото в\u00A0заказ' });
  await user.click(within(form).getByRole('button', { name: 'Добавить в\u00A0заказ' }));
  expect(await within(form).findByText(/Выберите хотя/)).toBeVisible();
  fireEvent.change(within(form).getByLabelText('Выбрать фотографии', { selector: 'input' }), {
    target: { files: [photo('ваза.jpg'), photo('блюдо.jpg')] },
  });
  await waitFor(() => expect(within(form).getAllByText('Загружено')).toHaveLength(2));
  await user.type(within(form).getByLabelText(/Название: фото.1/), 'Ваза');
  await user.click(within(form).getByRole('button', { name: 'Добавить в\u00A0заказ' }));
  expect(await within(form).findByText('Состав больше не меняется.')).toBeVisible();
  expect(within(form).getAllByText('Загружено')).toHaveLength(1);
  await user.click(within(form).getByRole('button', { name: 'Добавить в\u00A0заказ' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить фото' })).toHaveFocus());
  expect(sent).toEqual([
    { ...blank, version: 8, file_id: vase, count: 1, description: 'Ваза' },
    { ...blank, version: 9, file_id: dish, count: 1, description: '' },
    { ...blank, version: 9, file_id: dish, count: 1, description: '' },
  ]);
});
