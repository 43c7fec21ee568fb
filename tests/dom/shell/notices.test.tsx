import type { EventObject } from 'xstate';
import { stateChangeFlow } from '#entities/order/flows/state-change.flow.ts';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { Snackbar } from '#app/overlays/snackbar.tsx';
import { ApiError } from '#lib/api-error.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { pageOf, TestPage } from '#tests/support/dom/test-page.tsx';
import { notifications } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { deps } = pageOf({}, new QueryClient());
const tellOfUpload = (error: ApiError): void =>
  uploadsFlow.connect(deps).handle(Object.assign({ type: 'upload.failed' }, { fileId: 'f1', error }));
const tellOfState = (event: EventObject): void => stateChangeFlow.connect(deps).handle(event);
const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

beforeEach(
  () =>
    void render(
      <TestPage>
        <Snackbar />
      </TestPage>,
    ),
);
afterEach(() => act(() => notifications.clean()));

it('shows no message for a refused picture, but one for a server error or no connection', async () => {
  tellOfUpload(
    new ApiError('http', 'Bad Request', { status: 400, code: 'file_not_picture', detail: 'Это не изображение.' }),
  );
  tellOfUpload(new ApiError('http', 'Service Unavailable', { status: 503, detail: 'Повторите через минуту.' }));
  tellOfUpload(new ApiError('network', 'Нет связи с магазином'));
  await expect.poll(messages).toHaveLength(2);
  expect(messages().toSorted()).toEqual([
    '503 Повторите через минуту.Не удалось загрузить файл',
    'Нет связи с магазиномНе удалось загрузить файл',
  ]);
});

it('hides the message of a refused transition after a successful one, and no other', async () => {
  const error = new ApiError('network', 'Нет связи с магазином');
  tellOfState(Object.assign({ type: '' }, { type: 'state.changeFailed', orderId: 12, error }));
  notifyFailure('Другое');
  await expect.poll(messages).toHaveLength(2);
  tellOfState(Object.assign({ type: '' }, { type: 'state.changed', orderId: 12, state: 'canceled' }));
  await expect.poll(messages).toEqual(['Другое']);
});
