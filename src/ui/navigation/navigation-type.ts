import { isInBrowser } from '#lib/page-host.ts';

let shown = isInBrowser ? location.href : '';
// A newly opened page starts at its top, even if the tab has a stored position for its address.
let isReturn = performance
  .getEntriesByType?.('navigation')
  .every((entry) => 'type' in entry && entry.type !== 'navigate');

const arrive = (byReturn: boolean) => (): void => {
  // The history entry of an overlay has the same address.
  if (location.href === shown) return;
  shown = location.href;
  isReturn = byReturn;
};

// The router dispatches `pushState` and `replaceState` events. These listeners are added here, before the router's, to
// run first.
if (isInBrowser) {
  window.addEventListener('popstate', arrive(true));
  window.addEventListener('pushState', arrive(false));
  window.addEventListener('replaceState', arrive(false));
}

/** Whether the current address was reached by Back, Forward or a reload. */
export function isBack(): boolean {
  return isReturn ?? true;
}
