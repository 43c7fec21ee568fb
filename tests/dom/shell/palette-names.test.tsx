import { OfficeOverlays } from '#app/overlays/office-overlays.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { keysNow } from '#ui/keys/page-keys.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

it.each([
  ['строки', 'Строки заказов', '/list-orders'],
  ['список заказов', 'Строки заказов', '/list-orders'],
  ['по клиентам', 'Заказы по клиентам', '/groups-orders'],
  ['группы', 'Заказы по клиентам', '/groups-orders'],
])('finds a list by «%s», by its title', async (typed, title, address) => {
  answerCalls(() => Response.json({ result: [], page: 1, pages: 0, total: 0 }));
  const { hook, searchHook, history } = memoryLocation({ path: '/', record: true });
  render(
    <TestPage customer={{ ...someCustomer, permissions: ['get_strange_orders'] }}>
      <Router hook={hook} searchHook={searchHook}>
        <OfficeOverlays />
      </Router>
    </TestPage>,
  );
  const user = userEvent.setup();
  await waitFor(() => expect(keysNow()).not.toEqual([]));
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Страница, заказ/ }), typed);
  const pages = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
  await expect.poll(pages).toEqual([title]);
  await user.keyboard('{Enter}');
  expect(history.at(-1)).toBe(address);
});
