import { useWhenIdle } from '#ui/loading/use-when-idle.ts';
import { deferred } from '#tests/support/deferred.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// jsdom has no idle callbacks, and their replacement would take seconds.
vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));

it('delays later work until the page has its data', async () => {
  const queryClient = new QueryClient();
  const data = deferred<string>();
  const done: string[] = [];
  const preload = () => void done.push('preloaded');
  function Later() {
    useWhenIdle(preload);
    return null;
  }
  const read = queryClient.fetchQuery({ queryKey: ['first'], queryFn: () => data.promise });
  render(
    <QueryClientProvider client={queryClient}>
      <Later />
    </QueryClientProvider>,
  );
  await act(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(done).toEqual([]);
  data.resolve('here');
  await read;
  await expect.poll(() => done).toEqual(['preloaded']);
});
