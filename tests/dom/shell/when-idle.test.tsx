import { useWhenIdle } from '#ui/loading/use-when-idle.ts';
import { deferred } from '#tests/support/deferred.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const AFTER_MS = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no idle callbacks, and their replacement waits too.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(): { done: string[]; queryClient: QueryClient } {
  const queryClient = new QueryClient();
  const done: string[] = [];
  const preload = () => void done.push('preloaded');
  function Later() {
    useWhenIdle(preload);
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Later />
    </QueryClientProvider>,
  );
  return { done, queryClient };
}

it('delays later work until the page has had its data for a second', async () => {
  const { done, queryClient } = show();
  const data = deferred<string>();
  act(() => void queryClient.prefetchQuery({ queryKey: ['first'], queryFn: () => data.promise }));
  await pass(5 * AFTER_MS);
  expect(done).toEqual([]);
  data.resolve('here');
  await pass(AFTER_MS - 1);
  expect(done).toEqual([]);
  await pass(100);
  expect(done).toEqual(['preloaded']);
});

it('counts the second anew when the page fetches more', async () => {
  const { done, queryClient } = show();
  await pass(AFTER_MS - 100);
  const more = deferred<string>();
  act(() => void queryClient.prefetchQuery({ queryKey: ['more'], queryFn: () => more.promise }));
  await pass(200);
  more.resolve('here');
  await pass(AFTER_MS - 100);
  expect(done).toEqual([]);
  await pass(200);
  expect(done).toEqual(['preloaded']);
});

it('waits for the pictures in the window, and not for those below it', async () => {
  const pictureAt = (top: number) => {
    const picture = document.createElement('img');
    picture.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    document.body.append(picture);
    return picture;
  };
  const inWindow = pictureAt(10);
  const isLoading = vi.spyOn(inWindow, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(pictureAt(window.innerHeight), 'complete', 'get').mockReturnValue(false);
  const { done } = show();
  await pass(5 * AFTER_MS + 100);
  expect(done).toEqual([]);
  isLoading.mockReturnValue(true);
  await pass(AFTER_MS + 100);
  expect(done).toEqual(['preloaded']);
});

it.each([
  ['that is to be saved', { saveData: true, effectiveType: '4g' }],
  ['that is slow', { saveData: false, effectiveType: '2g' }],
])('does nothing on a line %s', async (_name, connection) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection }));
  const { done } = show();
  await pass(5 * AFTER_MS);
  expect(done).toEqual([]);
});
