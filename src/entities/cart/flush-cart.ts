import type { PageActors } from '#page/page-deps.ts';
import type { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { linesOf } from '#machines/cart/cart.machine.ts';
import { waitFor, type ActorRefFrom } from 'xstate';

type CartActor = PageActors['cart'];
type LineActor = ActorRefFrom<typeof cartLineMachine>;

/** Resolves when the line has no pending edits, or is gone. */
const lineSaved = (line: LineActor): Promise<unknown> =>
  waitFor(line, (snapshot) => !snapshot.hasTag('pending')).catch(() => undefined);

/**
 * Saves all pending edits of the cart at once. Resolves when the server has them all; rejects with the first refusal.
 */
export async function flushCart(cart: CartActor, signal?: AbortSignal): Promise<void> {
  const subscriptions: { unsubscribe: () => void }[] = [];
  // Subscribed before anything is saved: an edit may be refused while an item is still on its way into the cart.
  const refused = new Promise<never>((_, reject) => {
    const refuse = ({ error }: { error: unknown }): void => reject(error);
    subscriptions.push(
      cart.on('line.saveFailed', refuse),
      cart.on('line.saveLost', refuse),
      cart.on('line.deleteFailed', refuse),
    );
  });
  const save = async (): Promise<void> => {
    cart.send({ type: 'flush.requested' });
    await waitFor(cart, ({ context }) => context.additions.length === 0, signal && { signal });
    await Promise.all(linesOf(cart.getSnapshot()).map(lineSaved));
  };
  await Promise.race([refused, save()]).finally(() => subscriptions.forEach((one) => one.unsubscribe()));
}
