import { randomInt, randomUUID } from 'node:crypto';
import { hasDemoCalled, insertDemoCall } from '../../db/repositories/auth/demo-call.ts';
import type { DomainDeps } from '../../domain/kit/domain-deps.ts';
import type { CallTarget, Telephony } from '../../ports/telephony.ts';
import { DEMO_NUMBERS } from './demo-numbers.ts';

/** The caller's number before the code: '7' and six digits. */
const callerPrefix = '7495123';

function digits(count: number): string {
  return String(randomInt(0, 10 ** count)).padStart(count, '0');
}

function readRef(ref: string): { call: CallTarget & { number: string }; since: Date } {
  const [shopId = '', phone = '', number = '', since = ''] = ref.split(':');
  return { call: { shopId: Number(shopId), phone, number }, since: new Date(Number(since)) };
}

/** The telephony of demo shops. Calls are kept in the database, which several processes may share. */
export function createDemoTelephony({ db, clock }: DomainDeps): Telephony {
  return {
    ring: async (target) => {
      const code = digits(4);
      await insertDemoCall(db.orm, {
        ...target,
        id: randomUUID(),
        number: callerPrefix + code,
        kind: 'ring',
        createdAt: clock.now(),
      });
      return { code };
    },
    expectCall: async ({ shopId, phone }, taken) => {
      const number = DEMO_NUMBERS.find((one) => !taken.includes(one));
      return number === undefined ? null : { number, ref: `${shopId}:${phone}:${number}:${clock.now().getTime()}` };
    },
    readCall: async (ref) => {
      const { call, since } = readRef(ref);
      return (await hasDemoCalled(db.orm, call, since)) ? 'confirmed' : 'waiting';
    },
  };
}
