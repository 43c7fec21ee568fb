import type { PageActors } from '#entities/page/page-deps.ts';
import { linesOf } from '#machines/cart/cart.machine.ts';
import { draftOf } from '#machines/cart/cart-line.machine.ts';
import { usePageActor } from '#entities/page/page-context.tsx';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** How many of each line the person sees, by the line's id; hidden lines are left out. */
export type LineCounts = ReadonlyMap<number, number>;

function readCounts(cart: PageActors['cart']): string {
  const shown = linesOf(cart.getSnapshot()).flatMap((line) => {
    const snapshot = line.getSnapshot();
    return snapshot.hasTag('hidden') ? [] : [[snapshot.context.lineId, draftOf(snapshot.context).count]];
  });
  return JSON.stringify(shown);
}

/** Follows the counts of all lines as they are being edited. */
export function useLineCounts(): LineCounts {
  const cart = usePageActor('cart');
  const subscribe = useCallback(
    (listener: () => void) => {
      let lines: { unsubscribe: () => void }[] = [];
      const follow = (): void => {
        lines.forEach((line) => line.unsubscribe());
        lines = linesOf(cart.getSnapshot()).map((line) => line.subscribe(listener));
      };
      const changes = cart.subscribe(() => {
        follow();
        listener();
      });
      follow();
      return () => [changes, ...lines].forEach((subscription) => subscription.unsubscribe());
    },
    [cart],
  );
  const counts = useSyncExternalStore(subscribe, () => readCounts(cart));
  return useMemo(() => new Map(JSON.parse(counts) as [number, number][]), [counts]);
}
