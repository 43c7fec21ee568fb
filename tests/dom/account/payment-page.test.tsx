import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { openPayments, servePayments, waitingOf } from '#tests/support/dom/payments-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { snackbar } from '#ui/notifier/notifier.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const heading = () => screen.findByRole('heading', { level: 1 });
const form = () => screen.findByRole('group', { name: 'Изменение платежа' });
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
const written = (asked: ReturnType<typeof servePayments>) =>
  asked.filter(({ method }) => method === 'PUT').map(({ address, body }) => [address, body]);

it('shows a payment with who asked, who decided and what was changed', async () => {
  servePayments([
    waitingOf({
      author: 'Борис Ким',
      comment: 'От мамы',
      state: 'C',
      reason: 'Не пришли',
      decided_at: '2026-11-21T10:00:00.000Z',
      decided_by: 'Ольга Зимина',
      decisions: [],
      changes: [
        {
          fields: [
            { field: 'amount', from: 1500.5, to: 90 },
            { field: 'way', from: 'sbp', to: 'card' },
            { field: 'comment', from: '', to: 'От мамы' },
          ],
          author: 'Борис Ким',
          at: '2026-11-21T09:45:00.000Z',
        },
      ],
    }),
  ]);
  openPayments('/payments/all/3/');
  expect(await heading()).toHaveTextContent(/^Платёж №\s3$/);
  const main = document.body;
  expect(main).toHaveTextContent('КлиентАнна Смирнова+7 (900) 000 00 01');
  expect(screen.getByRole('link', { name: 'Анна Смирнова' })).toHaveAttribute('href', '/payments/7/');
  expect(main).toHaveTextContent('Заявка21 ноя 2026, 12:30 · Борис Ким');
  expect(main).toHaveTextContent('Решение21 ноя 2026, 13:00 · Ольга Зимина');
  expect(main).toHaveTextContent('ПричинаНе пришли');
  expect(main).toHaveTextContent(/Сумма: 1\s500,50\s₽ → 90\s₽Способ: СБП → КартаКомментарий: нет → От мамы/);
  expect(screen.getByText('Платежи')).toHaveAttribute('href', '/payments/all/');
  expect(screen.getByText('Все платежи клиента').closest('a')).toHaveAttribute('href', '/payments/7/');
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull();
});

it('shows the customer’s balance, and the receipt as a small picture that opens', async () => {
  const receipt = { url: '/files/a-640.webp', width: 800, height: 1200, sources: [] };
  servePayments([waitingOf({ receipt })]);
  openPayments('/payments/all/3/');
  expect(await screen.findByText(/^730,25\s₽$/)).toBeVisible();
  expect(screen.getByText('Баланс')).toBeVisible();
  expect(screen.getAllByText('Чек')).toHaveLength(1);
  const picture = screen.getByRole('button', { name: /^Чек платежа №\s3$/ });
  expect(picture.querySelector('img')).toHaveAttribute('src', '/files/a-640.webp');
  await userEvent.click(picture);
  expect(imageViewer.viewed.get().images).toEqual([receipt]);
});

it('changes what was changed alone, and gives the focus back', async () => {
  const payments = [waitingOf()];
  const asked = servePayments(payments, () => {
    payments[0] = waitingOf({ version: 5, amount: 90.5, way: 'card' });
    return Response.json(payments[0]);
  });
  openPayments('/payments/all/3/');
  await open();
  const amount = await screen.findByLabelText('Сумма');
  await waitFor(() => expect(amount).toHaveFocus());
  expect(amount).toHaveValue('1\u00A0500,50');
  await userEvent.clear(amount);
  await userEvent.type(amount, '90,5');
  await userEvent.click(screen.getByLabelText('Карта'));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Изменить' })).toHaveFocus());
  expect(written(asked)).toEqual([['/api/payment/3/', { amount: 90.5, way: 'card', version: 4 }]]);
  expect(screen.getByText(/^\+90,50\s₽$/)).toBeVisible();
});

it('sends nothing where nothing was changed, and refuses an empty sum', async () => {
  const asked = servePayments([waitingOf()]);
  openPayments('/payments/all/3/');
  await open();
  await userEvent.clear(await screen.findByLabelText('Сумма'));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await form()).toHaveTextContent('Это поле не может быть пустым.');
  await userEvent.click(screen.getByRole('button', { name: 'Не менять' }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Изменение платежа' })).toBeNull());
  expect(written(asked)).toEqual([]);
});

it('shows a colleague’s change beside what was typed, and sends over it only when asked again', async () => {
  const payments = [waitingOf()];
  const current = waitingOf({ version: 5, amount: 70 });
  const answers = [
    Response.json({ code: 'changed_meanwhile', detail: 'Изменено', current }, { status: 409 }),
    Response.json({ ...current, version: 6, amount: 80 }),
  ];
  const asked = servePayments(payments, () => {
    payments[0] = current;
    return answers.shift() ?? Response.error();
  });
  openPayments('/payments/all/3/');
  await open();
  const amount = await screen.findByLabelText('Сумма');
  await userEvent.clear(amount);
  await userEvent.type(amount, '80');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/^Запись изменилась/)).toBeVisible();
  expect(await form()).toHaveTextContent(/Сейчас: 70\s₽/);
  expect(amount).toHaveValue('80,00');
  // Nothing is written over unseen: it has to be said which of the two stays.
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(amount).toHaveAccessibleDescription(/Выберите, что оставить\./);
  expect(written(asked)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Оставить моё' }));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Изменение платежа' })).toBeNull());
  expect(written(asked)).toEqual([
    ['/api/payment/3/', { amount: 80, version: 4 }],
    ['/api/payment/3/', { amount: 80, version: 5 }],
  ]);
});

it('closes the form of a payment that was decided meanwhile, and says so', async () => {
  const payments = [waitingOf()];
  const current = waitingOf({ version: 5, state: 'F', decisions: [], decided_by: 'Ольга Зимина' });
  const detail = 'Платёж № 3 уже подтверждён.';
  servePayments(payments, () => {
    payments[0] = current;
    return Response.json({ code: 'payment_decided', detail, current }, { status: 409 });
  });
  openPayments('/payments/all/3/');
  await open();
  await userEvent.click(await screen.findByLabelText('Карта'));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => snackbar.isOpen.get()).toBe(true);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Изменение платежа' })).toBeNull());
  expect(screen.getByText('Подтверждён')).toBeVisible();
});

it('shows one’s own payment, which can be taken back', async () => {
  servePayments([paymentOf()]);
  openPayments('/payments/7/3/', someCustomer);
  expect(await heading()).toHaveTextContent(/^Платёж №\s3$/);
  expect(screen.getByRole('button', { name: /^Отозвать платёж №\s3$/ })).toBeVisible();
  expect(screen.queryByText('Клиент')).toBeNull();
  expect(screen.getByText('Платежи')).toHaveAttribute('href', '/payments/7/');
});

it.each(['/payments/8/3/', '/payments/all/4/'])('finds no payment at %s', async (address) => {
  servePayments([waitingOf()]);
  openPayments(address);
  await waitFor(async () => expect(await heading()).toHaveTextContent('Страница не найдена'));
});
