import type { ActorRefFrom } from 'xstate';
import type { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { lineActorId } from '#machines/cart/cart.machine.ts';
import { draftOf, type CartLineValues } from '#machines/cart/cart-line.machine.ts';
import { useSelector } from '@xstate/react';
import { usePageActor } from '#entities/page/page-context.tsx';

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

/** The line with the person's own edits. */
export function useCartLineDraft(line: CartLineActor): CartLineDraft {
  const { count, comment } = useSelector(line, ({ context }) => draftOf(context), isSameDraft);
  const isBusy = useSelector(line, (snapshot) => snapshot.hasTag('busy'));
  const isHidden = useSelector(line, (snapshot) => snapshot.hasTag('hidden'));
  return { count, comment, isBusy, isHidden };
}

function isSameDraft(one: CartLineValues, other: CartLineValues): boolean {
  return one.count === other.count && one.comment === other.comment;
}
