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

const hourly = (points: number) => ({ points, seconds: 3_600 });
const daily = (points: number) => ({ points, seconds: 86_400 });

/**
 * Calls of each kind, of a phone and of a phone as asked for from one address: one address uses up a third of what we
 * ring a phone, and nobody can use up the person's own calls, which ring nobody.
 */
export const phoneLimits = {
  code: { ofPhone: [{ points: 1, seconds: 60 }, hourly(15)], fromAddress: [hourly(5)] },
  receive: { ofPhone: [{ points: 1, seconds: 60 }], fromAddress: [hourly(5)] },
} as const;

/** Calls of both kinds an address; wide in demo shops, which are tried from one office and ring nobody. */
export const addressLimits = { real: hourly(10), demo: hourly(1_000) } as const;

/** Wrong codes from an address and from its network, after which only the person's own call signs in there. */
export const wrongCodeLimits = {
  real: { address: daily(10), network: daily(30) },
  demo: { address: daily(10_000), network: daily(10_000) },
} as const;

/** The period of a shop's budget of calls, in seconds. */
export const BUDGET_SECONDS = 3_600;
