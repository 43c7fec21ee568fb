import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { RetryBoundary } from '#ui/states/retry-boundary.tsx';
import { nameOverlay } from '#ui/overlay/overlays.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useAtom } from '@xstate/store-react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // React logs what a boundary catches to the console.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A menu whose code can't be fetched at first; `asked` counts how often it was fetched. */
function makeMenu(failures = 1) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { Menu: () => <p>Меню</p> };
  };
  return { Menu: lazyPart(load, 'Menu'), asked: () => asked };
}

it('closes a part that could not be loaded, and loads it when it is wanted again', async () => {
  const drawer = nameOverlay('drawer');
  const { Menu, asked } = makeMenu();
  function Page() {
    return (
      <MountOnOpen isOpen={useAtom(drawer.isOpen)} onBroken={drawer.close}>
        <Menu />
      </MountOnOpen>
    );
  }
  render(<Page />);
  await act(async () => drawer.open());
  await expect.poll(() => drawer.isOpen.get()).toBe(false);
  expect(asked()).toBe(1);
  await act(async () => drawer.open());
  expect(await screen.findByText('Меню')).toBeInTheDocument();
  expect(drawer.isOpen.get()).toBe(true);
});

it('loads a page that could not be loaded anew when it is come to again, and asks but once each time', async () => {
  const { Menu, asked } = makeMenu(2);
  const pageOf = (visit: number) => (
    <TestPage>
      <ErrorBoundary key={visit}>
        <Suspense fallback={<p>Загрузка</p>}>
          <Menu />
        </Suspense>
      </ErrorBoundary>
    </TestPage>
  );
  const { rerender } = render(pageOf(1));
  expect(await screen.findByText('Нет связи с магазином')).toBeInTheDocument();
  expect(asked()).toBe(1);
  rerender(pageOf(2));
  expect(screen.getByText('Загрузка')).toBeInTheDocument();
  expect(await screen.findByText('Нет связи с магазином')).toBeInTheDocument();
  expect(asked()).toBe(2);
  rerender(pageOf(3));
  expect(await screen.findByText('Меню')).toBeInTheDocument();
});

it('keeps the page when a part beside it could not be loaded, and offers another try in its place', async () => {
  const { Menu, asked } = makeMenu();
  render(
    <TestPage>
      <p>Заказы</p>
      <RetryBoundary fallback={<p>Сейчас</p>}>
        <Menu />
      </RetryBoundary>
    </TestPage>,
  );
  expect(await screen.findByRole('status')).toHaveTextContent('Не получилось загрузить');
  expect(screen.getByText('Заказы')).toBeVisible();
  expect(asked()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Меню')).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});
