import type { PageActors } from '#entities/page/page-deps.ts';
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
  cart.send({ type: 'flush.requested' });
  await waitFor(cart, ({ context }) => context.additions.length === 0, signal && { signal });
  const subscriptions: { unsubscribe: () => void }[] = [];
  const refused = new Promise<never>((_, reject) => {
    const refuse = ({ error }: { error: unknown }): void => reject(error);
    subscriptions.push(
      cart.on('line.saveFailed', refuse),
      cart.on('line.saveLost', refuse),
      cart.on('line.deleteFailed', refuse),
    );
  });
  const saved = Promise.all(linesOf(cart.getSnapshot()).map(lineSaved));
  await Promise.race([refused, saved]).finally(() => subscriptions.forEach((one) => one.unsubscribe()));
}
