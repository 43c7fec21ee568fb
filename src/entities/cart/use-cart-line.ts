import type { ActorRefFrom } from 'xstate';
import type { components } from '#contract/types.ts';
import { usePageActor } from '#entities/page/page-context.tsx';
import type { cartLineMachine, CartLineValues } from '#machines/cart/cart-line.machine.ts';
import { lineActorId } from '#machines/cart/cart.machine.ts';
import { QUANTITY_MIN } from '#machines/kit/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { cartQuery } from './cart.queries.ts';

type Cart = components['schemas']['Cart'];

/** A cart line that runs. */
export type CartLineActor = ActorRefFrom<typeof cartLineMachine>;

/** The running line of this id, if the cart has it. */
export function useCartLine(lineId: number | undefined): CartLineActor | undefined {
  return useSelector(usePageActor('cart'), ({ children }) =>
    lineId === undefined ? undefined : children[lineActorId(lineId)],
  );
}

/** The way to put an item into the cart, and whether it is on its way there. */
export function useAddition(itemId: number): { isAdding: boolean; add: (count: number) => void } {
  const cart = usePageActor('cart');
  const isAdding = useSelector(cart, ({ context }) => context.additions.some((addition) => addition.itemId === itemId));
  return { isAdding, add: (count) => cart.send({ type: 'item.chosen', itemId, count }) };
}

/** What the person sees of a line. */
export interface CartLineDraft extends CartLineValues {
  isBusy: boolean;
  /** Removed, or about to be. */
  isHidden: boolean;
}

/** The line with the person's own edits over what is saved. */
export function useCartLineDraft(line: CartLineActor): CartLineDraft {
  const { lineId } = line.getSnapshot().context;
  const findSaved = useCallback(({ items }: Cart) => items.find(({ id }) => id === lineId), [lineId]);
  const { data: saved } = useQuery({ ...cartQuery, enabled: false, select: findSaved });
  const edits = useSelector(line, ({ context }) => context.edits);
  const isBusy = useSelector(line, (snapshot) => snapshot.hasTag('busy'));
  const isHidden = useSelector(line, (snapshot) => snapshot.hasTag('hidden'));
  // A line that the cached cart has lost is about to end.
  if (!saved) return { count: QUANTITY_MIN, comment: '', isBusy, isHidden: true };
  return { count: saved.count, comment: saved.comment, ...edits, isBusy, isHidden };
}
