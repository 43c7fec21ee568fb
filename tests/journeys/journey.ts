import { createTestModel } from '@xstate/test';
import type { AnyStateMachine, AnyStateNode, EventFrom, StateValueFrom } from 'xstate';

type StateOf<Machine extends AnyStateMachine> = Extract<StateValueFrom<Machine>, string>;
type Act = () => Promise<void>;

/** A model of what a person can do in the shop, and how it is done and seen on a page. */
export interface Journey<Machine extends AnyStateMachine, Person> {
  machine: Machine;
  /** The model passes over an event or a state that it finds no function for, so all must be here. */
  on(person: Person): {
    events: Record<EventFrom<Machine>['type'], Act>;
    states: Record<StateOf<Machine>, Act>;
  };
}

interface Walked {
  steps: { event: { type: string }; state: { value: unknown } }[];
}

/** Takes paths from a journey's machine. */
const modelOf = ({ machine }: { machine: AnyStateMachine }) => createTestModel(machine);

/** Brings a person's page from the first state into another by the shortest path, and sees each state on the way. */
export async function beginAt<Machine extends AnyStateMachine, Person>(
  journey: Journey<Machine, Person>,
  state: StateOf<Machine>,
  person: Person,
): Promise<void> {
  const [path] = modelOf(journey)
    .getShortestPaths({ toState: ({ value }) => value === state })
    .toSorted((one, other) => one.weight - other.weight);
  if (!path) throw new Error(`No path leads to "${state}"`);
  await path.test(journey.on(person));
}

/** The transitions of a path, one line each. */
export function transitionsOf({ steps }: Walked): string[] {
  return steps
    .slice(1)
    .map(({ event, state }, at) => `${String(steps[at]?.state.value)} · ${event.type} → ${String(state.value)}`);
}

/** The transitions that a machine has, each as a line of `transitionsOf`, whether a path takes it or not. */
const transitionsIn = (machine: AnyStateMachine): string[] =>
  Object.values<AnyStateNode>(machine.states).flatMap((from) =>
    [...from.transitions.values()]
      .flat()
      .map(({ eventType, target }) => `${from.key} · ${eventType} → ${(target?.[0] ?? from).key}`),
  );

/**
 * A few simple paths that take every transition at least once: of all there are, always the one that takes most of
 * those that are left, and of several the shortest. No path goes on once it takes nothing new. Throws with the
 * transitions that no simple path takes, as those back to a state where it has been.
 */
export function coveringPaths(journey: { machine: AnyStateMachine }) {
  const model = modelOf(journey);
  const paths = Object.keys(journey.machine.states)
    .flatMap((state) => model.getSimplePaths({ toState: ({ value }) => value === state }))
    .toSorted((one, other) => one.weight - other.weight);
  const taken = new Set<string>();
  const newIn = (path: Walked) => transitionsOf(path).filter((transition) => !taken.has(transition)).length;
  const chosen: typeof paths = [];
  for (;;) {
    const best = paths.reduce<(typeof paths)[number] | undefined>(
      (found, path) => (newIn(path) > (found ? newIn(found) : 0) ? path : found),
      undefined,
    );
    if (!best) break;
    chosen.push(best);
    for (const transition of transitionsOf(best)) taken.add(transition);
  }
  const left = transitionsIn(journey.machine).filter((transition) => !taken.has(transition));
  if (left.length > 0) throw new Error(`No simple path takes ${left.join(', ')}`);
  return chosen;
}

/** Walks the covering paths, each by a person of its own; answers the transitions that were taken, in their order. */
export async function walkAll<Machine extends AnyStateMachine, Person>(
  journey: Journey<Machine, Person>,
  withPerson: (walk: (person: Person) => Promise<void>) => Promise<void>,
): Promise<string[]> {
  const walked = new Set<string>();
  for (const path of coveringPaths(journey)) {
    await withPerson(async (person) => {
      await path.test(journey.on(person));
    });
    for (const transition of transitionsOf(path)) walked.add(transition);
  }
  return [...walked].toSorted();
}
