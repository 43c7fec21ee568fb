import { lineActorId } from '#machines/cart/cart.machine.ts';
import { draftOf, type CartLineValues } from '#machines/cart/cart-line.machine.ts';
import type { MachineActor } from './machine-types.ts';
import { useSelector } from '@xstate/react';
import { useRunningActor } from './running-actors.tsx';

/** A cart line that runs. */
export type CartLineActor = MachineActor<'cartLine'>;

/** The running line of this id, if the cart has it. */
export function useCartLine(lineId: number | undefined): CartLineActor | undefined {
  return useSelector(useRunningActor('cart'), ({ children }) => (lineId === undefined ? undefined : children[lineActorId(lineId)]));
}

/** The way to put an item into the cart, and whether it is on its way there. */
export function useAddition(itemId: number): { isAdding: boolean; add: (count: number) => void } {
  const cart = useRunningActor('cart');
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
