import { STANDING_DAYS } from '#common/constants.ts';

const DAY_MS = 86_400_000;

/** An order in work that came into its state before this moment stands too long. */
export const standingBefore = (now: Date): Date => new Date(now.getTime() - STANDING_DAYS * DAY_MS);
