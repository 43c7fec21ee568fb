import fc from 'fast-check';
import type { ActorRefLike, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { DifferenceError } from '#tests/model/kit/differences.ts';
import { explore, type Graph } from '#tests/model/kit/explore.ts';
import { eventLabel } from '#tests/model/kit/labels.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { leavesOf, serialize, stateNames } from '#tests/model/kit/observe.ts';
import { observedDifferences, Oracle } from '#tests/model/kit/oracle.ts';
import { namesOf, type Table } from '#tests/model/kit/table.ts';
import { nameOf, startHeld, type HeldActor } from '#tests/model/kit/walk-node.ts';

/** How many sequences of how many steps, and which: the same seed makes the same ones. */
export interface RandomOptions {
  seed: number;
  runs: number;
  /** Another machine to hold against the same model. */
  subject?: AnyStateMachine;
  graph?: Graph;
  /** Sequences that come before those of the seed. */
  first?: readonly Sequence[];
}

/** What random sequences of a machine came to. */
export interface RandomResult {
  seed: number;
  runs: number;
  /** Events that happened in all sequences. */
  steps: number;
  /** The shortest sequence found that goes wrong, and how. */
  failure: RandomFailure | undefined;
}

/** A sequence that goes wrong. */
interface RandomFailure {
  steps: readonly string[];
  reason: string;
  sequence: Sequence;
  /** Which of the sequences that came first it was made of; undefined where it is of the seed. */
  first: number | undefined;
}

/** Sequences are of any length up to this, 50 steps on an average: those of one length can't be shrunk. */
const LONGEST = 100;

/** One sequence: which event comes next is a number, since what is possible depends on what has happened. */
export interface Sequence {
  start: number;
  /** Payloads of other moments are sent too: the table doesn't know what becomes of them. */
  isWild: boolean;
  choices: readonly number[];
}

const sequences = (model: Model): fc.Arbitrary<Sequence> =>
  fc.record({
    start: fc.nat({ max: model.inputs.length - 1 }),
    isWild: fc.boolean(),
    choices: fc.noBias(fc.array(fc.nat(), { maxLength: LONGEST, size: 'max' })),
  });

/** The events that are possible now, and those that are not but may come all the same. */
class Possible {
  private readonly model: Model;
  private readonly personal: readonly string[];
  private readonly everywhere = new Map<string, EventObject[]>();

  constructor(model: Model, { edges }: Graph) {
    this.model = model;
    const seen = new Set<string>();
    for (const { event } of edges) {
      const text = serialize(event);
      if (seen.has(text)) continue;
      seen.add(text);
      this.everywhere.set(event.type, [...(this.everywhere.get(event.type) ?? []), event]);
    }
    this.personal = [...new Set(edges.map(({ event }) => event.type))].filter((type) => !type.startsWith('xstate.'));
  }

  /** The event that a number stands for; each type is as likely as any other, whatever its samples. */
  choose({ actor, bench }: HeldActor, choice: number, isWild: boolean): EventObject | undefined {
    const snapshot = actor.getSnapshot();
    const effects = [
      ...bench.pending().flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]),
      ...bench.clock.running().map(({ name }) => `xstate.after.${name}.${name}`),
    ];
    const own = new Set(snapshot._nodes.flatMap((node: AnyMachineSnapshot['_nodes'][number]) => node.ownEvents));
    const handled = this.personal.filter((type) => own.has(type));
    const stray = this.personal.filter((type) => !own.has(type));
    // Strays together are one type: they change nothing, and most sequences would come to nothing.
    const types = [...effects, ...effects, ...handled, ...(stray.length > 0 ? ['stray'] : [])];
    let rest = choice;
    const take = <T>(list: readonly T[]): T | undefined => {
      const taken = list[rest % Math.max(1, list.length)];
      rest = Math.floor(rest / Math.max(1, list.length));
      return taken;
    };
    const type = take(types);
    const chosen = type === 'stray' ? take(stray) : type;
    if (chosen === undefined) return undefined;
    const samples = this.model.events(snapshot, chosen);
    const others = isWild ? (this.everywhere.get(chosen) ?? []) : [];
    return take([...samples, ...others.filter((event) => !this.model.neverComes(event, snapshot))]);
  }
}

/** What runs where the table says that nothing of the kind runs. */
function strays(table: Table, { actor, bench }: HeldActor): string[] {
  const states = namesOf(leavesOf(actor.getSnapshot())).map((name) => table.states[name] ?? {});
  const calls = new Set(states.flatMap((state) => Object.keys(state.calls ?? {})));
  const delays = new Set(states.flatMap((state) => Object.keys(state.delays ?? {})));
  return [
    ...bench.pending().flatMap(({ id }) => (calls.has(id) ? [] : [`the call ${id} is in flight`])),
    ...bench.clock.running().flatMap(({ name }) => (delays.has(name) ? [] : [`the delay ${name} runs`])),
  ];
}

/** Throws where the actor is not in order, whatever has happened to it. */
function checkOrder(model: Model, held: HeldActor): void {
  const snapshot = held.actor.getSnapshot();
  if (snapshot.status === 'error') throw new Error(`it threw: ${String(snapshot.error)}`);
  const unknown = stateNames(snapshot).filter((name) => !Object.hasOwn(model.table.states, name));
  if (unknown.length > 0) throw new Error(`the table has no state ${unknown.join(', ')}`);
  const left = strays(model.table, held);
  if (left.length > 0) throw new Error(`in ${leavesOf(snapshot).join(' + ')} ${left.join(', ')}`);
}

const isAlive = (child: ActorRefLike): boolean => 'getSnapshot' in child && child.getSnapshot().status === 'active';

/** Throws where something of the actor lives on after its end. */
function checkEnd({ actor, bench, children }: HeldActor): void {
  actor.stop();
  const left = [
    ...bench.pending().map(({ id }) => `the call ${id} is in flight`),
    ...bench.clock.running().map(({ name }) => `the delay ${name} runs`),
    ...[...children].flatMap((child) => (isAlive(child) ? [`the child ${nameOf(child)} lives`] : [])),
  ];
  if (left.length > 0) throw new Error(`after its end ${left.join(', ')}`);
}

const told = ({ type, ...payload }: EventObject): string => {
  const { actorId: _, ...rest } = payload as Record<string, unknown>;
  const text = serialize(rest);
  return `${eventLabel(type)}${text === '{}' ? '' : ` ${text}`}`;
};

/** Runs one sequence and tells each event before it happens. */
async function run(
  model: Model,
  possible: Possible,
  { start, isWild, choices }: Sequence,
  { subject, tell }: { subject: AnyStateMachine; tell: (event: EventObject) => void },
): Promise<void> {
  const held = startHeld(subject, model.inputs[start]);
  const oracle = isWild ? undefined : new Oracle(model.table);
  const check = (should: ReturnType<Oracle['begin']> | undefined): void => {
    checkOrder(model, held);
    const differences = should ? observedDifferences(held.seen(), should, serialize) : [];
    if (differences.length > 0) throw new DifferenceError(differences);
  };
  try {
    check(oracle?.begin(start));
    for (const choice of choices) {
      const event = possible.choose(held, choice, isWild);
      if (!event) continue;
      tell(event);
      const should = oracle?.take(event);
      await held.happen(event);
      check(should);
      if (held.actor.getSnapshot().status !== 'active') break;
    }
  } catch (error) {
    held.actor.stop();
    throw error;
  }
  checkEnd(held);
}

/** Lets whatever may happen to a machine happen, in any order; what goes wrong is told as few events as are needed. */
export async function walkRandom(
  model: Model,
  { seed, runs, subject = model.machine, graph = explore(model), first = [] }: RandomOptions,
): Promise<RandomResult> {
  const possible = new Possible(model, graph);
  let steps = 0;
  const property = fc.asyncProperty(sequences(model), (sequence) =>
    run(model, possible, sequence, { subject, tell: () => (steps += 1) }),
  );
  const { counterexample, counterexamplePath, failed } = await fc.check(property, {
    seed,
    numRuns: first.length + runs,
    examples: first.map((sequence): [Sequence] => [sequence]),
    endOnFailure: false,
  });
  if (!failed || !counterexample) return { seed, runs, steps, failure: undefined };
  const [sequence] = counterexample;
  const list: string[] = [];
  try {
    await run(model, possible, sequence, { subject, tell: (event) => list.push(told(event)) });
  } catch (error) {
    const at = Number.parseInt(counterexamplePath ?? '', 10);
    const reason = error instanceof Error ? error.message : String(error);
    return { seed, runs, steps, failure: { steps: list, reason, sequence, first: at < first.length ? at : undefined } };
  }
  throw new Error(`${model.name}: a sequence went wrong once and not again, seed ${seed}`);
}
