import type { PageActors } from '#page/page-deps.ts';

interface ConnectionSources {
  connection: PageActors['connection'];
  /** Subscribes to the end of each call: whether the server was reached. */
  onReach: (listener: (isReached: boolean) => void) => () => void;
}

/** Sends the connection machine the results of calls, and the browser's online and offline events. */
export function syncConnection({ connection, onReach }: ConnectionSources): void {
  onReach((isReached) => connection.send({ type: isReached ? 'call.answered' : 'call.lost' }));
  window.addEventListener('offline', () => connection.send({ type: 'network.lost' }));
  window.addEventListener('online', () => connection.send({ type: 'network.restored' }));
  if (!navigator.onLine) connection.send({ type: 'network.lost' });
}
