import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { makeBench } from './bench.ts';
import { explore, type Edge, type Graph, type Start } from './explore.ts';
import type { Model, ScreenFacts } from './model.ts';
import { stateNames } from './observe.ts';
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
  /** How long a step may take to show, in milliseconds; ten seconds if not said. */
  patience?: number;
}

const isDisabled = (element: HTMLElement): boolean =>
  element.hasAttribute('disabled') || element.hasAttribute('data-disabled') || element.getAttribute('aria-disabled') === 'true';

function checkFacts({ shows = [], hides = [], enabled = [], disabled = [] }: ScreenFacts): void {
  const text = document.body.textContent ?? '';
  for (const part of shows) if (!text.includes(part)) throw new Error(`'${part}' is not on the screen: ${text}`);
  for (const part of hides) if (text.includes(part)) throw new Error(`'${part}' is on the screen: ${text}`);
  for (const name of enabled) if (isDisabled(screen.getByRole('button', { name }))) throw new Error(`'${name}' is disabled`);
  for (const name of disabled) if (!isDisabled(screen.getByRole('button', { name }))) throw new Error(`'${name}' is enabled`);
}

async function checkScreen(model: Model, driver: DomDriver, snapshot: AnyMachineSnapshot): Promise<void> {
  const names = stateNames(snapshot);
  const checks = names.flatMap((name) => driver.screen?.[name] ?? []);
  if (checks.length === 0 && !model.screen) throw new Error(`Nothing says what the screen shows in ${names.at(-1)}`);
  await waitFor(() => {
    if (model.screen) checkFacts(model.screen(snapshot));
    for (const check of checks) check(snapshot);
  }, { timeout: driver.patience ?? 10_000, interval: 10 });
}

async function beginRun(model: Model, driver: DomDriver, subject: AnyStateMachine, graph: Graph, start: Start): Promise<Run> {
  const bench = makeBench(subject, model.actors);
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
  const step = async ({ event, from, to, isTaken }: Edge): Promise<void> => {
    let isEffect = false;
    await act(async () => {
      isEffect = deliverEffect(bench, event);
      await settle();
    });
    if (!isEffect) {
      const doIt = driver.act[event.type];
      if (!doIt) throw new Error(`Nothing says how a person does '${event.type}'`);
      await doIt({ user, event, snapshot: snapshotOf(from), isTaken });
    }
    await checkScreen(model, driver, snapshotOf(to));
  };
  try {
    render(driver.render(bench.machine, start.input));
    await checkScreen(model, driver, snapshotOf(start.key));
  } catch (error) {
    end();
    throw error;
  }
  return { step, end };
}

/**
 * Walks every edge of a model on the real view in jsdom: users' events through testing-library, calls and delays held
 * and answered by the walk. Asserts what is on the screen, never the snapshot.
 *
 * ```tsx
 * const result = await walkDom(confirmModel, {
 *   render: (machine) => <Providers machines={{ ...machines, confirm: machine }}><ConfirmDialog /></Providers>,
 *   act: { 'question.confirmed': ({ user }) => user.click(screen.getByRole('button', { name: 'Да' })) },
 *   screen: { asking: () => expect(screen.getByRole('dialog')).toBeVisible() },
 * });
 * expect(result.failures).toEqual([]);
 * expect(result.missed).toEqual([]);
 * ```
 *
 * Named delays of the machine end only when the walk ends them, all other timers run for real: use no fake timers.
 */
export function walkDom(model: Model, driver: DomDriver, options: WalkOptions = {}): Promise<WalkResult> {
  const { graph = explore(model), subject = model.machine } = options;
  return walkGraph(graph, (start) => beginRun(model, driver, subject, graph, start), options);
}
