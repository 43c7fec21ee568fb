/** Whom to ring, or whose call to wait for. */
export interface CallTarget {
  shopId: number;
  /** '7' and ten digits. */
  phone: string;
}

/** What became of a call that we wait for. */
export type ReceivedCall = 'waiting' | 'confirmed' | 'expired';

/** A telephony service. Rejects with `TelephonyUnavailable` or `TelephonyInDoubt` where it can't do its work. */
export interface Telephony {
  /** Rings the phone; `code` is the last four digits of the number that it rings from. */
  ring(target: CallTarget): Promise<{ code: string }>;
  /**
   * Gives a number for the person to call from their own phone, and a name for this wait; null where there is none
   * beside those that are `taken`. One call must confirm one wait: another may have been asked for by somebody else.
   */
  expectCall(target: CallTarget, taken: readonly string[]): Promise<{ number: string; ref: string } | null>;
  /** Whether the person has called. */
  readCall(ref: string): Promise<ReceivedCall>;
}

/** The service is not set up, can't be reached, or refuses: no phone has rung. */
export class TelephonyUnavailable extends Error {
  override readonly name = 'TelephonyUnavailable';
}

/** The service was asked and didn't say in time, or in words, what it did: the phone may have rung. */
export class TelephonyInDoubt extends Error {
  override readonly name = 'TelephonyInDoubt';
}

const refuse = () => Promise.reject(new TelephonyUnavailable('No telephony service is configured'));

/** Stands where no service is configured. */
export const noTelephony: Telephony = { ring: refuse, expectCall: refuse, readCall: refuse };
