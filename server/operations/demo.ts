import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { listDemoCalls, makeDemoCall } from '../domain/auth/demo-calls.ts';

/** The phone simulator. */
export const demoOperations = (deps: Deps) =>
  ({
    listDemoCalls: async ({ actor, query }) => ({ status: 200, body: { result: await listDemoCalls(deps, actor.shop.id, query.phone) } }),
    createDemoCall: async ({ actor, body }) => {
      await makeDemoCall(deps, actor.shop.id, body);
      return { status: 204 };
    },
  }) satisfies Pick<Handlers, 'listDemoCalls' | 'createDemoCall'>;
