import { prefetchLinks } from '#app/navigation/prefetch-links.ts';
import { tokenStorage } from '#api/storage.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { fireEvent } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

let asked: string[];

beforeEach(() => {
  asked = [];
  answerCalls(async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    return Response.json({});
  });
  onTestFinished(prefetchLinks(new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })));
  onTestFinished(() => {
    tokenStorage.clear();
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

function showLink(href: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const word = document.createElement('b');
  link.append(word);
  document.body.append(link);
  return word;
}

/** Long enough for whatever is loaded to have been asked for. */
async function expectNothingAsked(): Promise<void> {
  await vi.dynamicImportSettled();
  expect(asked).toEqual([]);
}

it('asks once for an item whose link is pressed, while the answer is fresh', async () => {
  const link = showLink('/item/7/');
  fireEvent.pointerDown(link);
  await expect.poll(() => asked).toEqual(['/api/item/7/']);
  fireEvent.pointerDown(link);
  fireEvent.focusIn(link);
  await vi.dynamicImportSettled();
  expect(asked).toEqual(['/api/item/7/']);
});

it('asks for the list of a catalogue link that is focused', async () => {
  fireEvent.focusIn(showLink('/catalog/?category=2'));
  await expect.poll(() => asked).toEqual(['/api/category/', '/api/item/list/?category_id=2&page=1&limit=24']);
});

it('asks for what a mouse stays over, and not for what it passes over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [first, second] = [showLink('/item/1/'), showLink('/item/2/')];
  fireEvent.pointerOver(first, { pointerType: 'mouse' });
  vi.advanceTimersByTime(79);
  fireEvent.pointerOver(second, { pointerType: 'mouse' });
  vi.advanceTimersByTime(79);
  vi.useRealTimers();
  await expectNothingAsked();
});

it('asks for what a mouse stays over for 80 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerOver(showLink('/item/2/'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(80);
  vi.useRealTimers();
  await expect.poll(() => asked).toEqual(['/api/item/2/']);
});

it.each([
  ['another shop', 'https://shop.invalid/item/1/', {}],
  ['another tab', '/item/1/', { target: '_blank' }],
  ['a file', '/item/1/', { download: '' }],
  ["a guest's orders", '/orders/', {}],
  ["a guest's order", '/orders/12/', {}],
  ['the office', '/items/', {}],
] as const)('asks for nothing of %s', async (_what, href, attributes) => {
  fireEvent.pointerDown(showLink(href, attributes));
  await expectNothingAsked();
});

it('asks for nothing of the page that is shown', async () => {
  history.replaceState(null, '', '/item/1/');
  fireEvent.pointerDown(showLink('/item/1/'));
  await expectNothingAsked();
});

it('asks for an order of whoever is signed in', async () => {
  tokenStorage.write('token');
  fireEvent.pointerDown(showLink('/orders/12/'));
  await expect.poll(() => asked).toContain('/api/placed-order/12/');
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'asks for nothing where the line is dear: %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    fireEvent.pointerDown(showLink('/item/1/'));
    await expectNothingAsked();
  },
);
