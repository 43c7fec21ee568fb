import { hasDemoCalled, insertDemoCall } from './db/repositories/demo-call.ts';
import type { Deps } from './deps.ts';
import { DEMO_NUMBERS } from './domain/auth/demo-calls.ts';
import { createDemoTelephony } from './ports/demo-telephony.ts';
import { createSmsRu } from './ports/sms-ru.ts';
import { noTelephony, type Telephony } from './ports/telephony.ts';

/** The telephony of a shop. */
export type TelephonyChooser = (shop: { isDemo: boolean }) => Telephony;

/** Demo shops get a simulated telephony, others the service of the settings, or none. */
export function makeTelephonyChooser({ db, clock, settings, log }: Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>): TelephonyChooser {
  const simulated = createDemoTelephony({
    clock,
    numbers: DEMO_NUMBERS,
    calls: {
      insert: (call) => insertDemoCall(db.orm, call),
      hasCalled: (call, since) => hasDemoCalled(db.orm, call, since),
    },
  });
  const real = settings.telephony ? createSmsRu({ ...settings.telephony, log }) : noTelephony;
  return ({ isDemo }) => (isDemo ? simulated : real);
}
