import { pageHost } from '#lib/page-host.ts';
import { storedText } from '#lib/storage.ts';
import type { WaitingMark } from '#machines/purchase/mark-queue.rules.ts';

/** What one person has told of lines and the server hasn't answered, on this device: other people have their own. */
export function markStore(intermediaryId: number) {
  const stored = storedText(`${pageHost}-marks-${intermediaryId}`);
  // Something else may have written there: it is no reason to show no purchase.
  const read = (): WaitingMark[] => {
    try {
      const kept: unknown = JSON.parse(stored.read() ?? '[]');
      return Array.isArray(kept) ? (kept as WaitingMark[]) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    /** Stores what waits now in place of what did before; what another tab waits for stays. */
    change: (before: readonly WaitingMark[], now: readonly WaitingMark[]): void => {
      const own = new Set([...before, ...now].map(({ key }) => key));
      const all = [...read().filter(({ key }) => !own.has(key)), ...now];
      if (all.length > 0) stored.write(JSON.stringify(all));
      else stored.clear();
    },
  };
}
