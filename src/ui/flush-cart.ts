import { linesOf, type cartMachine } from '#machines/cart/cart.machine.ts';
import type { cartLineMachine } from '#machines/cart/cart-line.machine.ts';
import { waitFor, type ActorRefFrom } from 'xstate';

type CartActor = ActorRefFrom<typeof cartMachine>;
type LineActor = ActorRefFrom<typeof cartLineMachine>;

/** Resolves when the line waits for nothing, or is gone; rejects when the server refuses it or is not reached. */
async function lineSaved(line: LineActor): Promise<void> {
  const refusals: { unsubscribe: () => void }[] = [];
  const refused = new Promise<never>((_, reject) => {
    const refuse = ({ error }: { error: unknown }): void => reject(error);
    refusals.push(line.on('line.saveFailed', refuse), line.on('line.saveLost', refuse), line.on('line.deleteFailed', refuse));
  });
  const gone = (): undefined => undefined;
  const saved = waitFor(line, (snapshot) => !snapshot.hasTag('pending')).catch(gone);
  await Promise.race([refused, saved]).finally(() => refusals.forEach((subscription) => subscription.unsubscribe()));
}

/** Saves every waiting edit of the cart at once and waits until the server has all; rejects with the first refusal. */
export async function flushCart(cart: CartActor, signal?: AbortSignal): Promise<void> {
  cart.send({ type: 'flush.requested' });
  await waitFor(cart, ({ context }) => context.additions.length === 0, signal && { signal });
  await Promise.all(linesOf(cart.getSnapshot()).map(lineSaved));
}
