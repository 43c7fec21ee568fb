import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

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

// What Mantine asks of a browser and jsdom leaves out.
window.matchMedia = neverMatches;
window.ResizeObserver = StillResizeObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
if (!document.fonts) {
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
