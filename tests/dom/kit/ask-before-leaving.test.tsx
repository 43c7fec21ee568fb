import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { followOverlays, type OverlayHistory } from '#app/overlays/overlay-history.ts';
import { useAskBeforeLeaving, useNavigateAsking } from '#page/use-ask-before-leaving.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Link, Route, Router } from 'wouter';
import { createActor } from 'xstate';

let overlays: OverlayHistory;
beforeEach(() => {
  history.pushState(null, '', '/first/');
  history.pushState(null, '', '/list/');
  history.pushState(null, '', '/form/');
  overlays = followOverlays();
});
afterEach(() => {
  overlays.stop();
});

function Form({ isChanged }: { isChanged: boolean }) {
  useAskBeforeLeaving(isChanged);
  return <Link href="/orders?scope=shop">К списку</Link>;
}

/** As a key of the page, or a row of what was found, leads. */
function Away() {
  const navigate = useNavigateAsking();
  return (
    <button type="button" onClick={() => void navigate('/orders?scope=shop')}>
      Клавиша
    </button>
  );
}

function open(isChanged: boolean) {
  render(
    <TestPage actors={{ confirm: createActor(confirmMachine).start() }} navigation={{ leaveBack: overlays.leaveBack }}>
      <Router aroundNav={overlays.aroundNav}>
        <Route path="/form/">
          <Form isChanged={isChanged} />
        </Route>
        <Away />
        <ConfirmDialog />
      </Router>
    </TestPage>,
  );
  return userEvent.setup();
}

const settledAt = (steps: number) => waitFor(() => expect(Number(history.state?.overlays ?? 0)).toBe(steps));
const question = async () => within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }));

it.each([
  ['a link', 'К списку'],
  ['what no link leads to', 'Клавиша'],
])('%s leaves a form with typed changes only after a yes', async (_what, text) => {
  const user = open(true);
  await user.click(screen.getByText(text));
  await user.click((await question()).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/form/');
  await user.click(screen.getByText(text));
  await user.click((await question()).getByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/orders?scope=shop'));
});

it.each(['К списку', 'Клавиша'])('%s leaves a form without changes at once', async (text) => {
  const user = open(false);
  await user.click(screen.getByText(text));
  expect(location.pathname).toBe('/orders');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['Back', -1],
  ['two steps back', -3],
])('%s leaves a form with typed changes only after a yes', async (_what, steps) => {
  const user = open(true);
  await settledAt(1);
  for (const answer of ['Отмена', 'Уйти']) {
    act(() => history.go(steps));
    const dialog = await question();
    expect(screen.getByText('К списку')).toBeInTheDocument();
    await settledAt(2);
    await user.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (answer === 'Отмена') await settledAt(1);
  }
  await waitFor(() => expect(location.pathname).toBe('/list/'));
  expect(screen.queryByText('К списку')).toBeNull();
});

it('Back leaves a form without changes at once', async () => {
  open(false);
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/list/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks again where there is nowhere to go back to', async () => {
  const user = userEvent.setup();
  render(
    <TestPage
      actors={{ confirm: createActor(confirmMachine).start() }}
      navigation={{ leaveBack: (onNowhere) => onNowhere() }}
    >
      <Form isChanged />
      <ConfirmDialog />
    </TestPage>,
  );
  for (let time = 0; time < 2; time += 1) {
    await settledAt(1);
    act(() => history.back());
    await user.click((await question()).getByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
