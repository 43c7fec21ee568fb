const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How long a call can be used. */
export const CALL_LIFE_MS = 5 * minute;
/**
 * How long a number that nobody has signed in by is given to that phone no more: while it is waited for, and as long
 * again as a late call may come, which mustn't confirm what somebody else asked for.
 */
export const NUMBER_REST_MS = CALL_LIFE_MS + 10 * minute;
/** How long the one-time code of a person who came back from a network can be used. */
export const SOCIAL_CODE_LIFE_MS = minute;
/** Tries at one code. */
export const CODE_TRIES = 3;
/** Wrong codes of a phone since its last sign-in, after which only the person's own call signs it in. */
export const PHONE_TRIES = 10;
/** A token ends when it wasn't used for this long, */
export const TOKEN_IDLE_MS = 30 * day;
/** and in any case after this. */
export const TOKEN_LIFE_MS = 180 * day;
/** Use of a token is noted no more often than this. */
export const TOKEN_TOUCH_MS = 60 * minute;
/** How long what has ended is kept for those who look into a complaint. */
export const KEEP_ENDED_MS = day;

/** How many people may come back from networks to an address: each way back asks a network, and a town may share an address. */
export const returnLimits = {
  real: { points: 100, seconds: 3_600 },
  demo: { points: 1_000, seconds: 3_600 },
} as const;

const phoneLimits = [
  { points: 1, seconds: 60 },
  { points: 5, seconds: 3_600 },
] as const;

/** How many calls may be asked for, a phone and an address; a demo shop's visitors try it from one office, and it rings nobody. */
export const callLimits = {
  real: { phone: phoneLimits, address: [{ points: 10, seconds: 3_600 }] },
  demo: { phone: phoneLimits, address: [{ points: 1_000, seconds: 3_600 }] },
} as const;
