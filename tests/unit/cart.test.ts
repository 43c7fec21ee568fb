import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type EmittedFrom } from 'xstate';
import { cartLineMachine, type CartLineEdits, type CartLineKey } from '#machines/cart/cart-line.machine.ts';
import { cartMachine, lineActorId, type CartAddition, type CartSummary } from '#machines/cart/cart.machine.ts';
import { CART_EDIT_IDLE_MS } from '#common/constants.ts';
import { deferred, type Deferred } from '#tests/support/deferred.ts';

const guestCart: CartSummary = {
  cartId: 'c1',
  isGuest: true,
  lineIds: [1, 2],
};

function startCart() {
  const loads: Deferred<CartSummary>[] = [];
  const additions: (Deferred<void> & { input: CartAddition })[] = [];
  const saves: (Deferred<void> & { input: CartLineKey & { edits: CartLineEdits }; signal: AbortSignal })[] = [];
  const hold = <Call>(calls: Call[], call: Call): Call => {
    calls.push(call);
    return call;
  };
  const machine = cartMachine.provide({
    actors: {
      getCart: fromPromise<CartSummary, void>(() => hold(loads, deferred<CartSummary>()).promise),
      addCartItem: fromPromise<void, CartAddition & { cartId: string }>(
        ({ input }) => hold(additions, { ...deferred<void>(), input }).promise,
      ),
      cartLine: cartLineMachine.provide({
        actors: {
          updateCartItem: fromPromise<void, CartLineKey & { edits: CartLineEdits }>(
            ({ input, signal }) => hold(saves, { ...deferred<void>(), input, signal }).promise,
          ),
        },
      }),
    },
  });
  const clock = new SimulatedClock();
  const emitted: EmittedFrom<typeof cartMachine>[] = [];
  const cart = createActor(machine, { clock });
  cart.on('*', (event) => emitted.push(event));
  cart.start();
  onTestFinished(() => {
    cart.stop();
  });
  const line = (id: number) => cart.getSnapshot().children[lineActorId(id)];
  const load = async (summary: CartSummary) => {
    loads.at(-1)?.resolve(summary);
    await expect.poll(() => cart.getSnapshot().matches('ready')).toBe(true);
  };
  return { cart, clock, emitted, loads, additions, saves, line, load };
}

describe('the cart', () => {
  it("keeps a guest's cart id and releases it for an account", async () => {
    const guest = startCart();
    await guest.load(guestCart);
    expect(guest.emitted).toEqual([{ type: 'cartId.kept', cartId: 'c1' }]);
    const account = startCart();
    await account.load({ ...guestCart, cartId: 'c2', isGuest: false });
    expect(account.emitted).toEqual([{ type: 'cartId.released' }]);
  });

  it('keeps no id while loading fails, and finds the cart on a retry', async () => {
    const { cart, emitted, loads, load } = startCart();
    const error = new Error('network');
    loads[0]?.reject(error);
    await expect.poll(() => emitted).toEqual([{ type: 'cart.loadFailed', error }]);
    cart.send({ type: 'retry.requested' });
    await load(guestCart);
    expect(loads).toHaveLength(2);
  });

  it('keeps the lines that stay, with their edits, stops those that are gone and starts the new', async () => {
    const { cart, line, load } = startCart();
    await load(guestCart);
    const [first, second] = [line(1), line(2)];
    first?.send({ type: 'count.changed', count: 5 });
    cart.send({ type: 'cart.received', cart: { ...guestCart, lineIds: [1, 3] } });
    expect(line(1)).toBe(first);
    expect(first?.getSnapshot().context.edits).toEqual({ count: 5 });
    expect(second?.getSnapshot().status).toBe('stopped');
    expect(line(2)).toBeUndefined();
    expect(line(3)?.getSnapshot().context).toMatchObject({ cartId: 'c1', lineId: 3 });
  });

  it('has every line save its waiting edit at once when asked to flush', async () => {
    const { cart, saves, line, load } = startCart();
    await load(guestCart);
    line(1)?.send({ type: 'count.changed', count: 9 });
    line(2)?.send({ type: 'comment.changed', comment: 'green' });
    cart.send({ type: 'flush.requested' });
    expect(saves.map(({ input }) => input)).toEqual([
      { cartId: 'c1', lineId: 1, edits: { count: 9 } },
      { cartId: 'c1', lineId: 2, edits: { comment: 'green' } },
    ]);
  });

  it('has every line whose save was lost send it again once the server is reached', async () => {
    const { cart, saves, line, load } = startCart();
    await load(guestCart);
    line(1)?.send({ type: 'count.changed', count: 9 });
    cart.send({ type: 'flush.requested' });
    saves[0]?.reject({ kind: 'network' });
    await expect.poll(() => line(1)?.getSnapshot().value).toBe('waiting');
    cart.send({ type: 'connection.restored' });
    expect(saves.map(({ input: { lineId, edits } }) => ({ lineId, ...edits }))).toEqual([
      { lineId: 1, count: 9 },
      { lineId: 1, count: 9 },
    ]);
  });

  it('lets a line wait and save without a view', async () => {
    const { clock, saves, line, load } = startCart();
    await load(guestCart);
    line(1)?.send({ type: 'count.changed', count: 9 });
    clock.increment(CART_EDIT_IDLE_MS);
    expect(saves).toHaveLength(1);
  });

  it('puts items in one after another, each pressed twice but added once', async () => {
    const { cart, emitted, additions, load } = startCart();
    cart.send({ type: 'item.chosen', itemId: 7, count: 1 });
    cart.send({ type: 'item.chosen', itemId: 7, count: 1 });
    await load(guestCart);
    cart.send({ type: 'item.chosen', itemId: 8, count: 2 });
    cart.send({ type: 'item.chosen', itemId: 8, count: 2 });
    expect(additions.map(({ input }) => input)).toEqual([{ cartId: 'c1', itemId: 7, count: 1 }]);
    additions[0]?.resolve();
    await expect.poll(() => additions).toHaveLength(2);
    expect(additions[1]?.input).toEqual({ cartId: 'c1', itemId: 8, count: 2 });
    const error = new Error('404');
    additions[1]?.reject(error);
    await expect
      .poll(() => emitted.slice(1))
      .toEqual([
        { type: 'item.added', itemId: 7 },
        { type: 'item.addFailed', itemId: 8, error },
      ]);
  });

  it('saves nothing more of a line that the server has taken away', async () => {
    const { cart, clock, saves, line, load } = startCart();
    await load(guestCart);
    line(1)?.send({ type: 'count.changed', count: 9 });
    cart.send({ type: 'cart.received', cart: { ...guestCart, lineIds: [] } });
    clock.increment(CART_EDIT_IDLE_MS);
    expect(saves).toEqual([]);
    expect(line(1)).toBeUndefined();
  });
});
