import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { buyer, detail, servePurchase as serve } from '#tests/support/dom/purchase-site.ts';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const [sent] = detail.events;
if (!sent) throw new Error('The sample has an entry');
const moved = { ...sent, kind: 'state', order_id: null, line_name: null, from: null, to: 'open' } as const;
const bulk = Array.from({ length: 34 }, (_, index) => ({
  ...sent,
  order_id: 12 + (index % 3),
  lines_count: 1,
  line_name: `Чайник ${index + 1}`,
}));
const history = () => screen.findByRole('list', { name: 'История закупки' });

it('tells an act of many lines by one entry, which names them once it is unfolded', async () => {
  const user = userEvent.setup();
  serve({ shown: { ...detail, events: [moved, ...bulk] } });
  openOrders('/purchases/4/list-orders/', buyer);
  const list = await history();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(list).not.toHaveTextContent('Чайник');
  const summary = within(list).getByText('Добавлено: 34 позиции из 3 заказов');
  await user.click(summary);
  expect(await within(list).findByText('«Чайник 1» из заказа № 12')).toBeVisible();
  expect(within(list).getAllByText(/^«Чайник \d+» из\sзаказа №\s1[2-4]$/)).toHaveLength(34);
  await user.click(summary);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
});

it('stays unfolded while a colleague adds to the history', async () => {
  const user = userEvent.setup();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = { ...detail, events: [moved, ...bulk] };
  serve({ shown });
  openOrders('/purchases/4/list-orders/', buyer, 'Europe/Moscow', queryClient);
  await user.click(await within(await history()).findByText(/^Добавлено: 34/));
  await screen.findByText(/^«Чайник 34»/);
  serve({ shown: { ...shown, events: [...shown.events, { ...sent, kind: 'edited', author: 'Олег' }] } });
  await act(() => queryClient.refetchQueries());
  expect(await within(await history()).findByText('Изменены название или комментарий')).toBeVisible();
  expect(screen.getByText(/^«Чайник 34»/)).toBeVisible();
});
