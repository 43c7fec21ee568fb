import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { CallTarget, Telephony } from './telephony.ts';

interface SimulatedCall extends CallTarget {
  id: string;
  number: string;
  kind: 'ring' | 'call';
  createdAt: Date;
}

/** Where simulated calls are kept: several processes may share it. */
export interface SimulatedCalls {
  insert(call: SimulatedCall): Promise<void>;
  hasCalled(call: CallTarget & { number: string }, since: Date): Promise<boolean>;
}

/** Stands before the code in the caller's number: '7' and six digits. */
const callerPrefix = '7495123';

function digits(count: number): string {
  return String(randomInt(0, 10 ** count)).padStart(count, '0');
}

function readRef(ref: string): { call: CallTarget & { number: string }; since: Date } {
  const [shopId = '', phone = '', number = '', since = ''] = ref.split(':');
  return { call: { shopId: Number(shopId), phone, number }, since: new Date(Number(since)) };
}

/** Demo mode's telephone exchange; `numbers` are those that it gives people to call. */
export function createDemoTelephony({ calls, clock, numbers }: { calls: SimulatedCalls; clock: Clock; numbers: readonly string[] }): Telephony {
  return {
    ring: async (target) => {
      const code = digits(4);
      await calls.insert({ ...target, id: randomUUID(), number: callerPrefix + code, kind: 'ring', createdAt: clock.now() });
      return { code };
    },
    expectCall: async ({ shopId, phone }, taken) => {
      const number = numbers.find((one) => !taken.includes(one));
      return number === undefined ? null : { number, ref: `${shopId}:${phone}:${number}:${clock.now().getTime()}` };
    },
    readCall: async (ref) => {
      const { call, since } = readRef(ref);
      return (await calls.hasCalled(call, since)) ? 'confirmed' : 'waiting';
    },
  };
}
