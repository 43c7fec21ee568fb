import { deferred, type Deferred } from '#tests/support/deferred.ts';
import { settle } from '#tests/model/kit/walk-node.ts';

/** What a call is about: the record that it changes, and what it does to it. */
export interface Change {
  record: string;
  what: string;
}

interface SlowCall {
  number: number;
  /** Undefined where it only reads. */
  change: Change | undefined;
  /** What it does once it is there. */
  act: (isNewest: boolean) => unknown;
  answer: { value: unknown } | { error: unknown } | undefined;
  deferred: Deferred<unknown>;
}

/** A server whose calls arrive late, or never, and whose answers come late, or get lost. */
export class SlowServer {
  private calls: SlowCall[] = [];
  private sent = 0;
  private readonly arrived = new Map<string, number>();
  private readonly lastSent = new Map<string, number>();

  /**
   * Sends a call, of which nothing becomes by itself, even where its caller no longer waits. `act` is told whether a
   * newer change of its record has arrived before.
   */
  call<T>(change: Change | undefined, act: (isNewest: boolean) => T): Promise<T> {
    this.sent += 1;
    if (change) this.lastSent.set(change.record, this.sent);
    const waiting = deferred<unknown>();
    this.calls.push({ number: this.sent, change, act, answer: undefined, deferred: waiting });
    return waiting.promise as Promise<T>;
  }

  get isQuiet(): boolean {
    return this.calls.length === 0;
  }

  /** A call reaches the server; its answer is on the way. */
  arrive(pick: number): void {
    const call = this.picked(pick);
    if (call) this.take(call);
  }

  /** A call is answered, and had reached the server before. Returns the change that the server was unable to make. */
  async answer(pick: number): Promise<Change | undefined> {
    const call = this.picked(pick);
    if (!call) return undefined;
    const answer = this.take(call);
    if ('error' in answer) return this.fail(call, answer.error);
    this.drop(call);
    call.deferred.resolve(answer.value);
    await settle();
    return undefined;
  }

  /**
   * The connection breaks: the caller doesn't know whether its call has arrived. What was sent before it is gone too.
   * Returns the change that failed, if it was the latest of its record.
   */
  async lose(pick: number): Promise<Change | undefined> {
    const call = this.picked(pick);
    if (!call) return undefined;
    for (const older of this.olderThan(call)) this.drop(older);
    return this.fail(call, { kind: 'network' });
  }

  /** The server says no. What was sent before has arrived before. Returns the same as `lose`. */
  async refuse(pick: number): Promise<Change | undefined> {
    const call = this.picked(pick);
    if (!call || call.answer) return undefined;
    for (const older of this.olderThan(call)) this.take(older);
    return this.fail(call, { kind: 'http', status: 409 });
  }

  private picked(pick: number): SlowCall | undefined {
    return this.calls[pick % Math.max(1, this.calls.length)];
  }

  private olderThan({ change, number }: SlowCall): SlowCall[] {
    return this.calls.filter((call) => change && call.change?.record === change.record && call.number < number);
  }

  private take(call: SlowCall): NonNullable<SlowCall['answer']> {
    if (call.answer) return call.answer;
    const { change, number, act } = call;
    const isNewest = change === undefined || number > (this.arrived.get(change.record) ?? 0);
    if (isNewest && change) this.arrived.set(change.record, number);
    try {
      call.answer = { value: act(isNewest) };
    } catch (error) {
      call.answer = { error };
    }
    return call.answer;
  }

  private drop(call: SlowCall): void {
    this.calls = this.calls.filter((each) => each !== call);
  }

  private async fail(call: SlowCall, error: unknown): Promise<Change | undefined> {
    this.drop(call);
    const isLatest = call.change !== undefined && this.lastSent.get(call.change.record) === call.number;
    call.deferred.reject(error);
    await settle();
    return isLatest ? call.change : undefined;
  }
}
