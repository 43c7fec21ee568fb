import type { KeepAliveEntry } from '#app/navigation/keep-alive.ts';
import { KeepAlivePage } from '#app/navigation/keep-alive-page.tsx';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Link, useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

const running = new Set<string>();
const drawnAt = new Set<string>();
const list: KeepAliveEntry = { section: 'catalogue', path: '/list/', search: '?sort=price' };

function List() {
  const [path] = useLocation();
  const search = useSearch();
  const [count, setCount] = useState(0);
  drawnAt.add(`${path}?${search}`);
  useEffect(() => {
    running.add('list');
    return () => void running.delete('list');
  });
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <Link href="/thing/">Thing</Link>
    </>
  );
}

function Site() {
  const [path] = useLocation();
  return (
    <main>
      <KeepAlivePage page={list} isShown={path === list.path} shape="list">
        <List />
      </KeepAlivePage>
      {path !== list.path && <ErrorBoundary>Another page</ErrorBoundary>}
    </main>
  );
}

beforeEach(() => {
  drawnAt.clear();
  history.replaceState(null, '', '/list/?sort=price');
  render(<Site />);
});
it('stays as it was left, and keeps still while another page is shown', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
  act(() => navigate('/thing/'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(running).toEqual(new Set());
  act(() => navigate('/list/?sort=price'));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(running).toEqual(new Set(['list']));
});

it('never takes the address of another page for its own', () => {
  act(() => navigate('/thing/?id=1'));
  act(() => navigate('/other/'));
  act(() => navigate('/list/?sort=name'));
  expect(drawnAt).toEqual(new Set(['/list/?sort=price', '/list/?sort=name']));
});

it('gives the focus back by Back, and not to whoever comes anew', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText('Thing')).toHaveFocus();
  act(() => navigate('/thing/'));
  screen.getByText('Thing').blur();
  act(() => history.back());
  await waitFor(() => expect(screen.getByText('Thing')).toHaveFocus());
  act(() => navigate('/thing/'));
  screen.getByText('Thing').blur();
  act(() => navigate('/list/?sort=price'));
  expect(screen.getByText('Thing')).not.toHaveFocus();
});

it('asks for news of what has grown old when it is shown again, and shows what it has meanwhile', async () => {
  cleanup();
  const queryClient = new QueryClient();
  let version = 1;
  const answer = vi.fn<() => Promise<string>>(() => Promise.resolve(`Version ${version}`));
  function News() {
    const { data } = useQuery({ queryKey: ['news'], queryFn: answer, staleTime: Infinity });
    return data;
  }
  const show = (isShown: boolean) => (
    <QueryClientProvider client={queryClient}>
      <KeepAlivePage page={list} isShown={isShown} shape="list">
        <News />
      </KeepAlivePage>
    </QueryClientProvider>
  );
  const { rerender } = render(show(true));
  expect(await screen.findByText('Version 1')).toBeVisible();
  rerender(show(false));
  version = 2;
  await queryClient.invalidateQueries({ queryKey: ['news'] });
  expect(answer).toHaveBeenCalledTimes(1);
  rerender(show(true));
  expect(screen.getByText('Version 1')).toBeVisible();
  expect(await screen.findByText('Version 2')).toBeVisible();
});
