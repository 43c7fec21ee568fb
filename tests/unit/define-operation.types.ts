import { defineOperation, FullAnswer, type Operations } from '#server/contract/operation.ts';
import type { Deps } from '#server/deps.ts';
import * as operations from '#server/operations.ts';

// What must not compile. The lint reports an expected error that is not there.

/** Compiles: every operation is there, under its own name. */
export const whole: Operations<Deps> = operations;

const { deletePurchase: _left, ...others } = operations;
// @ts-expect-error `deletePurchase` is missing
export const without: Operations<Deps> = others;
// @ts-expect-error it has the same request and answer, and is another operation
export const misnamed: Operations<Deps> = { ...others, deletePurchase: operations.deleteDelivery };
export const ofOtherDeps: Operations<Deps> = {
  ...others,
  // @ts-expect-error there is no such part of the program
  deletePurchase: defineOperation('deletePurchase', async ({ printer }: Deps & { printer: () => void }) => printer()),
};

export const whatIsRead = defineOperation('updatePayment', async (_, { caller, path, body }) => {
  const read: [number, number, string | undefined] = [caller.customer.id, path.id, body.reason];
  throw new Error(String(read));
});

// @ts-expect-error the contract has no such operation
export const unknown = defineOperation('sellPurchase', async () => undefined);
// @ts-expect-error it has no query
export const otherPart = defineOperation('deletePurchase', async (_, { query }) => void query);
export const ofGuest = defineOperation('getCart', async (_, { caller }) => {
  // @ts-expect-error a guest may ask for it
  throw new Error(String(caller.customer.id));
});
// @ts-expect-error it answers nothing
export const otherBody = defineOperation('deletePurchase', async () => ({ id: 1 }));
export const moreInBody = defineOperation('createDelivery', async (deps, request) =>
  // @ts-expect-error a delivery has no van
  ({ ...(await operations.createDelivery(deps, request)), van: true }),
);
// @ts-expect-error a view has no owner
export const moreBelow = defineOperation('listListViews', async (deps, request) => {
  const { result } = await operations.listListViews(deps, request);
  return { result: result.map((view) => ({ ...view, owner: 1 })) };
});
export const moreInFull = defineOperation(
  'createDelivery',
  async (deps, request) =>
    // @ts-expect-error a delivery has no van
    new FullAnswer(200, { body: { ...(await operations.createDelivery(deps, request)), van: true } }),
);
// @ts-expect-error no such status is declared
export const otherStatus = defineOperation('deletePurchase', async () => new FullAnswer(202, {}));
// @ts-expect-error it has two successes, of which the body alone says neither
export const ofTwo = defineOperation('createPlacedOrder', async () => ({ result: 'FORCE_REQUIRED', warnings: [] }));
