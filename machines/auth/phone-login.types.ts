import type { components, operations } from '#contract/types.ts';
import type { Refusal } from '../kit/refusal.ts';

/** Shapes of the contract. */
export type Schemas = components['schemas'];
/** The query of an operation. */
export type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** Counts and delays; the product's values by default. */
export interface PhoneLoginInput {
  repeatSeconds?: number;
  tickMs?: number;
  pollTries?: number;
  pollMs?: number;
}

/** Why the dialog was opened. */
export type LoginReason = 'menu' | 'favourite' | 'checkout';

/** The part of the context that is reset when the dialog closes. */
export interface PhoneLoginDraft {
  reason: LoginReason;
  /** The address to go to after sign-in; null for the current one. */
  after: string | null;
  /** As masked. */
  phone: string;
  code: string;
  /** Why the last code was refused; null once another is typed. */
  refusal: Refusal | null;
  /** The codes that were refused for this request: they are sent again by the button alone. */
  refusedCodes: readonly string[];
  requestId: string | null;
  /** The number to call in step 3. */
  number: string | null;
  /** Until the call may be repeated. */
  secondsLeft: number;
  /** When the countdown began, in milliseconds; null until the clock was read. */
  countingSince: number | null;
  repeats: number;
  tries: number;
}

/** Context of the phone login. */
export interface PhoneLoginContext extends PhoneLoginDraft {
  limits: Required<PhoneLoginInput>;
}

/** Events that the phone login takes. */
export type PhoneLoginEvent =
  | { type: 'dialog.opened'; reason: LoginReason; after?: string }
  | { type: 'dialog.closed' }
  | { type: 'phone.changed'; phone: string }
  | { type: 'phone.submitted' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'phoneChange.requested' }
  | { type: 'repeat.requested' };

/** What failed; selects the context line of the message. */
export type PhoneLoginFailure = 'signIn' | 'sendCode' | 'checkCall';

/** Events that the phone login emits. */
export type PhoneLoginEmitted =
  | { type: 'phoneLogin.failed'; what: PhoneLoginFailure; error: unknown }
  /** Nobody called in time. */
  | { type: 'phoneLogin.gaveUp' }
  | { type: 'phoneLogin.signedIn'; token: string; reason: LoginReason; after: string | null };

/** The draft before a code is typed. */
export const NO_CODE = { code: '', refusal: null, refusedCodes: [] } as const;

/** The draft without a call request. */
export const NO_REQUEST = {
  ...NO_CODE,
  requestId: null,
  number: null,
  secondsLeft: 0,
  countingSince: null,
  repeats: 0,
  tries: 0,
} as const;

/** The draft of a dialog that was never opened. */
export const EMPTY_DRAFT: PhoneLoginDraft = { reason: 'menu', after: null, phone: '', ...NO_REQUEST };
