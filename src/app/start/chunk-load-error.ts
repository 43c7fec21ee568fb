/**
 * Remembers chunk load errors. Returns a handler for errors that a boundary has caught: chunk load errors are shown by
 * the boundary, all others are logged to the console.
 */
export function reportChunkLoadErrors(): (error: unknown) => void {
  const lost = new WeakSet<Error>();
  window.addEventListener('vite:preloadError', ({ payload }) => void lost.add(payload));
  return (error) => {
    if (!(error instanceof Error && lost.has(error))) console.error(error);
  };
}
