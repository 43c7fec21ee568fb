declare global {
  interface Window {
    /** How much of the page has jumped by itself: what `watchShifts` has seen. */
    shifted?: number;
  }
}

/** Runs in the page: sums what the person did not cause. */
export function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        window.shifted = (window.shifted ?? 0) + Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
