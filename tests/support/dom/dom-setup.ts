import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The files of a worker share React, Mantine and jsdom, which are slow to load. What the program itself keeps is new in
// each.
vi.resetModules();

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function neverMatches(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

// A test that serves nothing must not reach what happens to listen on this machine.
window.fetch = (asked) =>
  Promise.reject(new TypeError(`the test serves nothing: ${asked instanceof Request ? asked.url : String(asked)}`));

// What Mantine asks of a browser and jsdom leaves out.
window.matchMedia = neverMatches;
window.ResizeObserver = StillResizeObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
if (!document.fonts) {
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

// It only ends a wait that would never end: a busy machine takes its time.
configure({ asyncUtilTimeout: 60_000 });

// What a file has begun to load would otherwise ask the server of the next one.
afterAll(() => vi.dynamicImportSettled());

afterEach(async () => {
  cleanup();
  notifications.clean();
  notifications.cleanQueue();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  // Here, since each file has its own.
  const { openOverlays } = await import('#ui/overlay/overlays.ts');
  const { storageChanges } = await import('#lib/stored-value.ts');
  openOverlays.set([]);
  storageChanges.set((count) => count + 1);
});
