import type { PageActors } from '#entities/page/page-deps.ts';

interface ConnectionSources {
  connection: PageActors['connection'];
  /** Calls back with each call's end: whether the server was reached. */
  onReach: (listener: (isReached: boolean) => void) => () => void;
}

/** Tells the connection what calls and the browser find out about it. */
export function syncConnection({ connection, onReach }: ConnectionSources): void {
  onReach((isReached) => connection.send({ type: isReached ? 'call.answered' : 'call.lost' }));
  window.addEventListener('offline', () => connection.send({ type: 'network.lost' }));
  window.addEventListener('online', () => connection.send({ type: 'network.restored' }));
  if (!navigator.onLine) connection.send({ type: 'network.lost' });
}
