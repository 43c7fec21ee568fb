import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { getRetail } from '../domain/shops.ts';

/** The shop itself. */
export const retailOperations = ({ db }: Deps) =>
  ({
    getCurrentRetail: async ({ actor }) => ({ status: 200, body: await getRetail(db, actor, actor.shop.isDemo) }),
  }) satisfies Pick<Handlers, 'getCurrentRetail'>;
