import { fromPromise, type PromiseActorLogic } from 'xstate';

const placeholders = new WeakSet<object>();

/** The rejection of an effect that no flow has provided; names the effect. */
export class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError';
  readonly actorName: string;

  constructor(actorName: string) {
    super(`Actor '${actorName}' is not provided`);
    this.actorName = actorName;
  }
}

/** A placeholder for an effect: a promise actor that rejects with `NotProvidedError`. */
export function notProvided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new NotProvidedError(name)));
  placeholders.add(logic);
  return logic;
}

/** Whether this actor logic is still the placeholder made by `notProvided`. */
export function isNotProvided(logic: object): boolean {
  return placeholders.has(logic);
}
