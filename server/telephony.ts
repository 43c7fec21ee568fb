import { hasDemoCalled, insertDemoCall } from './db/repositories/demo-call.ts';
import type { Deps } from './deps.ts';
import { DEMO_NUMBERS } from './domain/auth/demo-calls.ts';
import { createDemoTelephony } from './ports/demo-telephony.ts';
import { noTelephony, type Telephony } from './ports/telephony.ts';

/** The telephony of a shop. */
export type TelephonyChooser = (shop: { isDemo: boolean }) => Telephony;

/** Demo shops get a simulated telephony, others none. */
export function makeTelephonyChooser({ db, clock }: Pick<Deps, 'db' | 'clock'>): TelephonyChooser {
  const simulated = createDemoTelephony({
    clock,
    numbers: DEMO_NUMBERS,
    calls: {
      insert: (call) => insertDemoCall(db.orm, call),
      hasCalled: (call, since) => hasDemoCalled(db.orm, call, since),
    },
  });
  return ({ isDemo }) => (isDemo ? simulated : noTelephony);
}
