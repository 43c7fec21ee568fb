import { createActor, type Actor, type ActorRefLike, type AnyStateMachine, type EventObject } from 'xstate';
import { makeBench, type Bench } from './bench.ts';
import { DifferenceError } from './differences.ts';
import { explore, type Edge, type Start } from './explore.ts';
import { answeredActor, endedDelay, type Model } from './model.ts';
import { observe, serialize, stateKey } from './observe.ts';
import { observedDifferences, Oracle, type Observed } from './oracle.ts';
import type { Message } from './table.ts';
import { walkGraph, type Run, type WalkOptions, type WalkResult } from './walk.ts';

/** Lets settled promises reach the actors that wait for them. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

/** Brings an answer or the end of a delay about, as it comes about in life; false for events that a person sends. */
export function deliverEffect(bench: Bench, event: EventObject): boolean {
  const delay = endedDelay(event.type);
  if (delay !== undefined) {
    bench.clock.end(delay);
    return true;
  }
  const answer = answeredActor(event.type);
  if (!answer) return false;
  const call = bench.pending().findLast(({ id }) => id === answer.id);
  if (!call) throw new Error(`'${answer.id}' is not in flight, so it cannot answer`);
  if ('error' in event) call.reject(event.error);
  else call.resolve('output' in event ? event.output : undefined);
  return true;
}

/** An actor's id. */
export const nameOf = (actor: ActorRefLike): string => ('id' in actor ? String(actor.id) : actor.sessionId);

/** A real actor whose calls and delays are held in hand. */
export interface HeldActor {
  actor: Actor<AnyStateMachine>;
  bench: Bench;
  /** All that it has ever begun, calls too. */
  children: ReadonlySet<ActorRefLike>;
  /** Makes an event happen, and waits until the actor has taken what comes of it; returns what reached it. */
  happen: (event: EventObject) => Promise<readonly string[]>;
  /** What it shows, and what it has told since the step began. */
  seen: () => Observed;
}

/** Starts a machine with all its calls and delays held. */
export function startHeld(subject: AnyStateMachine, input: unknown): HeldActor {
  const bench = makeBench(subject);
  const begun = new Set<ActorRefLike>();
  let received: string[] = [];
  let told: { emitted: EventObject[]; sent: Message[] } = { emitted: [], sent: [] };
  const actor = createActor(bench.machine, {
    input,
    clock: bench.clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.actor') begun.add(inspected.actorRef);
      if (inspected.type !== '@xstate.event') return;
      const { actorRef, sourceRef, event } = inspected;
      if (actorRef === actor) received.push(event.type);
      else if (sourceRef === actor && !event.type.startsWith('xstate.'))
        told.sent.push({ to: nameOf(actorRef), event });
    },
  });
  actor.on('*', (event) => told.emitted.push(event));
  actor.subscribe({ error: () => undefined });
  actor.start();
  begun.delete(actor);
  return {
    actor,
    bench,
    children: begun,
    happen: async (event) => {
      received = [];
      told = { emitted: [], sent: [] };
      if (!deliverEffect(bench, event)) actor.send(event);
      await settle();
      return received;
    },
    seen: () => observe(bench, actor.getSnapshot(), told),
  };
}

async function beginRun(model: Model, subject: AnyStateMachine, { input, index, key }: Start): Promise<Run> {
  const { actor, happen, seen } = startHeld(subject, input);
  const oracle = new Oracle(model.table);
  const check = (should: Observed, to: string): void => {
    const differences = observedDifferences(seen(), should, serialize);
    if (differences.length > 0) throw new DifferenceError(differences);
    const is = stateKey(model, actor.getSnapshot());
    if (is !== to) throw new Error(`ran to ${is}, and by its diagram to ${to}`);
  };
  check(oracle.begin(index), key);

  return {
    step: async ({ event, to }: Edge) => {
      const should = oracle.take(event);
      const received = await happen(event);
      if (!received.includes(event.type)) throw new Error(`${event.type} never reached the machine`);
      check(should, to);
    },
    end: () => {
      actor.stop();
    },
  };
}

/** Walks every edge of a model in a real actor whose calls and delays are held. */
export function walkNode(model: Model, options: WalkOptions = {}): Promise<WalkResult> {
  const { graph = explore(model), subject = model.machine } = options;
  return walkGraph(graph, (start) => beginRun(model, subject, start), options);
}
