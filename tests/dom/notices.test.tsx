import { createFactHandlers, createReporter } from '#app/subscriptions.ts';
import { Snackbar } from '#features/shell/snackbar.tsx';
import { ApiError } from '#lib/api-error.ts';
import { storedText } from '#lib/storage.ts';
import { notifyFailure } from '#ui/notifier.ts';
import { TestPage } from '#tests/support/test-page.tsx';
import { notifications } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

const storage = storedText('unused', 'session');
const stores = { tokenStorage: storage, cartIdStorage: storage, checkoutKeyStorage: storage, cartReturnStorage: storage, expiryStorage: storage, favouriteWishStorage: storage };
const report = createReporter(
  createFactHandlers({
    queryClient: new QueryClient(),
    navigation: { here: () => '/', goTo: () => undefined, reloadAt: () => undefined },
    running: () => {
      throw new Error('No other machine runs here');
    },
    ...stores,
  }),
);
const tell = (name: Parameters<typeof report>[0], fact: Parameters<typeof report>[1]): void => report(name, fact);
const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

beforeEach(() => void render(<TestPage><Snackbar /></TestPage>));
afterEach(() => act(() => notifications.clean()));

it('leaves to the picture what the server says of it, and tells of a server that is not well or not reached', async () => {
  const failWith = (error: ApiError) => tell('upload', { type: 'upload.failed', fileId: 'f1', error } as { type: string });
  failWith(new ApiError('http', 'Bad Request', { status: 400, code: 'file_not_picture', detail: 'Это не изображение.' }));
  failWith(new ApiError('http', 'Service Unavailable', { status: 503, detail: 'Повторите через минуту.' }));
  failWith(new ApiError('network', 'Нет связи с сервером'));
  await expect.poll(messages).toHaveLength(2);
  expect(messages().toSorted()).toEqual(['503 Повторите через минуту.Не удалось загрузить файл', 'Нет связи с серверомНе удалось загрузить файл']);
});

it('takes away what was said of a refused move once a move is made, and nothing else', async () => {
  const error = new ApiError('network', 'Нет связи с сервером');
  tell('stateChange', { type: 'state.refused', orderId: 12, error } as { type: string });
  notifyFailure('Другое');
  await expect.poll(messages).toHaveLength(2);
  tell('stateChange', { type: 'state.changed', orderId: 12, state: 'canceled' } as { type: string });
  await expect.poll(messages).toEqual(['Другое']);
});
