import { beforeAll, expect, it } from 'vitest';
import { startChild } from '#tests/support/server/child.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { makeProgramPlace } from '#tests/support/server/killed-program.ts';
import { KILLS } from '#tests/support/thorough.ts';

/** Writes that are waited for before the first kill, and how many more before each of the next. */
const FIRST = 5;
const MORE = Math.round(48 / KILLS);

interface Kept extends Record<string, unknown> {
  steps: string[];
  payments: string[];
}

const readKept = (line: string): Kept => JSON.parse(line.slice('kept '.length));
const said = (lines: string[], ...words: string[]) =>
  lines.flatMap((line) => words.flatMap((word) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : [])));

describeOnEachEngine('a shop killed in the middle of its checkouts and moves', (engine) => {
  let place: string;
  beforeAll(async () => {
    const made = await makeProgramPlace(engine);
    ({ place } = made);
    return made.remove;
  });

  it('loses nothing that it acknowledged over many kills, and its balances are the sums of their entries', async () => {
    const steps = new Set<string>();
    const payments = new Set<string>();
    for (let round = 0; round <= KILLS; round += 1) {
      const child = startChild('shop', place);
      const { steps: keptSteps, payments: keptPayments, ...wrong } = readKept(await child.line('kept'));
      expect(wrong).toEqual({
        wrongBalances: 0,
        wrongEntries: 0,
        wrongCharges: 0,
        wrongPayments: 0,
        wrongTimelines: 0,
        tornOrders: 0,
        orderedAndStillInCart: 0,
      });
      expect([...steps].filter((step) => !keptSteps.includes(step))).toEqual([]);
      expect([...payments].filter((payment) => !keptPayments.includes(payment))).toEqual([]);
      // A different moment in each round.
      for (let seen = 0; seen < FIRST + MORE * round; seen += 1) await child.line(seen % 3 === 0 ? 'ordered' : 'moved');
      const { lines } = await child.kill();
      for (const step of said(lines, 'ordered', 'moved')) steps.add(step);
      for (const payment of said(lines, 'paid')) payments.add(payment);
    }
    expect(steps.size).toBeGreaterThan(24 * KILLS);
    expect(payments.size).toBeGreaterThan(2 * KILLS);
  });
});
