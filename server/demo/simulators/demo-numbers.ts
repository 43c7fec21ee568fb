/**
 * The numbers that the simulator gives people to call: enough for all requests of one phone while given numbers rest.
 */
export const DEMO_NUMBERS: readonly string[] = Array.from(
  { length: 10 },
  (_, index) => `7800555353${(index + 5) % 10}`,
);
