import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { useAskBeforeLeaving } from '#entities/page/use-ask-before-leaving.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Link } from 'wouter';
import { createActor } from 'xstate';

afterEach(() => history.replaceState(null, '', '/'));

function Form({ isChanged }: { isChanged: boolean }) {
  useAskBeforeLeaving(isChanged);
  return <Link href="/orders?scope=shop">К списку</Link>;
}

function open(isChanged: boolean) {
  render(
    <TestPage actors={{ confirm: createActor(confirmMachine).start() }}>
      <Form isChanged={isChanged} />
      <ConfirmDialog />
    </TestPage>,
  );
  return userEvent.setup();
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' }));

it('a link leaves a form with typed changes only after a yes', async () => {
  const user = open(true);
  await user.click(screen.getByRole('link'));
  await user.click((await question()).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/');
  await user.click(screen.getByRole('link'));
  await user.click((await question()).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/orders?scope=shop'));
});

it('a link leaves a form without changes at once', async () => {
  const user = open(false);
  await user.click(screen.getByRole('link'));
  expect(location.pathname).toBe('/orders');
  expect(screen.queryByRole('dialog')).toBeNull();
});
