import type { Visit } from '#tests/support/browser/visit.ts';

/** Calls that the walk lets fail are no problem of the page. */
export const allowFailures = ({ allow }: Visit): void => allow(/Failed to load resource|^\d{3} |net::ERR/);
