import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';
import { makeBench } from './bench.ts';
import type { Model } from './model.ts';
import { serialize, stateKey, stateNames } from './observe.ts';

/** A state of the machine as the walk tells them apart. */
export interface State {
  key: string;
  snapshot: AnyMachineSnapshot;
  /** The shortest way here, as event types. */
  path: readonly string[];
}

/** One event in one state. */
export interface Edge {
  id: string;
  from: string;
  to: string;
  event: EventObject;
  /** False where guards refuse the event and nothing may change. */
  isTaken: boolean;
  /** Types of the events that it emits. */
  emits: readonly string[];
  /** The machine's own transitions that it takes. */
  transitions: readonly string[];
}

/** Where a machine begins with one of the model's inputs. */
export interface Start {
  key: string;
  input: unknown;
  /** Its place among the model's inputs. */
  index: number;
}

/** All states and edges that a machine has for a model. */
export interface Graph {
  starts: readonly Start[];
  states: ReadonlyMap<string, State>;
  edges: readonly Edge[];
  /** Transitions as written in the machine, and those that no edge takes. */
  transitions: readonly string[];
  unusedTransitions: readonly string[];
  unusedStates: readonly string[];
}

/** A transition as the machine has it. */
export interface Written {
  id: string;
  definition: AnyTransitionDefinition;
}

/** The transitions that do something, as the machine has them. */
export function writtenTransitions(machine: AnyStateMachine): Written[] {
  return [machine.root, ...getStateNodes(machine.root)].flatMap((node) =>
    [...node.transitions.entries()].flatMap(([type, list]) =>
      list
        .filter((definition) => definition.target || definition.actions.length || definition.reenter)
        .map((definition, index) => ({
          id: `${node.path.join('.') || '(root)'} · ${type}${list.length > 1 ? ` · ${index + 1}` : ''}`,
          definition,
        })),
    ),
  );
}

function ownEventTypes(snapshot: AnyMachineSnapshot): string[] {
  return [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents.map(String)))];
}

function refuseUnhandledErrors(model: Model, snapshot: AnyMachineSnapshot): void {
  const own = ownEventTypes(snapshot);
  for (const { id } of snapshot._nodes.flatMap((node) => node.invoke)) {
    if (!own.includes(`xstate.error.actor.${id}`)) {
      throw new Error(`${model.name}: nothing handles the failure of '${id}' in ${stateNames(snapshot).at(-1)}`);
    }
  }
}

/** Its types leave `xstate.emit` out. */
function emittedType({ type, params }: { type: string; params: unknown }): string[] {
  return type === 'xstate.emit' ? [(params as { event: EventObject }).event.type] : [];
}

/** Finds every state and edge of a model without running anything. */
export function explore(model: Model): Graph {
  const { machine } = makeBench(model.machine);
  const written = writtenTransitions(machine);
  const idOf = new Map(written.map(({ id, definition }) => [definition, id]));
  const keyOf = (snapshot: AnyMachineSnapshot): string => stateKey(model, snapshot);
  const states = new Map<string, State>();
  const edges = new Map<string, Edge>();

  const addState = (snapshot: AnyMachineSnapshot, path: string[]): void => {
    if (snapshot.status === 'error') throw new Error(`${model.name}: a transition threw`, { cause: snapshot.error });
    refuseUnhandledErrors(model, snapshot);
    const key = keyOf(snapshot);
    if (!states.has(key)) states.set(key, { key, snapshot, path });
  };
  const addEdge = (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot): void => {
    const id = `${keyOf(state)} + ${serialize(event)}`;
    if (edges.has(id)) return;
    const taken = machine.getTransitionData(state, event);
    const [, actions] = transition(machine, state, event);
    edges.set(id, {
      id,
      from: keyOf(state),
      to: keyOf(next),
      event,
      isTaken: taken.length > 0,
      emits: actions.flatMap(emittedType),
      transitions: taken.flatMap((definition) => idOf.get(definition) ?? []),
    });
  };
  const starts = model.inputs.map((input, index): Start => {
    const [first] = initialTransition(machine, input);
    let last = first;
    const options = {
      input,
      limit: model.limit,
      serializeState: keyOf,
      serializeEvent: serialize,
      events: (snapshot: AnyMachineSnapshot) => {
        last = snapshot;
        return ownEventTypes(snapshot).flatMap((type) => model.events(snapshot, type));
      },
      // The pure walk would go on taking root events in a final state.
      stopWhen: (snapshot: AnyMachineSnapshot) => snapshot.status !== 'active',
    };
    let reached;
    try {
      reached = {
        paths: getShortestPaths(machine, options),
        ways: adjacencyMapToArray(getAdjacencyMap(machine, options)),
      };
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${model.name}: what leads out of ${stateNames(last).at(-1)} threw: ${why}`, { cause });
    }
    for (const { state, steps } of reached.paths)
      addState(
        state,
        steps.slice(1).map(({ event }) => event.type),
      );
    for (const { state, event, nextState } of reached.ways) addEdge(state, event, nextState);
    return { key: keyOf(first), input, index };
  });

  const used = new Set([...edges.values()].flatMap((edge) => edge.transitions));
  const entered = new Set([...states.values()].flatMap(({ snapshot }) => snapshot._nodes.map((node) => node.id)));
  return {
    starts,
    states,
    edges: [...edges.values()],
    transitions: written.map(({ id }) => id),
    unusedTransitions: written.map(({ id }) => id).filter((id) => !used.has(id)),
    unusedStates: getStateNodes(machine.root)
      .filter((node) => !entered.has(node.id) && node.type !== 'history')
      .map((node) => node.path.join('.')),
  };
}
