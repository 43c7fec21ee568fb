import { useScrollMemory } from '#app/navigation/scroll-memory.ts';
import { createScrollPlaces } from '#app/navigation/scroll-places.ts';
import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

function Page() {
  useScrollMemory();
  return null;
}

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  sessionStorage.clear();
  history.replaceState(null, '', '/catalog/');
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['left', () => fireEvent(window, new Event('pagehide'))],
  [
    'out of sight',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange'));
    },
  ],
])('writes where the page stands once it is %s, and not at each step of a scroll', (_how, hide) => {
  render(<Page />);
  const written = vi.spyOn(Storage.prototype, 'setItem');
  for (const y of [10.4, 200, 900.6]) scrollTo(y);
  expect(written).not.toHaveBeenCalled();
  hide();
  expect(written).toHaveBeenCalledOnce();
  expect(createScrollPlaces().of('/catalog/?')).toBe(901);
});

it('forgets where an address was left once it is opened anew, though nothing scrolls then', () => {
  const places = createScrollPlaces();
  places.note('/catalog/?', 5_400);
  places.keep();
  render(<Page />);
  fireEvent(window, new Event('pagehide'));
  expect(createScrollPlaces().of('/catalog/?')).toBe(0);
});

it('forgets those of many addresses that were left longest ago', () => {
  const places = createScrollPlaces();
  for (let page = 1; page <= 60; page += 1) {
    places.note('/orders?', 7);
    places.note(`/catalog/?page=${page}`, page * 100);
  }
  places.keep();
  const { of } = createScrollPlaces();
  expect([of('/orders?'), of('/catalog/?page=60'), of('/catalog/?page=12'), of('/catalog/?page=11')]).toEqual([
    7, 6_000, 1_200, 0,
  ]);
});

it.each(['{', '{}', '[["/",null]]'])('starts at the top where what was written cannot be read: %s', (text) => {
  sessionStorage.setItem('scroll', text);
  expect(createScrollPlaces().of('/')).toBe(0);
});
