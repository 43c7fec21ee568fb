import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild } from '#tests/support/child.ts';
import { describeOnEachEngine, freshDatabase, type TestDatabase } from '#tests/support/database.ts';

const ROUNDS = 10;

interface Kept extends Record<string, unknown> {
  steps: string[];
  payments: string[];
}

const readKept = (line: string): Kept => JSON.parse(line.slice('kept '.length));
const said = (lines: string[], ...words: string[]) =>
  lines.flatMap((line) => words.flatMap((word) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : [])));

describeOnEachEngine('a shop killed in the middle of its checkouts and moves', (engine) => {
  let database: TestDatabase | null = null;
  let place = '';
  beforeAll(async () => {
    if (engine === 'pglite') {
      place = mkdtempSync(join(tmpdir(), 'shop-crash-'));
    } else {
      database = await freshDatabase('postgres');
      place = database.databaseUrl ?? '';
    }
  });
  afterAll(async () => {
    await database?.close();
    if (engine === 'pglite') rmSync(place, { recursive: true, force: true });
  });

  it('loses nothing that it acknowledged, and its balances are the sums of their entries, ten times over', async () => {
    const steps = new Set<string>();
    const payments = new Set<string>();
    for (let round = 0; round <= ROUNDS; round += 1) {
      const child = startChild('shop-child.ts', place);
      const { steps: keptSteps, payments: keptPayments, ...wrong } = readKept(await child.line('kept'));
      expect(wrong).toEqual({ wrongBalances: 0, wrongEntries: 0, wrongCharges: 0, wrongPayments: 0, wrongTimelines: 0, tornOrders: 0, orderedAndStillInCart: 0 });
      expect([...steps].filter((step) => !keptSteps.includes(step))).toEqual([]);
      expect([...payments].filter((payment) => !keptPayments.includes(payment))).toEqual([]);
      // A different moment in each round.
      for (let seen = 0; seen < 5 + 4 * round; seen += 1) await child.line(seen % 3 === 0 ? 'ordered' : 'moved');
      const { lines } = await child.kill();
      for (const step of said(lines, 'ordered', 'moved')) steps.add(step);
      for (const payment of said(lines, 'paid')) payments.add(payment);
    }
    expect(steps.size).toBeGreaterThan(200);
    expect(payments.size).toBeGreaterThan(20);
  }, 300_000);
});
