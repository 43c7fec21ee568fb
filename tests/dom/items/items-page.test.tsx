import { ItemsPage } from '#office/items/list/items-page.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import type { Permission } from '#page/shop-context.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';

it.for<[Permission[], string[]]>([
  [['delete_item'], []],
  [
    ['create_item', 'delete_item'],
    ['Импорт', 'Новый товар'],
  ],
  [['edit_item'], ['Категории', 'Импорт']],
])('above the items whoever holds %j finds %j', async ([permissions, links]) => {
  history.replaceState(null, '', '/items/');
  answerCalls(() => Promise.resolve(Response.json({ result: [], page: 1, pages: 0, total: 0 })));
  render(
    <TestPage customer={{ ...someCustomer, permissions }}>
      <Suspense>
        <ItemsPage />
      </Suspense>
    </TestPage>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  const shown = [...(heading.parentElement?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
  expect(shown).toEqual(links);
});

it('saves the list as it is narrowed and ordered', async () => {
  history.replaceState(null, '', '/items/?state=hidden&order=-price&search=ваза&page=2');
  const asked: URLSearchParams[] = [];
  const file = deferred<Response>();
  answerCalls((request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/export/'))
      return Promise.resolve(Response.json({ result: [], page: 1, pages: 0, total: 0 }));
    asked.push(searchParams);
    return file.promise;
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  render(
    <TestPage customer={{ ...someCustomer, permissions: ['edit_item'] }}>
      <Suspense>
        <ItemsPage />
      </Suspense>
    </TestPage>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Экспорт списка' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV, UTF-8' }));
  await expect
    .poll(() => asked.map((query) => Object.fromEntries(query)))
    .toEqual([{ state: 'hidden', order_by: '-price', search_text: 'ваза', format: 'csv' }]);
  const button = screen.getByRole('button', { name: 'Экспорт списка' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-busy', 'true');
  file.resolve(Response.json({}));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
});

it.each([
  [
    ['create_item', 'edit_item'],
    ['На витрине', 'Создать ещё'],
  ],
  [['edit_item'], ['На витрине']],
] as const)('says which item has just been made, for holders of %o', async (permissions, names) => {
  history.replaceState({ created: { id: 7, name: 'Ваза' } }, '', '/items/');
  answerCalls(() => Promise.resolve(Response.json({ result: [], page: 1, pages: 0, total: 0 })));
  render(
    <TestPage customer={{ ...someCustomer, permissions: [...permissions] }}>
      <Suspense>
        <ItemsPage />
      </Suspense>
    </TestPage>,
  );
  const line = await screen.findByText(/^Товар «Ваза» создан\./);
  const links = [...line.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual(names);
  expect(links[0]).toHaveAttribute('href', '/item/7/');
  act(() => history.pushState(null, '', '/items/?state=hidden'));
  await waitFor(() => expect(line).not.toBeInTheDocument());
  act(() => history.back());
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByText(/^Товар «Ваза» создан\./)).toBeNull();
});

it('says once which item has been made: after a reload no more', async () => {
  history.replaceState({ created: { id: 7, name: 'Ваза' }, back: '/today/' }, '', '/items/');
  answerCalls(() => Promise.resolve(Response.json({ result: [], page: 1, pages: 0, total: 0 })));
  const page = (
    <TestPage customer={{ ...someCustomer, permissions: ['edit_item'] }}>
      <Suspense>
        <ItemsPage />
      </Suspense>
    </TestPage>
  );
  const { unmount } = render(page);
  const line = await screen.findByText(/^Товар «Ваза» создан\./);
  await screen.findByRole('heading', { level: 1 });
  expect(line).toBeVisible();
  expect(history.state).toEqual({ back: '/today/' });
  unmount();
  render(page);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^Товар «Ваза» создан\./)).toBeNull();
});
