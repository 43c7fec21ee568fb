import type { AnyStateMachine, EmittedFrom, EventObject, MachineImplementationsFrom } from 'xstate';
import type { PageDeps } from './page-deps.ts';

/** Logic for each placeholder of a machine; all are required. */
export type FlowEffects<M extends AnyStateMachine> = Required<NonNullable<MachineImplementationsFrom<M>['actors']>>;

/** The page's reaction to each event that a machine emits; all are required. */
export type FlowHandlers<M extends AnyStateMachine> = string extends EmittedFrom<M>['type']
  ? object
  : {
      readonly [Type in EmittedFrom<M>['type']]: (event: Extract<EmittedFrom<M>, { type: Type }>) => void;
    };

/** Refuses unknown keys; TypeScript doesn't check the result of a function for them. */
type Only<Given, Known> = Readonly<Record<Exclude<keyof Given, keyof Known>, never>>;

/** The parts of a flow. `effects` or `on` is absent where the machine needs none. */
type FlowParts<M extends AnyStateMachine, E, H> = ([keyof FlowEffects<M>] extends [never]
  ? { effects?: never }
  : { effects: (deps: PageDeps) => E & Only<E, FlowEffects<M>> }) &
  ([keyof FlowHandlers<M>] extends [never] ? { on?: never } : { on: (deps: PageDeps) => H & Only<H, FlowHandlers<M>> });

/** A machine with its effects, and the handlers of its emitted events. */
export interface ConnectedFlow<M extends AnyStateMachine = AnyStateMachine> {
  machine: M;
  handle: (event: EventObject) => void;
}

/** A machine that can be connected to a page. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  machine: M;
  /** Returns the same object for the same page, so that all actors of the flow share the state of its effects. */
  connect: (deps: PageDeps) => ConnectedFlow<M>;
}

/**
 * Joins a machine, its effects and the handlers of its emitted events. A missing effect, and a missing or unknown
 * handler, does not compile.
 */
export function defineFlow<M extends AnyStateMachine, E extends FlowEffects<M>, H extends FlowHandlers<M>>(
  machine: M,
  parts: FlowParts<M, E, H>,
): Flow<M>;
export function defineFlow(
  machine: AnyStateMachine,
  {
    effects,
    on,
  }: {
    effects?: (deps: PageDeps) => Record<string, never>;
    on?: (deps: PageDeps) => Readonly<Record<string, (event: EventObject) => void>>;
  },
): Flow {
  const connected = new WeakMap<PageDeps, ConnectedFlow>();
  const connect = (deps: PageDeps): ConnectedFlow => {
    const handlers = on?.(deps) ?? {};
    return {
      machine: effects ? machine.provide({ actors: effects(deps) }) : machine,
      handle: (event) => handlers[event.type]?.(event),
    };
  };
  return {
    machine,
    connect: (deps) => {
      const known = connected.get(deps) ?? connect(deps);
      connected.set(deps, known);
      return known;
    },
  };
}
