/** A signal that ends with the given one, or as a `TimeoutError` after so long. */
export function signalInTime(signal: AbortSignal, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if ('any' in AbortSignal) return AbortSignal.any([signal, timeout]);
  // Browsers of 2023 have no `any`, and can do all else that the page needs.
  const both = new AbortController();
  for (const one of [signal, timeout]) {
    const end = (): void => both.abort(one.reason);
    if (one.aborted) end();
    else one.addEventListener('abort', end, { once: true });
  }
  return both.signal;
}
