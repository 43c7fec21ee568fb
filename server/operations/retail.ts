import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { getRetail } from '../domain/shops.ts';

/** The shop itself. */
export const retailOperations = ({ db, socialLoginOf }: Deps) =>
  ({
    getCurrentRetail: async ({ actor }) => {
      const { shop } = actor;
      return { status: 200, body: await getRetail(db, actor, { demo: shop.isDemo, socialProviders: [...socialLoginOf(shop).keys()] }) };
    },
  }) satisfies Pick<Handlers, 'getCurrentRetail'>;
