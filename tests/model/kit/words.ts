import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  MachineImplementationsFrom,
  OutputFrom,
  StateValueFrom,
} from 'xstate';
import { leavesOf } from './observe.ts';
import { tableEvent } from './table.ts';

type Actors<M extends AnyStateMachine> = NonNullable<MachineImplementationsFrom<M>['actors']>;
type ActorId<M extends AnyStateMachine> = keyof Actors<M> & string;
type EventType<M extends AnyStateMachine> = EventFromLogic<M>['type'];

/** What is told of something, or how it is told by what it is. */
type Word<T> = string | ((of: T) => string);

/** An event that no control of the machine's own screen brings about. */
interface Comes<E> {
  comes: Word<E>;
}

/** Dotted names of states; of those with states in them too. */
type Named<V> = V extends string
  ? V
  : { [K in keyof V & string]: `${K}.${Named<NonNullable<V[K]>>}` }[keyof V & string];
type Innermost<N extends string> = { [K in N]: [Extract<N, `${K}.${string}`>] extends [never] ? K : never }[N];
type Leaf<M extends AnyStateMachine> = Innermost<Named<StateValueFrom<M>>>;

interface WordsSpec<M extends AnyStateMachine> {
  /** What the machine is to a person. */
  title: string;
  /** Where a case begins, by the state that it begins in. */
  begin: Word<ContextFrom<M>>;
  /** As whom a step is taken, said where a case begins: a case is walked as one person alone. */
  as?: { [T in EventType<M>]?: Word<Extract<EventFromLogic<M>, { type: T }>> };
  /** What a person does: «Нажмите …». */
  events: {
    [T in EventType<M>]: Word<Extract<EventFromLogic<M>, { type: T }>> | Comes<Extract<EventFromLogic<M>, { type: T }>>;
  };
  /** How a call comes to its answer or its failure: «Дождитесь …». */
  answers?: { [Id in ActorId<M> as `${Id} done`]?: Word<{ output: OutputFrom<NonNullable<Actors<M>[Id]>> }> } & {
    [Id in ActorId<M> as `${Id} failed`]?: Word<{ error: unknown }>;
  };
  /** What a person waits for, by the name of the delay. */
  delays?: Readonly<Record<string, string>>;
  /** What a person sees, by the innermost state; an empty text where nothing of it is on the screen. */
  states: { [Name in Leaf<M>]: Word<ContextFrom<M>> };
}

/** A machine in the words of those who use it, with its types forgotten. */
export interface Words {
  /** The machine's name. */
  machine: string;
  title: string;
  begin: Word<unknown>;
  as: Readonly<Record<string, Word<EventObject>>>;
  events: Readonly<Record<string, Word<EventObject> | Comes<EventObject>>>;
  /** By the event's name in tables: `<actor> done`, `<actor> failed`, `after <delay>`. */
  effects: Readonly<Record<string, Word<EventObject>>>;
  states: Readonly<Record<string, Word<unknown>>>;
}

/**
 * A machine in the words of those who use it: what to do for each event, what to see in each state. The labels in them
 * are those of the product, imported. A missing or superfluous event or state doesn't compile.
 */
export function defineWords<M extends AnyStateMachine>(machine: string, spec: WordsSpec<M>): Words {
  const delays = Object.entries(spec.delays ?? {}).map(([name, text]) => [`after ${name}`, text] as const);
  return {
    machine,
    title: spec.title,
    begin: spec.begin as Words['begin'],
    as: (spec.as ?? {}) as Words['as'],
    events: spec.events as unknown as Words['events'],
    effects: { ...(spec.answers as unknown as Words['effects']), ...Object.fromEntries(delays) },
    states: spec.states as unknown as Words['states'],
  };
}

const say = <T>(word: Word<T>, of: T): string => (typeof word === 'function' ? word(of) : word);

/** Whether a person brings an event about by a control of the machine's own screen. */
export function isByControl({ events }: Words, { type }: EventObject): boolean {
  const word = events[type];
  return typeof word === 'string' || typeof word === 'function';
}

/** As whom a step is taken; undefined where it doesn't matter. */
export function asWhom({ as }: Words, event: EventObject): string | undefined {
  const word = as[event.type];
  return word === undefined ? undefined : say(word, event);
}

/** Where a case begins that begins in this state. */
export const whereToBegin = ({ begin }: Words, { context }: AnyMachineSnapshot): string => say(begin, context);

/** What to do so that an event comes; throws where nothing is said of it. */
export function whatToDo({ machine, events, effects }: Words, event: EventObject): string {
  const word = events[event.type] ?? effects[tableEvent(event.type)];
  if (word === undefined) throw new Error(`${machine}: no words for ${tableEvent(event.type)}`);
  return typeof word === 'object' ? say(word.comes, event) : say(word, event);
}

/** What is to be seen in a state, a text for each of its innermost ones; throws where nothing is said of one. */
export function whatToSee({ machine, states }: Words, snapshot: AnyMachineSnapshot): string[] {
  return leavesOf(snapshot).map((leaf) => {
    const word = states[leaf];
    if (word === undefined) throw new Error(`${machine}: no words for ${leaf}`);
    return say(word, snapshot.context);
  });
}
