import { lazyPart } from '#ui/loading/lazy-part.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { doWithoutSnackbar, notifyFailure, snackbar } from '#ui/notifier/notifier.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { notificationsStore } from '@mantine/notifications';
import { useAtom } from '@xstate/store-react';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const unreached = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React logs what its boundary caught to the console.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.doUnmock('@mantine/notifications');
  document.body.replaceChildren();
});

const texts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('shows what waits for a snackbar that did not load, and the next message in the snackbar once it has', async () => {
  let isReached = false;
  const load = () => (isReached ? import('#app/overlays/snackbar.tsx') : Promise.reject(unreached));
  const Snackbar = lazyPart(load, 'Snackbar');
  function Messages() {
    return (
      <MountOnOpen isOpen={useAtom(snackbar.isOpen)} onBroken={doWithoutSnackbar}>
        <Snackbar />
      </MountOnOpen>
    );
  }
  render(
    <TestPage>
      <Messages />
    </TestPage>,
  );
  notifyFailure('Нет связи с магазином');
  await waitFor(() => expect(texts()).toEqual(['Нет связи с магазином']));
  await waitFor(() => expect(notificationsStore.getState().notifications).toEqual([]));
  isReached = true;
  notifyFailure('Связь появилась');
  expect((await screen.findByText('Связь появилась')).closest('[data-position]')).not.toBeNull();
});

it('shows a message plainly for six seconds when what draws messages could not be loaded', async () => {
  vi.doMock('@mantine/notifications', () => {
    throw unreached;
  });
  // A notifier of its own, which has loaded nothing yet; so this test is the last.
  vi.resetModules();
  const notifier = await import('#ui/notifier/notifier.ts');
  notifier.notifyFailure('Нет связи с магазином');
  await waitFor(() => expect(texts()).toEqual(['Нет связи с магазином']));
  vi.advanceTimersByTime(5_000);
  expect(texts()).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual([]);
});
