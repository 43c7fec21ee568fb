import type { PageActors } from '#page/page-deps.ts';

/** Sends the connection machine the browser's online and offline events. */
export function syncConnection(connection: PageActors['connection']): void {
  window.addEventListener('offline', () => connection.send({ type: 'network.lost' }));
  window.addEventListener('online', () => connection.send({ type: 'network.restored' }));
  if (!navigator.onLine) connection.send({ type: 'network.lost' });
}
