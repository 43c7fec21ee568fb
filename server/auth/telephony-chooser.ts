import { createSmsRu, type OperatorLog } from '../ports/sms-ru.ts';
import { noTelephony, type Telephony } from '../ports/telephony.ts';
import type { Settings } from '../start/settings.ts';

/** The telephony of a shop. */
export type TelephonyChooser = (shop: { isDemo: boolean }) => Telephony;

/** Demo shops get the simulated telephony, others the service of the settings, or none. */
export function makeTelephonyChooser(
  { telephony }: Pick<Settings, 'telephony'>,
  { simulated, log }: { simulated: Telephony; log: OperatorLog },
): TelephonyChooser {
  const real = telephony ? createSmsRu({ ...telephony, log }) : noTelephony;
  return ({ isDemo }) => (isDemo ? simulated : real);
}
