import type { ActorRefFrom } from 'xstate';
import type { components } from '#contract/types.ts';
import { usePageActor } from '#page/page-context.tsx';
import type { cartLineMachine, CartLineValues } from '#machines/cart/cart-line.machine.ts';
import { lineActorId } from '#machines/cart/cart.machine.ts';
import { QUANTITY_MIN } from '#common/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useAtom } from '@xstate/store-react';
import { useCallback, type RefObject } from 'react';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { useFocusAfter } from '#ui/overlay/use-focus-after.ts';
import { cartQuery } from './cart.queries.ts';

type Cart = components['schemas']['Cart'];

/** A running actor of a cart line. */
export type CartLineActor = ActorRefFrom<typeof cartLineMachine>;

/** The running actor of this line; undefined if the cart has no such line. */
export function useCartLine(lineId: number | undefined): CartLineActor | undefined {
  return useSelector(usePageActor('cart'), ({ children }) =>
    lineId === undefined ? undefined : children[lineActorId(lineId)],
  );
}

/**
 * Focuses the button that puts an item into the cart once its line is taken out. Not behind the open cart: a line that
 * is deleted there leaves the focus there.
 */
export function useFocusAfterTakingOut(line: CartLineActor | undefined, button: RefObject<HTMLElement | null>): void {
  const isLeaving = useSelector(line, (snapshot) => snapshot?.hasTag('hidden') ?? false);
  const isBehind = useAtom(cartDrawer.isOpen);
  useFocusAfter(isLeaving, ...(isBehind ? [] : [button]));
}

/** Puts an item into the cart; `isAdding` while the request runs. */
export function useAddition(itemId: number): { isAdding: boolean; add: (count: number) => void } {
  const cart = usePageActor('cart');
  const isAdding = useSelector(cart, ({ context }) => context.additions.some((addition) => addition.itemId === itemId));
  return { isAdding, add: (count) => cart.send({ type: 'item.chosen', itemId, count }) };
}

/** A line as it is shown. */
export interface CartLineDraft extends CartLineValues {
  isBusy: boolean;
  /** Whether the last save was lost, and what was typed is not on the server yet. */
  isUnsaved: boolean;
  /** Whether it is deleted, or is being deleted. */
  isHidden: boolean;
}

/** The line with the person's edits over the saved values. */
export function useCartLineDraft(line: CartLineActor): CartLineDraft {
  const { lineId } = line.getSnapshot().context;
  const findSaved = useCallback(({ items }: Cart) => items.find(({ id }) => id === lineId), [lineId]);
  const { data: saved } = useQuery({ ...cartQuery, enabled: false, select: findSaved });
  const edits = useSelector(line, ({ context }) => context.edits);
  const isBusy = useSelector(line, (snapshot) => snapshot.hasTag('busy'));
  const isUnsaved = useSelector(line, ({ context }) => context.isLost);
  const isHidden = useSelector(line, (snapshot) => snapshot.hasTag('hidden'));
  // A line that is missing from the cached cart is about to stop.
  if (!saved) return { count: QUANTITY_MIN, comment: '', isBusy, isUnsaved, isHidden: true };
  return { count: saved.count, comment: saved.comment, ...edits, isBusy, isUnsaved, isHidden };
}
