import type { PageActors } from '#page/page-deps.ts';

/** Tells the flow of a signed-in person's page when it is hidden and shown, and when the server is reached again. */
export function syncFreshness({ freshness, connection }: Pick<PageActors, 'freshness' | 'connection'>): void {
  const tell = (): void =>
    freshness.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  document.addEventListener('visibilitychange', tell);
  connection.on('connection.restored', () => freshness.send({ type: 'connection.restored' }));
  tell();
}
