/** Notes which code could not be fetched. Returns what to do with errors that a boundary has caught: it tells of such itself, the others go to the console. */
export function reportChunkLoadErrors(): (error: unknown) => void {
  const lost = new WeakSet<Error>();
  window.addEventListener('vite:preloadError', ({ payload }) => void lost.add(payload));
  return (error) => {
    if (!(error instanceof Error && lost.has(error))) console.error(error);
  };
}
