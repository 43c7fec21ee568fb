import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { makeBench, type Bench } from './bench.ts';
import { whyWithoutControl, type WithoutControl } from './controls.ts';
import { DifferenceError, differencesOf } from './differences.ts';
import { edgesByClass } from './edges-by-class.ts';
import { explore, type Edge, type Graph, type Start } from './explore.ts';
import type { Model, ScreenFacts } from './model.ts';
import { serialize, stateNames } from './observe.ts';
import { listenTo, type Heard } from './listen.ts';
import { Oracle, type Observed } from './oracle.ts';
import { askedEdges, recordOf, recordWalk } from './record.ts';
import { deliverEffect, settle } from './walk-node.ts';
import { walkGraph, type Run, type WalkOptions, type WalkResult } from './walk.ts';

/** One event to bring about by hand. */
export interface UserStep {
  user: UserEvent;
  event: EventObject;
  /** The model's state before the event. */
  snapshot: AnyMachineSnapshot;
  /** False where guards refuse the event: then try, or check that one cannot try. */
  isTaken: boolean;
}

/** What a view's author tells `walkDom`. */
export interface DomDriver {
  /**
   * The real view over `machine`: the product's machine whose effects and named delays the walk holds. Give it to the
   * view as the app does, with `input`. Called for each walk, so all state must come from here.
   */
  render: (machine: AnyStateMachine, input: unknown) => ReactElement;
  /** How a person does each event, by event type. Answers and ends of delays come from the walk itself. */
  act: Readonly<Record<string, (step: UserStep) => Promise<unknown> | void>>;
  /**
   * What must stand on the screen, by dotted state name (`enterCode`, `enterCode.idle`): all that are active are
   * asked, besides the model's own `screen`. Throw (or `expect`) where it doesn't. Retried for `patience`.
   */
  screen?: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => void>>;
  /**
   * Events that no control of this screen brings about, by type, with the reason; or a function that says so of an
   * event in a state. The walk sends them itself.
   */
  withoutControl?: WithoutControl;
  /**
   * Events of fields that may report more than one text on the way to what is typed. Every other control must send one
   * event.
   */
  typed?: readonly string[];
  /** What the machine heard, in the words of the samples, where the view makes names of its own. */
  asSample?: (heard: EventObject) => EventObject;
  /**
   * What the screen tells apart. Of all edges that take the same transitions from one class to another, one is walked;
   * the node walk takes every edge. Left out: every state of the model is a class of its own.
   */
  screenClass?: (snapshot: AnyMachineSnapshot) => unknown;
  /** How long a step may take to show, in milliseconds; ten seconds if not said. */
  patience?: number;
}

const isDisabled = (element: HTMLElement): boolean =>
  element.hasAttribute('disabled') ||
  element.hasAttribute('data-disabled') ||
  element.getAttribute('aria-disabled') === 'true';

function checkFacts({ shows = [], hides = [], enabled = [], disabled = [] }: ScreenFacts): void {
  const text = document.body.textContent ?? '';
  for (const part of shows) if (!text.includes(part)) throw new Error(`'${part}' is not on the screen\n${text}`);
  for (const part of hides) if (text.includes(part)) throw new Error(`'${part}' is on the screen\n${text}`);
  for (const name of enabled)
    if (isDisabled(screen.getByRole('button', { name }))) throw new Error(`'${name}' is disabled`);
  for (const name of disabled)
    if (!isDisabled(screen.getByRole('button', { name }))) throw new Error(`'${name}' is enabled`);
}

async function checkStep(
  model: Model,
  driver: DomDriver,
  snapshot: AnyMachineSnapshot,
  checkMachine: () => void,
): Promise<void> {
  const names = stateNames(snapshot);
  const checks = names.flatMap((name) => driver.screen?.[name] ?? []);
  if (checks.length === 0 && !model.screen) throw new Error(`Nothing says what the screen shows in ${names.at(-1)}`);
  await waitFor(
    () => {
      checkMachine();
      if (model.screen) checkFacts(model.screen(snapshot));
      for (const check of checks) check(snapshot);
    },
    // The library would put the whole page behind the message: no two failures would be alike.
    { timeout: driver.patience ?? 10_000, interval: 10, onTimeout: (error) => error },
  );
}

/** Throws where the machine heard, called, waits for or emitted something else than the table says. */
function checkMachine(driver: DomDriver, bench: Bench, heard: Heard, should: Observed, edge?: Edge): void {
  const calls = Object.fromEntries(bench.pending().map(({ id, input }) => [id, input]));
  const delays = Object.fromEntries(bench.clock.running().map(({ name, ms }) => [name, ms]));
  const differences = [
    ...differencesOf('calls', calls, should.calls, serialize),
    ...differencesOf('delays', delays, should.delays, serialize),
    ...differencesOf('emitted', heard.emitted, should.emitted, serialize),
  ];
  if (differences.length > 0) throw new DifferenceError(differences);
  if (!edge) return;
  const { asSample = (event: EventObject) => event, typed = [] } = driver;
  const events = heard.events.map((event) => asSample(event));
  // A control may keep a refused event from being sent at all.
  if (events.length === 0 && !edge.isTaken) return;
  // A field may report more than one text on the way to what is typed; every other control sends one event.
  const isTyped = typed.includes(edge.event.type);
  const others = events.filter(({ type }) => !typed.includes(type));
  const chosen = isTyped ? events.findLast(({ type }) => type === edge.event.type) : others[0];
  if (others.length === (isTyped ? 0 : 1) && serialize(chosen) === serialize(edge.event)) return;
  throw new Error(`the machine heard ${serialize(events)}, should have heard ${serialize(edge.event)}`);
}

async function beginRun(
  model: Model,
  driver: DomDriver,
  subject: AnyStateMachine,
  graph: Graph,
  start: Start,
): Promise<Run> {
  const bench = makeBench(subject, model.actors);
  const heard = listenTo(bench.machine);
  const oracle = new Oracle(model.table);
  const uninstall = bench.clock.install();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const snapshotOf = (key: string): AnyMachineSnapshot => {
    const state = graph.states.get(key);
    if (!state) throw new Error(`The model has no state ${key}`);
    return state.snapshot;
  };
  const end = (): void => {
    cleanup();
    uninstall();
  };
  const bringAbout = async ({ event, from, isTaken }: Edge): Promise<boolean> => {
    let isEffect = false;
    await act(async () => {
      isEffect = deliverEffect(bench, event);
      if (!isEffect && whyWithoutControl(driver.withoutControl, snapshotOf(from), event) !== undefined) {
        heard.actor?.send(event);
        isEffect = true;
      }
      await settle();
    });
    if (isEffect) return false;
    const doIt = driver.act[event.type];
    if (!doIt) throw new Error(`Nothing says how a person does '${event.type}'`);
    await doIt({ user, event, snapshot: snapshotOf(from), isTaken });
    return true;
  };
  const step = async (edge: Edge): Promise<void> => {
    heard.forget();
    const should = oracle.take(edge.event);
    const isByHand = await bringAbout(edge);
    const byHand = isByHand ? edge : undefined;
    await checkStep(model, driver, snapshotOf(edge.to), () => checkMachine(driver, bench, heard, should, byHand));
  };
  try {
    const should = oracle.begin(start.index);
    render(driver.render(bench.machine, start.input));
    await checkStep(model, driver, snapshotOf(start.key), () => checkMachine(driver, bench, heard, should));
  } catch (error) {
    end();
    throw error;
  }
  return { step, end };
}

/** Why an edge's event has no control where it begins. */
const whyOf =
  ({ states }: Graph, driver: DomDriver) =>
  ({ event, from }: Edge): string | undefined => {
    const state = states.get(from);
    return state && whyWithoutControl(driver.withoutControl, state.snapshot, event);
  };

/** Events that no control of the screen brings about, with the reasons. */
function notOfferedOf(graph: Graph, driver: DomDriver): Record<string, string[]> {
  const reasons: Record<string, string[]> = {};
  const whyNot = whyOf(graph, driver);
  for (const edge of graph.edges) {
    const { event } = edge;
    const why = whyNot(edge);
    const told = reasons[event.type] ?? [];
    if (why !== undefined && !told.includes(why)) reasons[event.type] = [...told, why];
  }
  return reasons;
}

/**
 * Walks a model on the real view in jsdom: users' events through testing-library, calls and delays held and answered by
 * the walk. Compares what is on the screen, never the snapshot, and with the table the event that the machine heard,
 * its calls with their input, its delays and what it emitted.
 *
 * ```tsx
 * const result = await walkDom(confirmModel, {
 *   render: (machine) => <TestPage actors={{ confirm: createActor(machine).start() }}><ConfirmDialog /></TestPage>,
 *   act: { 'question.confirmed': ({ user }) => user.click(screen.getByRole('button', { name: 'Да' })) },
 *   screen: { asking: () => expect(screen.getByRole('dialog')).toBeVisible() },
 * });
 * expect(result.failures).toEqual([]);
 * expect(result.missed).toEqual([]);
 * ```
 *
 * Named delays of the machine end only when the walk ends them, all other timers run for real: use no fake timers.
 */
export async function walkDom(model: Model, driver: DomDriver, options: WalkOptions = {}): Promise<WalkResult> {
  const { graph = explore(model), subject = model.machine } = options;
  const edges =
    options.edges ?? askedEdges(model.name, graph) ?? edgesByClass(graph, driver.screenClass, whyOf(graph, driver));
  const begun = performance.now();
  const result = await walkGraph(graph, (start) => beginRun(model, driver, subject, graph, start), {
    ...options,
    edges,
  });
  // A planted fault says nothing of the product.
  if (subject === model.machine && edges.length > 0) {
    const seconds = (performance.now() - begun) / 1000;
    recordWalk('dom', recordOf(model.name, graph, edges, result, { seconds, notOffered: notOfferedOf(graph, driver) }));
  }
  return result;
}
