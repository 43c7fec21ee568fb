import type { components, operations } from '#contract/types.ts';
import type { Refusal } from '../kit/refusal.ts';

/** Shapes of the contract. */
export type Schemas = components['schemas'];
/** Query of a call. */
export type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** Counts and delays; what is left out is the product's. */
export interface PhoneLoginInput {
  repeatSeconds?: number;
  tickMs?: number;
  pollTries?: number;
  pollMs?: number;
}

/** What made the dialog open. */
export type LoginReason = 'menu' | 'favourite' | 'checkout';

/** What the dialog forgets when it closes. */
export interface PhoneLoginDraft {
  reason: LoginReason;
  /** The page to come back to, for whoever opened the dialog. */
  after: string | null;
  /** As it stands under its mask. */
  phone: string;
  code: string;
  /** Why the last code was not taken; null once another is typed. */
  refusal: Refusal | null;
  requestId: string | null;
  /** To be called by the person in step 3. */
  number: string | null;
  /** Until the call may be repeated. */
  secondsLeft: number;
  /** When that countdown began, in milliseconds; null until the clock was read. */
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

/** What failed, by the context line that is shown with it. */
export type PhoneLoginFailure = 'signIn' | 'sendCode' | 'checkCall';

/** Events that the phone login emits. */
export type PhoneLoginEmitted =
  | { type: 'phoneLogin.failed'; what: PhoneLoginFailure; error: unknown }
  /** Nobody called in time. */
  | { type: 'phoneLogin.gaveUp' }
  | { type: 'phoneLogin.signedIn'; token: string; reason: LoginReason; after: string | null };

/** Nothing was typed for the newest call. */
export const NO_CODE = { code: '', refusal: null } as const;

/** Nobody rings or is waited for. */
export const NO_REQUEST = {
  ...NO_CODE,
  requestId: null,
  number: null,
  secondsLeft: 0,
  countingSince: null,
  repeats: 0,
  tries: 0,
} as const;

/** A dialog that was never opened. */
export const EMPTY_DRAFT: PhoneLoginDraft = { reason: 'menu', after: null, phone: '', ...NO_REQUEST };
