/** A promise that the test settles itself. */
export interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

/** Makes a promise to be settled later; one that nobody awaits may be rejected in peace. */
export function deferred<T>(): Deferred<T> {
  const settle: Omit<Deferred<T>, 'promise'> = { resolve: () => undefined, reject: () => undefined };
  const promise = new Promise<T>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  promise.catch(() => undefined);
  return { promise, ...settle };
}
