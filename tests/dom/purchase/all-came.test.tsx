import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { buyer, detail, line, purchase, servePurchase, vase } from '#tests/support/dom/purchase-site.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { Notifications } from '@mantine/notifications';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

/** What the page shows of each line. */
const counts = [line, vase].map(({ id, count }) => ({ line_id: id, count }));

/** The purchase, which takes what is sent: a receipt of all, and its way back. */
function serve(state: 'sent' | 'received') {
  const shown = { ...detail, purchase: { ...purchase, state: state as typeof purchase.state }, lines: [line, vase] };
  let calls = 0;
  return servePurchase({ shown }, () => {
    calls += 1;
    const isBack = calls % 2 === 0;
    shown.purchase = { ...shown.purchase, version: 3 + calls, state: isBack ? state : 'received' };
    shown.lines = [line, vase].map((one) => ({ ...one, state: isBack ? 'O' : 'P' }));
    return Response.json(shown.purchase);
  });
}

it('receives all in one press, and takes exactly that back in another', async () => {
  const user = userEvent.setup();
  const sent = serve('sent');
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: /^Все пришли: 5\sшт\.$/ }));
  expect(await screen.findByText(/^Пришли все 5\sшт\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Все пришли: 5\sшт\.$/ })).toHaveFocus());
  expect(sent.map(([, , body]) => body)).toEqual([
    { version: 3, state: 'received', receipt: { line_ids: [31, 32], counts, rest: 'O' } },
    { version: 4, state: 'sent', reason: 'Отмечено по ошибке', taken_back_line_ids: [31, 32] },
  ]);
});

it('leaves its own way back in the place where it was pressed, not what closes the purchase', async () => {
  serve('sent');
  openOrders('/purchases/4/list-orders/', buyer);
  const acts = await screen.findByRole('group', { name: 'Действия с\u00A0закупкой' });
  const first = (): string => acts.firstElementChild?.textContent.replaceAll('\u00A0', ' ') ?? '';
  expect(first()).toBe('Все пришли: 5 шт.');
  await userEvent.click(await screen.findByRole('button', { name: /^Все пришли/ }));
  await screen.findByRole('button', { name: 'Вернуть' });
  expect(first()).toBe('Пришли все 5 шт.Вернуть');
});

it('leaves a purchase received that had come in part before', async () => {
  const user = userEvent.setup();
  const sent = serve('received');
  openOrders('/purchases/4/list-orders/', buyer);
  await user.click(await screen.findByRole('button', { name: /^Все пришли: 5\sшт\.$/ }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(([, , body]) => body)).toEqual([
    { version: 3, receipt: { line_ids: [31, 32], counts, rest: 'O' } },
    { version: 4, reason: 'Отмечено по ошибке', taken_back_line_ids: [31, 32] },
  ]);
});

it('says of a count that has changed meanwhile that it has', async () => {
  const shown = { ...detail, purchase: { ...purchase, state: 'sent' as const }, lines: [line, vase] };
  servePurchase({ shown }, () =>
    Response.json(
      { code: 'validation', detail: 'Проверьте заполнение полей.', fields: { 'receipt.counts.0.count': 'Много.' } },
      { status: 422 },
    ),
  );
  openOrders('/purchases/4/list-orders/', buyer);
  render(
    <TestPage>
      <Notifications />
    </TestPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Все пришли: 5\sшт\.$/ }));
  expect(await screen.findByText(/^Количество изменилось, пока\sвы\sсмотрели\./)).toBeVisible();
});
