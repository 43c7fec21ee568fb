import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { BrowserDriver } from './browser-driver.ts';
import { browserEdges } from './browser-edges.ts';
import { Camera } from './camera.ts';
import { DifferenceError, differencesOf } from '#tests/model/kit/differences.ts';
import { explore, type Edge, type Graph, type Start } from '#tests/model/kit/explore.ts';
import type { Film, Moment } from './film.ts';
import { endingOf } from '#tests/model/kit/flow/flow-driver.ts';
import type { Reply } from '#tests/model/kit/flow/held-fetch.ts';
import { Hand } from './hand.ts';
import { HeldPage, type HeldCall } from './held-page.ts';
import { answeredActor, endedDelay, type Model } from '#tests/model/kit/model.ts';
import { serialize, stateNames } from '#tests/model/kit/observe.ts';
import { Oracle, type Observed } from '#tests/model/kit/oracle.ts';
import { askedEdges, RECORD_FOLDER, recordOf, recordWalk } from '#tests/model/kit/record.ts';
import { checkSight } from './sight.ts';
import { walkGraph, type Run, type WalkResult } from '#tests/model/kit/walk.ts';

/** What `walkBrowser` did with a graph. */
export interface BrowserWalk extends WalkResult {
  notOffered: Readonly<Record<string, readonly string[]>>;
}

/** All lengths of delays in a table. */
const lengthsOf = ({ table }: Model): number[] => [
  ...new Set(Object.values(table.states).flatMap(({ delays = {} }) => Object.values(delays))),
];

const POLL_MS = 20;

/** What all runs of a walk share. */
interface Walk {
  model: Model;
  driver: BrowserDriver;
  graph: Graph;
  held: HeldPage;
  camera: Camera;
  film: Film['frames'];
}

class BrowserRun implements Run {
  private readonly walk: Walk;
  private readonly hand: Hand;
  private readonly oracle: Oracle;
  private start: Start | undefined;
  private should: Observed | undefined;
  private moment: Moment = { picture: '', calls: [], delays: [] };

  constructor(walk: Walk) {
    this.walk = walk;
    this.hand = new Hand(walk.camera);
    this.oracle = new Oracle(walk.model.table);
  }

  async begin(start: Start): Promise<void> {
    this.start = start;
    this.should = this.oracle.begin(start.index);
    this.await(this.should);
    await this.walk.driver.open(this.walk.held.page, start);
    await this.settle(start.key, this.should);
    this.moment = await this.look(this.should);
  }

  async step(edge: Edge): Promise<void> {
    const { should: was, moment } = this;
    if (!was) throw new Error('The walk has not begun');
    this.hand.taken();
    this.should = this.oracle.take(edge.event);
    // A call that is sent again is of the state that it leaves.
    this.await(was, this.should);
    await this.bringAbout(edge, was);
    this.await(this.should);
    this.walk.driver.follow?.(edge.event, this.snapshotOf(edge.from));
    await this.settle(edge.to, this.should);
    const pressed = this.hand.taken();
    this.moment = await this.look(this.should);
    const before = pressed ? { ...moment, picture: pressed.picture } : moment;
    this.walk.film[this.walk.graph.edges.indexOf(edge)] ??= {
      before,
      ...(pressed && { box: pressed.box }),
      after: this.moment,
    };
    if (this.walk.driver.isSpent?.(edge.event, this.snapshotOf(edge.from))) await this.reopen(edge.to);
  }

  end(): Promise<void> {
    return this.walk.held.leave();
  }

  private await(...states: readonly Observed[]): void {
    this.walk.held.awaited = states.flatMap(({ calls }) => Object.keys(calls));
  }

  /** What was prepared is used up: where the machine is where it began, it is prepared again. */
  private async reopen(key: string): Promise<void> {
    const { start, should } = this;
    if (!start || !should) return;
    if (stateNames(this.snapshotOf(key)).join() !== stateNames(this.snapshotOf(start.key)).join()) return;
    await this.walk.driver.open(this.walk.held.page, start);
    await this.settle(key, should);
    this.moment = await this.look(should);
  }

  private get patience(): number {
    return this.walk.driver.patience ?? 60_000;
  }

  private snapshotOf(key: string): AnyMachineSnapshot {
    const state = this.walk.graph.states.get(key);
    if (!state) throw new Error(`The model has no state ${key}`);
    return state.snapshot;
  }

  private async bringAbout({ event, from }: Edge, was: Observed): Promise<void> {
    const snapshot = this.snapshotOf(from);
    const press = this.walk.driver.press[event.type];
    if (press) {
      await press({ hand: this.hand, page: this.walk.held.page, event, snapshot });
      return;
    }
    const delay = endedDelay(event.type);
    if (delay !== undefined) {
      await this.walk.driver.world?.[delay]?.(undefined as never, snapshot);
      await this.endDelay(delay, was);
      return;
    }
    const answered = answeredActor(event.type);
    if (answered && this.isPassing(answered.id)) return;
    if (!answered) throw new Error(`Nothing says how '${event.type}' comes about`);
    const { id, ok } = answered;
    const output = (event as { output?: unknown }).output as never;
    if (ok) await this.walk.driver.world?.[id]?.(output, snapshot);
    const how = ok
      ? this.walk.driver.answers?.[id]?.(output, snapshot)
      : endingOf((event as { error?: unknown }).error);
    const isUnreached = !ok && (typeof how !== 'object' || how.status > 501);
    const times = isUnreached ? 1 + (this.walk.driver.calls[id]?.sentAgain ?? 0) : 1;
    for (let left = times; left > 0; left -= 1)
      await this.walk.held.end(await this.callOf(id), how as Reply | 'network' | undefined);
  }

  /** The call that waits, as soon as it does. */
  private async callOf(id: string): Promise<HeldCall> {
    return this.until(() => {
      const call = this.walk.held.calls().find((one) => one.id === id);
      if (!call) throw new Error(`No call of '${id}' waits`);
      return call;
    });
  }

  /** Of several timers of one length the one whose delay began in this place. */
  private async endDelay(name: string, { delays }: Observed): Promise<void> {
    const alike = Object.entries(delays).filter(([, ms]) => ms === delays[name]);
    const timers = (await this.walk.held.timers()).filter(({ ms }) => ms === delays[name]);
    const timer = timers[alike.findIndex(([other]) => other === name)];
    if (!timer) throw new Error(`No delay of ${delays[name]} ms runs`);
    await this.walk.held.endTimer(timer.id);
  }

  /** Waits until the page is as the table and the driver say, and throws where it doesn't come to that. */
  private async settle(key: string, should: Observed): Promise<void> {
    if (Object.keys(should.calls).some((id) => this.isPassing(id))) return;
    await this.until(async () => {
      await this.check(this.snapshotOf(key), should);
      // Where a place looks as the last one did, the first look is too early to see what an event brings about.
      await this.walk.held.painted();
      await this.check(this.snapshotOf(key), should);
    });
  }

  /** Looks again and again until nothing is wrong, and throws what is when patience ends. */
  private async until<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
    const end = performance.now() + this.patience;
    for (;;) {
      try {
        return await look();
      } catch (error) {
        if (performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    }
  }

  /** Whether the page ends it before anybody could look. */
  private isPassing(id: string): boolean {
    return this.walk.driver.byItself?.includes(id) ?? false;
  }

  private async check(snapshot: AnyMachineSnapshot, should: Observed): Promise<void> {
    const names = stateNames(snapshot);
    const sights = names.flatMap((name) => this.walk.driver.sees[name] ?? []);
    if (sights.length === 0) throw new Error(`Nothing says what the screen shows in ${names.at(-1)}`);
    const calls = this.walk.held.calls().map(({ id }) => id);
    const wanted = Object.keys(should.calls).filter((id) => this.walk.driver.calls[id]);
    const due = Object.values(should.delays);
    const others = this.walk.driver.otherTimers ?? [];
    const delays = (await this.walk.held.timers())
      .map(({ ms }) => ms)
      .filter((ms, index, all) => !others.includes(ms) || (due.includes(ms) && all.indexOf(ms) === index));
    const differences = [
      ...differencesOf('calls', calls.toSorted(), wanted.toSorted(), serialize),
      ...differencesOf('delays', delays.toSorted(), due.toSorted(), serialize),
      ...this.bodyDifferences(should),
    ];
    if (differences.length > 0) throw new DifferenceError(differences);
    for (const sight of sights) await checkSight(sight(this.walk.held.page, snapshot));
  }

  /** Where something else is sent than should be. */
  private bodyDifferences({ calls }: Observed) {
    return this.walk.held.calls().flatMap(({ id, body }) => {
      const sends = this.walk.driver.calls[id]?.sends;
      return sends && id in calls ? differencesOf(`calls.${id}.body`, body, sends(calls[id] as never), serialize) : [];
    });
  }

  private async look({ delays }: Observed): Promise<Moment> {
    return {
      picture: await this.walk.camera.take(),
      calls: this.walk.held.calls().map(({ id, method, path }) => `${id} · ${method} ${path}`),
      delays: Object.entries(delays).map(([name, ms]) => `${name} · ${ms} ms`),
    };
  }
}

/**
 * Walks a model on the built application in Chromium, over the real server: the machine's calls wait until the walk
 * releases them one by one, its delays until the walk ends them. Compares what is on the screen, which calls wait and
 * which delays run with the table. Walks a shortest path to each state; where the walk is recorded, or the machine has
 * one state, each transition.
 */
export async function walkBrowser(model: Model, page: Page, driver: BrowserDriver): Promise<BrowserWalk> {
  const isRecorded = process.env[RECORD_FOLDER] !== undefined;
  const { graph, due, closed, notOffered } = browserEdges(model, explore(model), driver, isRecorded);
  const asked = askedEdges(model.name, graph);
  const edges = (asked ?? due).filter((edge) => !closed.has(edge));
  const held = await HeldPage.of(page, driver.calls, lengthsOf(model));
  const camera = new Camera(page);
  const film: Film['frames'] = {};
  const begun = performance.now();
  const begin = async (start: Start): Promise<Run> => {
    const run = new BrowserRun({ model, driver, graph, held, camera, film });
    await run.begin(start).catch(async (error: unknown) => {
      await run.end();
      throw error;
    });
    return run;
  };
  const result = await walkGraph(graph, begin, { edges, closed });
  if (asked?.length !== 0) {
    const seconds = (performance.now() - begun) / 1000;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const more = { seconds, notOffered, ...(camera.isOn && { film: { width, height, frames: film } }) };
    recordWalk('browser', recordOf(model.name, graph, edges, result, more));
  }
  return { ...result, notOffered };
}
