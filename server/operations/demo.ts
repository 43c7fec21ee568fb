import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { listDemoCalls, makeDemoCall } from '../demo/simulators/calls.ts';

/** The phone simulator. */
export const demoOperations = (deps: Deps) =>
  ({
    listDemoCalls: async ({ caller, query }) => ({
      status: 200,
      body: { result: await listDemoCalls(deps, caller, query.phone) },
    }),
    createDemoCall: async ({ caller, body }) => {
      await makeDemoCall(deps, caller, body);
      return { status: 204 };
    },
  }) satisfies Pick<Handlers, 'listDemoCalls' | 'createDemoCall'>;
