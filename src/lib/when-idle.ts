const FALLBACK_MS = 2_000;

/** Does it when the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(id);
}
