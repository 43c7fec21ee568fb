import { reportChunkLoadErrors } from '#app/start/chunk-load-error.ts';
import { expect, it, onTestFinished, vi } from 'vitest';

it('leaves code that could not be fetched to the page to tell of, and other errors to the console', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const hear = reportChunkLoadErrors();
  const lost = new Error('Unable to preload CSS for /assets/item-page.css');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: lost }));
  hear(lost);
  expect(logged).not.toHaveBeenCalled();
  const broken = new Error('Unable to preload CSS for /assets/item-page.css');
  hear(broken);
  expect(logged).toHaveBeenCalledExactlyOnceWith(broken);
});
