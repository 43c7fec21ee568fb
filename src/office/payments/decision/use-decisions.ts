import type { paymentDecisionMachine } from '#machines/payment/payment-decision.machine.ts';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';

/** The running actor of decisions. */
export type DecisionActor = ActorRefFrom<typeof paymentDecisionMachine>;

/** Provides the actor to the buttons of decisions. */
export const DecisionContext = createContext<DecisionActor | null>(null);

/** The actor that the buttons of decisions talk to; throws without `Decisions` above. */
export function useDecisions(): DecisionActor {
  const actor = use(DecisionContext);
  if (!actor) throw new Error('There are no Decisions above');
  return actor;
}
