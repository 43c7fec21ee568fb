import { fromPromise } from 'xstate';

const PATIENCE_MS = 10_000;

/** Asks the server for anything at all: whatever it answers, it was reached. */
export const definePingServerActor = () =>
  fromPromise<void, void>(async ({ signal }) => {
    const late = new AbortController();
    const giveUp = (): void => late.abort();
    const timer = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: late.signal });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    }
  });
