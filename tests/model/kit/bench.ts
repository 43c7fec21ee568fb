import { fromCallback, fromPromise, StateMachine, type AnyStateMachine, type UnknownActorLogic } from 'xstate';

/** A call that the machine has made and that waits for the walk to answer it. */
interface HeldCall {
  id: string;
  input: unknown;
  signal: AbortSignal;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

interface Timer {
  name: string;
  ms: number;
  run: () => void;
}

const TOKEN_BASE = 1_000_000_000;

/**
 * A clock that stands still: each named delay ends only when the walk says so. SimulatedClock cannot end one of two
 * delays of equal length, though in life either may come first.
 */
class HeldClock {
  private readonly tokens = new Map<number, { name: string; ms: number }>();
  private readonly timers = new Map<number, Timer>();
  private last = TOKEN_BASE;
  private begun: string[] = [];

  /** Takes the place of a delay's length, so that `setTimeout` knows which delay it is. */
  token(name: string, ms: number): number {
    this.last += 1;
    this.tokens.set(this.last, { name, ms });
    return this.last;
  }

  isToken(ms: number | undefined): ms is number {
    return ms !== undefined && this.tokens.has(ms);
  }

  setTimeout(run: () => void, token: number): number {
    const delay = this.tokens.get(token);
    if (!delay) throw new Error(`A delay of ${token} ms has no name: time passes only through named delays`);
    this.timers.set(token, { ...delay, run });
    this.begun.push(delay.name);
    return token;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  /** Delays that are running, each as name and length in milliseconds. */
  running(): { name: string; ms: number }[] {
    return [...this.timers.values()].map(({ name, ms }) => ({ name, ms }));
  }

  /** Names of the delays that began since the last call. */
  takeBegun(): string[] {
    const { begun } = this;
    this.begun = [];
    return begun;
  }

  /** Ends the delay of this name. */
  end(name: string): void {
    const found = [...this.timers].filter(([, timer]) => timer.name === name);
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${found.length} running delays are called '${name}', not one`);
    this.timers.delete(only[0]);
    only[1].run();
  }

  /** Makes the global timers hold named delays too; the rest pass. Returns how to undo it. */
  install(): () => void {
    const { setTimeout: realSet, clearTimeout: realClear } = globalThis;
    const held = (run: () => void, ms?: number, ...rest: unknown[]): unknown =>
      this.isToken(ms) ? this.setTimeout(run, ms) : realSet(run, ms, ...rest);
    const cleared = (id?: unknown): void => {
      if (typeof id === 'number' && id > TOKEN_BASE) this.clearTimeout(id);
      else realClear(id as NodeJS.Timeout);
    };
    Object.assign(globalThis, { setTimeout: Object.assign(held, realSet), clearTimeout: cleared });
    return () => Object.assign(globalThis, { setTimeout: realSet, clearTimeout: realClear });
  }
}

/** A machine whose effects and delays are held in hand. */
export interface Bench {
  machine: AnyStateMachine;
  clock: HeldClock;
  /** Calls that wait for an answer: neither answered nor aborted. */
  pending: () => HeldCall[];
  /** Calls and delays that began since the last call, and children with their input. */
  takeBegun: () => { began: string[]; spawned: Record<string, unknown> };
}

/**
 * Holds all effects and named delays of a machine, and puts silent children in place of machines; `actors` are left to
 * run for real.
 */
export function makeBench(machine: AnyStateMachine, actors: Readonly<Record<string, UnknownActorLogic>> = {}): Bench {
  const clock = new HeldClock();
  const calls = new Set<HeldCall>();
  let began: string[] = [];
  let spawned: Record<string, unknown> = {};
  const silent = fromCallback<never, unknown>(({ input, self }) => {
    spawned[self.id] = input;
  });
  const held = fromPromise<unknown, unknown>(
    ({ input, signal, self }) =>
      new Promise((resolve, reject) => {
        const settle = (how: (value: unknown) => void) => (value: unknown) => {
          calls.delete(call);
          how(value);
        };
        const call: HeldCall = { id: self.id, input, signal, resolve: settle(resolve), reject: settle(reject) };
        calls.add(call);
        began.push(self.id);
      }),
  );
  const { implementations } = machine;
  const heldActors = Object.entries(implementations.actors).map(([src, logic]) => [
    src,
    actors[src] ?? (logic instanceof StateMachine ? silent : held),
  ]);
  const heldDelays = Object.entries(implementations.delays).map(([name, delay]) => {
    const hold = (...args: Parameters<Extract<typeof delay, (...args: never) => number>>): number =>
      clock.token(name, typeof delay === 'function' ? delay(...args) : delay);
    return [name, hold];
  });
  return {
    machine: machine.provide({ actors: Object.fromEntries(heldActors), delays: Object.fromEntries(heldDelays) }),
    clock,
    pending: () => [...calls].filter((call) => !call.signal.aborted),
    takeBegun: () => {
      const taken = { began: [...began, ...clock.takeBegun()], spawned };
      [began, spawned] = [[], {}];
      return taken;
    },
  };
}
