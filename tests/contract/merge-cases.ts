import { findLinesMoves, insertLines, insertLinesMove } from '#server/db/repositories/order/merge.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { asCustomer, type CaseMaker, onOrder } from './makers.ts';
import type { OperationCase, World } from './world.ts';

/** Two orders of the same customer, the second to be merged into the first. */
async function mergeOf({ shop }: World, owner: SignedInCaller): Promise<OperationCase> {
  const [intoId, id] = [await shop.order(owner), await shop.order(owner)];
  return { path: { id }, body: { into_id: intoId, version: 1, into_version: 1 } };
}

/** An order with a line that came from its customer's cart. */
async function additionOf({ shop }: World, owner: SignedInCaller): Promise<OperationCase> {
  const [id, itemId] = [await shop.order(owner), await shop.item()];
  const { shopId } = shop;
  const line = { itemId, description: 'Чашка', image: null, count: 1, comment: '' };
  const prices = { price: 50_000, retailPrice: 50_000, discount: 0, orderedPrice: 50_000 };
  const additionId = await shop.db.transaction(async (transaction) => {
    const lines = await insertLines(transaction, { shopId, id }, [{ ...line, ...prices }]);
    const change = { move: 'came', orderId: null, lines } as const;
    const by = { authorId: owner.customer.id, at: shop.clock.now() };
    await insertLinesMove(transaction, { shopId, orderId: id, ...by, change });
    const [move] = await findLinesMoves(transaction, id);
    return move?.id ?? 0;
  });
  return { path: { id }, body: { addition_id: additionId } };
}

const ofCaller = (make: (world: World, owner: SignedInCaller) => Promise<OperationCase>) =>
  ({
    ownAsStaff: async (world, caller) => make(world, asCustomer(world, caller)),
    foreign: async (world) => make(world, world.stranger),
  }) satisfies Record<string, CaseMaker>;

const { own, foreign } = onOrder((id) => ({ path: { id } }));

/** Cases of orders that are merged, and of lines that join one. */
export const mergeCases = {
  undoCartAddition: {
    own: async (world, caller) => additionOf(world, asCustomer(world, caller)),
    foreign: async (world) => additionOf(world, world.stranger),
  } satisfies Record<string, CaseMaker>,
  mergePlacedOrder: ofCaller(mergeOf),
  unmergePlacedOrder: { ownAsStaff: own, foreign },
} as const;
