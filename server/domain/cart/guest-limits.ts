import { householdOf, type Limit } from '../kit/rate-limits.ts';

/**
 * Guests' lines are counted by address in blocks of so many, so that most carts are counted once, when they begin. With
 * comments of 1,000 characters a block takes about 42 kB.
 */
export const GUEST_LINES_A_BLOCK = 10;

/** How many blocks the guests of one address may begin; hundreds of people share one address of a mobile network. */
const guestBlocks = { anHour: 500, aDay: 2_000 };

/** The limits of the guests of an address; a cart's first line counts as a block. */
export function guestBlockLimits(shopId: number, address: string): Limit[] {
  const key = `cart:${householdOf(address)}:${shopId}`;
  return [
    { key: `${key}:3600`, seconds: 3_600, points: guestBlocks.anHour },
    { key: `${key}:86400`, seconds: 86_400, points: guestBlocks.aDay },
  ];
}
