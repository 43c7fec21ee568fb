const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How long a call is valid. */
export const CALL_LIFE_MS = 5 * minute;
/**
 * How long a number that was given to a phone, and not used to sign in, isn't given to it again: while its call is
 * awaited, and as long as a late call may come, which must not confirm another person's request.
 */
export const NUMBER_REST_MS = CALL_LIFE_MS + 10 * minute;
/** How long the one-time code after a return from a network is valid. */
export const SOCIAL_CODE_LIFE_MS = minute;
/** Attempts at one code. */
export const CODE_TRIES = 3;
/** Wrong codes of a phone since its last sign-in, after which only the person's own call signs it in. */
export const PHONE_TRIES = 10;
/** How long an unused token is valid. */
export const TOKEN_IDLE_MS = 30 * day;
/** How long a token is valid at most. */
export const TOKEN_LIFE_MS = 180 * day;
/** The time of last use is written at most this often. */
export const TOKEN_TOUCH_MS = 60 * minute;
/** How long ended records are kept, for looking into complaints. */
export const KEEP_ENDED_MS = day;

/** Returns from networks per address: each asks a network, and a whole town may share an address. */
export const returnLimits = {
  real: { points: 100, seconds: 3_600 },
  demo: { points: 1_000, seconds: 3_600 },
} as const;

const phoneLimits = [
  { points: 1, seconds: 60 },
  { points: 5, seconds: 3_600 },
] as const;

/** Calls per phone and per address; wide for addresses of demo shops, which are tried from one office and ring nobody. */
export const callLimits = {
  real: { phone: phoneLimits, address: [{ points: 10, seconds: 3_600 }] },
  demo: { phone: phoneLimits, address: [{ points: 1_000, seconds: 3_600 }] },
} as const;
