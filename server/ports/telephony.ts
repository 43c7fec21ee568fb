/** The phone to ring, or whose call to await. */
export interface CallTarget {
  shopId: number;
  /** '7' and ten digits. */
  phone: string;
}

/** The state of an awaited call. */
export type ReceivedCall = 'waiting' | 'confirmed' | 'expired';

/** A telephony service. Its functions reject with `TelephonyUnavailable` or `TelephonyInDoubt`. */
export interface Telephony {
  /** Rings the phone; `code` is the last four digits of the number that it rings from. */
  ring(target: CallTarget): Promise<{ code: string }>;
  /**
   * Returns a number for the person to call from their own phone, and a reference to this awaited call; null where
   * every number is `taken`. Each awaited call needs a number of its own, because another person may await one too.
   */
  expectCall(target: CallTarget, taken: readonly string[]): Promise<{ number: string; ref: string } | null>;
  /** Whether the person has called. */
  readCall(ref: string): Promise<ReceivedCall>;
}

/** The service isn't configured, can't be reached, or refused: no phone has rung. */
export class TelephonyUnavailable extends Error {
  override readonly name = 'TelephonyUnavailable';
}

/** The service got the request and gave no readable answer in time: the phone may have rung. */
export class TelephonyInDoubt extends Error {
  override readonly name = 'TelephonyInDoubt';
}

const refuse = () => Promise.reject(new TelephonyUnavailable('No telephony service is configured'));

/** Used where no service is configured. */
export const noTelephony: Telephony = { ring: refuse, expectCall: refuse, readCall: refuse };
