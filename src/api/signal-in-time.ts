/** A signal that is aborted with the given one, or with a `TimeoutError` after `timeoutMs`. */
export function signalInTime(signal: AbortSignal, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if ('any' in AbortSignal) return AbortSignal.any([signal, timeout]);
  // `AbortSignal.any` is missing in browsers of 2023, which the shop supports.
  const both = new AbortController();
  for (const one of [signal, timeout]) {
    const end = (): void => both.abort(one.reason);
    if (one.aborted) end();
    else one.addEventListener('abort', end, { once: true });
  }
  return both.signal;
}
