import { cartQuery } from '#entities/cart/cart.queries.ts';
import { usePageActor } from '#page/page-context.tsx';
import type { PageActors } from '#page/page-deps.ts';
import { linesOf } from '#machines/cart/cart.machine.ts';
import type { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';

/** The shown count of each line, by the line's id, without hidden lines. */
export type LineCounts = ReadonlyMap<number, number>;

/** The edited count of each line, by the line's id: null if it is not edited. Hidden lines are left out. */
type EditedCounts = ReadonlyMap<number, number | null>;

const isSame = (one: EditedCounts, other: EditedCounts): boolean =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);

interface Store {
  subscribe: (listener: () => void) => () => void;
  read: () => EditedCounts;
}

/** The edited count of a line, null if it is not edited; undefined if the line is hidden. */
function editedCount(snapshot: SnapshotFrom<typeof cartLineMachine>): number | null | undefined {
  return snapshot.hasTag('hidden') ? undefined : (snapshot.context.edits.count ?? null);
}

/**
 * A store of the edited counts of all running lines. An event of one line is compared with that line's last count only.
 */
function followLines(cart: PageActors['cart']): Store {
  const readAll = (): EditedCounts =>
    new Map(
      linesOf(cart.getSnapshot()).flatMap((line) => {
        const snapshot = line.getSnapshot();
        const count = editedCount(snapshot);
        return count === undefined ? [] : [[snapshot.context.lineId, count]];
      }),
    );
  let counts = readAll();
  return {
    read: () => counts,
    subscribe: (listener) => {
      let known = cart.getSnapshot().context.lineIds;
      let lines: { unsubscribe: () => void }[] = [];
      const renew = (): void => {
        const next = readAll();
        if (isSame(counts, next)) return;
        counts = next;
        listener();
      };
      const follow = (): void => {
        lines.forEach((line) => line.unsubscribe());
        lines = linesOf(cart.getSnapshot()).map((line) =>
          line.subscribe((snapshot) => {
            if (counts.get(snapshot.context.lineId) !== editedCount(snapshot)) renew();
          }),
        );
      };
      const changes = cart.subscribe(({ context: { lineIds } }) => {
        if (lineIds === known) return;
        known = lineIds;
        follow();
        renew();
      });
      follow();
      renew();
      return () => [changes, ...lines].forEach((subscription) => subscription.unsubscribe());
    },
  };
}

/** The shown counts of all lines, with pending edits. */
export function useLineCounts(): LineCounts {
  const cart = usePageActor('cart');
  const [store] = useState(() => followLines(cart));
  const edited = useSyncExternalStore(store.subscribe, store.read);
  const { data } = useQuery({ ...cartQuery, enabled: false });
  return useMemo(() => {
    const saved = data?.items ?? [];
    return new Map(saved.flatMap(({ id, count }) => (edited.has(id) ? [[id, edited.get(id) ?? count]] : [])));
  }, [data, edited]);
}
