import { isDeepStrictEqual } from 'node:util';
import { createActor, type AnyStateMachine, type EventObject } from 'xstate';
import { makeBench, type Bench } from './bench.ts';
import { explore, type Edge, type Start } from './explore.ts';
import { answeredActor, endedDelay, type Model } from './model.ts';
import { observe, serialize, type Observed } from './observe.ts';
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

function compare(actual: Observed, expected: Observed): void {
  for (const part of ['status', 'state', 'calls', 'delays', 'emitted'] as const) {
    const [is, should] = [serialize(actual[part]), serialize(expected[part])];
    if (!isDeepStrictEqual(JSON.parse(is), JSON.parse(should))) {
      throw new Error(`${part} is ${is}, should be ${should}`);
    }
  }
}

async function beginRun(model: Model, subject: AnyStateMachine, { input, expected: atStart }: Start): Promise<Run> {
  const bench = makeBench(subject, model.actors);
  let received: string[] = [];
  let emitted: EventObject[] = [];
  const actor = createActor(bench.machine, {
    input,
    clock: bench.clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && inspected.actorRef === actor) received.push(inspected.event.type);
    },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe({ error: () => undefined });
  actor.start();
  compare(observe(model, bench, actor.getSnapshot(), emitted), atStart);

  return {
    step: async ({ event, expected }: Edge) => {
      received = [];
      emitted = [];
      if (!deliverEffect(bench, event)) actor.send(event);
      await settle();
      if (!received.includes(event.type)) throw new Error(`${event.type} never reached the machine`);
      compare(observe(model, bench, actor.getSnapshot(), emitted), expected);
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
