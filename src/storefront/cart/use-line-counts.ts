import { cartQuery } from '#entities/cart/cart.queries.ts';
import { usePageActor } from '#page/page-context.tsx';
import type { PageActors } from '#page/page-deps.ts';
import { linesOf } from '#machines/cart/cart.machine.ts';
import type { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { useQuery } from '@tanstack/react-query';
import { createAtom, type Atom } from '@xstate/store';
import { useAtom } from '@xstate/store-react';
import { useEffect, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';

/** The shown count of each line, by the line's id, without hidden lines. */
export type LineCounts = ReadonlyMap<number, number>;

/** The edited count of each line, by the line's id: null if it is not edited. Hidden lines are left out. */
type EditedCounts = ReadonlyMap<number, number | null>;

const isSame = (one: EditedCounts, other: EditedCounts): boolean =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);

/** The edited count of a line, null if it is not edited; undefined if the line is hidden. */
function editedCount(snapshot: SnapshotFrom<typeof cartLineMachine>): number | null | undefined {
  return snapshot.hasTag('hidden') ? undefined : (snapshot.context.edits.count ?? null);
}

/** The edited counts of all running lines. */
const readAll = (cart: PageActors['cart']): EditedCounts =>
  new Map(
    linesOf(cart.getSnapshot()).flatMap((line) => {
      const snapshot = line.getSnapshot();
      const count = editedCount(snapshot);
      return count === undefined ? [] : [[snapshot.context.lineId, count]];
    }),
  );

/** Keeps the counts as the lines have them. An event of one line is compared with that line's last count only. */
function followLines(cart: PageActors['cart'], counts: Atom<EditedCounts>): () => void {
  let known = cart.getSnapshot().context.lineIds;
  let lines: { unsubscribe: () => void }[] = [];
  const renew = (): void => counts.set(readAll(cart));
  const follow = (): void => {
    lines.forEach((line) => line.unsubscribe());
    lines = linesOf(cart.getSnapshot()).map((line) =>
      line.subscribe((snapshot) => {
        if (counts.get().get(snapshot.context.lineId) !== editedCount(snapshot)) renew();
      }),
    );
    renew();
  };
  const changes = cart.subscribe(({ context: { lineIds } }) => {
    if (lineIds === known) return;
    known = lineIds;
    follow();
  });
  follow();
  return () => [changes, ...lines].forEach((subscription) => subscription.unsubscribe());
}

/** The shown counts of all lines, with pending edits. */
export function useLineCounts(): LineCounts {
  const cart = usePageActor('cart');
  const [counts] = useState(() => createAtom(readAll(cart), { compare: isSame }));
  const edited = useAtom(counts);
  useEffect(() => followLines(cart, counts), [cart, counts]);
  const { data } = useQuery({ ...cartQuery, enabled: false });
  return useMemo(() => {
    const saved = data?.items ?? [];
    return new Map(saved.flatMap(({ id, count }) => (edited.has(id) ? [[id, edited.get(id) ?? count]] : [])));
  }, [data, edited]);
}
