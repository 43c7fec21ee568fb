/**
 * Whether the run was asked to repeat what it usually repeats a few times: `npm test -- --thorough`, or `THOROUGH=1`.
 */
export const isThorough = process.env['THOROUGH'] === '1';

/** How often a test kills the program that it watches. */
export const KILLS = isThorough ? 12 : 3;
