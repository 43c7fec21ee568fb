import { createActor, type ActorRefLike, type AnyStateMachine, type EventObject } from 'xstate';
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

const nameOf = (actor: ActorRefLike): string => ('id' in actor ? String(actor.id) : actor.sessionId);

async function beginRun(model: Model, subject: AnyStateMachine, { input, index, key }: Start): Promise<Run> {
  const bench = makeBench(subject);
  const oracle = new Oracle(model.table);
  let received: string[] = [];
  let told: { emitted: EventObject[]; sent: Message[] } = { emitted: [], sent: [] };
  const actor = createActor(bench.machine, {
    input,
    clock: bench.clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const { actorRef, sourceRef, event } = inspected;
      if (actorRef === actor) received.push(event.type);
      else if (sourceRef === actor && !event.type.startsWith('xstate.'))
        told.sent.push({ to: nameOf(actorRef), event });
    },
  });
  const check = (should: Observed, to: string): void => {
    const snapshot = actor.getSnapshot();
    const differences = observedDifferences(observe(bench, snapshot, told), should, serialize);
    if (differences.length > 0) throw new DifferenceError(differences);
    const is = stateKey(model, snapshot);
    if (is !== to) throw new Error(`ran to ${is}, and by its diagram to ${to}`);
  };
  actor.on('*', (event) => told.emitted.push(event));
  actor.subscribe({ error: () => undefined });
  actor.start();
  check(oracle.begin(index), key);

  return {
    step: async ({ event, to }: Edge) => {
      received = [];
      told = { emitted: [], sent: [] };
      const should = oracle.take(event);
      if (!deliverEffect(bench, event)) actor.send(event);
      await settle();
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
