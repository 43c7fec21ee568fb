import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  MachineImplementationsFrom,
  OutputFrom,
  SnapshotFrom,
  UnknownActorLogic,
} from 'xstate';
import type { Table } from './table.ts';

/** Values to try: a list, or a list that depends on the state it is tried in. */
type Samples<T, S = AnyMachineSnapshot> = readonly T[] | ((snapshot: S) => readonly T[]);

/** What a person sees in a state, in words; the DOM and browser drivers look for it. */
export interface ScreenFacts {
  shows?: readonly string[];
  hides?: readonly string[];
  enabled?: readonly string[];
  disabled?: readonly string[];
}

type Actors<M extends AnyStateMachine> = NonNullable<MachineImplementationsFrom<M>['actors']>;
type Payload<E, T> = Omit<Extract<E, { type: T }>, 'type'>;
type Outputs<M extends AnyStateMachine> = {
  [Id in keyof Actors<M>]?: Samples<OutputFrom<NonNullable<Actors<M>[Id]>>, SnapshotFrom<M>>;
};
type Events<M extends AnyStateMachine> = {
  [T in EventFromLogic<M>['type']]?: Samples<Payload<EventFromLogic<M>, T>, SnapshotFrom<M>>;
};

/** What a machine's author says about it: see `defineModel`. */
export interface ModelSpec<M extends AnyStateMachine> {
  machine: M;
  /** The oracle that each step of a walk is compared with. */
  table: Table;
  /** The machine's input, its counts scaled down so that the graph stays small. */
  input?: InputFrom<M>;
  /** Several inputs instead of one: each is where walks start. */
  inputs?: readonly InputFrom<M>[];
  /** Payloads to try per event type. An event that is left out is sent bare. */
  events?: Events<M>;
  /** Answers to try per actor (by its id, which equals its src). Left out: `undefined`. */
  outputs?: Outputs<M>;
  /** Rejections to try per actor. Left out: one plain Error. */
  errors?: { [Id in keyof Actors<M>]?: Samples<unknown, SnapshotFrom<M>> };
  /** What makes two states the same. Must keep all that guards read. Left out: value and context. */
  projection?: (snapshot: SnapshotFrom<M>) => unknown;
  /** What the screen shows in a state. */
  screen?: (snapshot: SnapshotFrom<M>) => ScreenFacts;
  /** Children that live for real in the DOM walk; in node they are silent, and what they are told is compared. */
  actors?: { [Id in keyof Actors<M>]?: UnknownActorLogic };
  /**
   * Events that can't come in life, such as a second choice of the same file; random sequences leave them out. They
   * send payloads of other moments too.
   */
  neverComes?: (event: EventFromLogic<M>, snapshot: SnapshotFrom<M>) => boolean;
  /** More states than this mean a model that is not scaled. */
  limit?: number;
}

/** A model with its machine's types forgotten, as the drivers take it. */
export interface Model {
  name: string;
  machine: AnyStateMachine;
  table: Table;
  inputs: readonly unknown[];
  limit: number;
  actors: Readonly<Record<string, UnknownActorLogic>>;
  projection: (snapshot: AnyMachineSnapshot) => unknown;
  screen: ((snapshot: AnyMachineSnapshot) => ScreenFacts) | undefined;
  events: (snapshot: AnyMachineSnapshot, type: string) => readonly EventObject[];
  neverComes: (event: EventObject, snapshot: AnyMachineSnapshot) => boolean;
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';

/** The id of the actor that this event answers for, or undefined. */
export function answeredActor(type: string): { id: string; ok: boolean } | undefined {
  if (type.startsWith(DONE)) return { id: type.slice(DONE.length), ok: true };
  if (type.startsWith(ERROR)) return { id: type.slice(ERROR.length), ok: false };
  return undefined;
}

/** The named delay whose end this event is, or undefined. */
export function endedDelay(type: string): string | undefined {
  return /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
}

/** Says how to walk a machine; `name` is its place under `machines/`, such as `shell/confirm`. */
export function defineModel<M extends AnyStateMachine>(name: string, spec: ModelSpec<M>): Model {
  const pick = <T>(samples: unknown, snapshot: AnyMachineSnapshot, otherwise: readonly T[]): readonly T[] => {
    if (samples === undefined) return otherwise;
    return (typeof samples === 'function' ? samples(snapshot) : samples) as readonly T[];
  };
  const of = (table: object | undefined, key: string): unknown => (table as Record<string, unknown> | undefined)?.[key];
  const { projection, screen, neverComes } = spec;
  return {
    name,
    machine: spec.machine,
    table: spec.table,
    inputs: spec.inputs ?? [spec.input],
    limit: spec.limit ?? 3_000,
    actors: (spec.actors ?? {}) as Record<string, UnknownActorLogic>,
    projection: projection
      ? (snapshot) => projection(snapshot as SnapshotFrom<M>)
      : (snapshot) => ({ value: snapshot.value, context: snapshot.context }),
    neverComes: (event, snapshot) => neverComes?.(event as EventFromLogic<M>, snapshot as SnapshotFrom<M>) ?? false,
    screen: screen && ((snapshot) => screen(snapshot as SnapshotFrom<M>)),
    events: (snapshot, type) => {
      const answer = answeredActor(type);
      if (answer?.ok) {
        return pick<unknown>(of(spec.outputs, answer.id), snapshot, [undefined]).map((output) => ({
          type,
          output,
          actorId: answer.id,
        }));
      }
      if (answer) {
        const refused = [new Error(`${answer.id} failed`)];
        return pick<unknown>(of(spec.errors, answer.id), snapshot, refused).map((error) => ({
          type,
          error,
          actorId: answer.id,
        }));
      }
      return pick<object>(of(spec.events, type), snapshot, [{}]).map((payload) => ({ type, ...payload }));
    },
  };
}
