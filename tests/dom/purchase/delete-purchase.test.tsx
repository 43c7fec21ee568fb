import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import type { Purchase } from '#contract/types.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { PurchaseActions } from '#office/purchases/purchase-actions.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

const purchase: Purchase = {
  id: 4,
  version: 1,
  name: 'Фабрика в Гжели',
  comment: '',
  state: 'open',
  intermediary: null,
  lines_count: 0,
  ordered_count: 0,
  items_count: 0,
  total: 0,
  bought: { total: 0, margin: 0, unknown_count: 0 },
  created_at: '2026-11-21T09:30:00.000Z',
  next_states: [],
};

/** The buttons of an empty purchase; returns what was sent. */
function show(): string[] {
  history.replaceState(null, '', '/purchases/4/list-orders/');
  const sent: string[] = [];
  answerCalls(async ({ method, url }: Request) => {
    sent.push(`${method} ${new URL(url).pathname}`);
    return new Response(null, { status: 204 });
  });
  render(
    <TestPage
      customer={{ ...someCustomer, permissions: ['get_purchase'] }}
      actors={{ confirm: createActor(confirmMachine).start() }}
    >
      <PurchaseActions detail={{ purchase, lines: [], events: [] }} />
      <ConfirmDialog />
    </TestPage>,
  );
  return sent;
}

it('deletes an empty purchase after a yes, and leads to the others', async () => {
  const user = userEvent.setup();
  const sent = show();
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  const dialog = await screen.findByRole('dialog', { name: /^Удалить «Фабрика в\sГжели»\?$/ });
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(location.pathname).toBe('/purchases'));
  expect(sent).toEqual(['DELETE /api/purchases/4/']);
});

it('keeps it after a no', async () => {
  const user = userEvent.setup();
  const sent = show();
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  const dialog = await screen.findByRole('dialog', { name: /^Удалить «Фабрика в\sГжели»\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});
