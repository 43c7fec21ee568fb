let shown = location.href;
// A page that was opened anew starts at its top, though the tab may remember it from before.
let isReturn = performance
  .getEntriesByType?.('navigation')
  .every((entry) => 'type' in entry && entry.type !== 'navigate');

const arrive = (byReturn: boolean) => (): void => {
  // A step of the history may be an overlay's, at the same address.
  if (location.href === shown) return;
  shown = location.href;
  isReturn = byReturn;
};

// The router makes events of its own steps. Here, to hear of each before the router does.
window.addEventListener('popstate', arrive(true));
window.addEventListener('pushState', arrive(false));
window.addEventListener('replaceState', arrive(false));

/** Whether the address that is shown was come back to: by Back, Forward or a reload. */
export function isBack(): boolean {
  return isReturn ?? true;
}
