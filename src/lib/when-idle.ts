const FALLBACK_MS = 2_000;

/** Runs `work` when the browser is idle. Returns a function to cancel. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(id);
}

/** Ends in a task of its own: the browser answers the person before it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
