import { createTestModel } from '@xstate/test';
import type { AnyStateMachine, EventFrom, StateValueFrom } from 'xstate';

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

/** Takes paths from a journey's machine. */
export const modelOf = ({ machine }: { machine: AnyStateMachine }) => createTestModel(machine);

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
export function transitionsOf({
  steps,
}: {
  steps: { event: { type: string }; state: { value: unknown } }[];
}): string[] {
  return steps
    .slice(1)
    .map(({ event, state }, at) => `${String(steps[at]?.state.value)} · ${event.type} → ${String(state.value)}`);
}
