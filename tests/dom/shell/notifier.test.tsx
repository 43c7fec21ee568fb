import { Snackbar } from '#app/overlays/snackbar.tsx';
import { ApiError } from '#lib/api-error.ts';
import { notifyError, notifyFailure, snackbar } from '#ui/notifier/notifier.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  render(
    <TestPage>
      <Snackbar />
    </TestPage>,
  );
});
afterEach(() => act(() => notifications.clean()));

const messages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

it('shows the status and the detail, then what they hindered', async () => {
  notifyError(
    new ApiError('http', 'Bad Request', { status: 400, detail: 'Неверный код.' }),
    'Не удалось авторизоваться',
  );
  await screen.findByText('400 Неверный код.');
  expect(messages()).toEqual(['400 Неверный код.Не удалось авторизоваться']);
  expect(snackbar.isOpen.get()).toBe(true);
});

it('blames the server where it gives no detail', async () => {
  notifyError(new ApiError('http', 'Bad Gateway', { status: 502 }), 'Не удалось получить корзину');
  expect(await screen.findByText('502 Ошибка сервера')).toBeInTheDocument();
});

it('shows the error itself where there was no answer', async () => {
  notifyError(new ApiError('network', 'Нет связи с магазином'), 'Не удалось отправить код');
  expect(await screen.findByText('Нет связи с магазином')).toBeInTheDocument();
});

it('says nothing of a cancelled call', async () => {
  notifyError(new ApiError('aborted', 'Request aborted'), 'Не удалось отправить код');
  notifyFailure('Готово');
  await screen.findByText('Готово');
  expect(messages()).toEqual(['Готово']);
});

it('shows a message for six seconds', async () => {
  // The snackbar has come, so that nothing but the message waits for time.
  notifyFailure('Сначала');
  await screen.findByText('Сначала');
  const isKept = () => notificationsStore.getState().notifications.some(({ message }) => message === 'Готово');
  vi.useFakeTimers();
  try {
    notifyFailure('Готово');
    await act(() => vi.advanceTimersByTimeAsync(5_900));
    expect(isKept()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(isKept()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('shows the same message once', async () => {
  notifyFailure('Звонок не поступил');
  notifyFailure('Звонок не поступил');
  notifyFailure('Готово');
  await screen.findByText('Готово');
  expect(messages()).toHaveLength(2);
});
