import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Histories } from './histories.ts';
import { type History, readCommand } from './history.ts';
import { races } from './lifecycles/races.ts';
import { paymentRace } from './lifecycles/payment.ts';

const payments = new Histories(paymentRace);

it.each(races.map((race) => [race.name, race] as const))('makes histories of %s within their bounds', (_, race) => {
  const made = fc.sample(new Histories(race), { numRuns: 200, seed: 1 });
  const count = (of: (history: History) => number) => new Set(made.map(of));
  expect([...count(({ prefix }) => prefix.length)].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...count(({ branches }) => branches.length)].toSorted()).toEqual([2, 3]);
  const longest = made.flatMap(({ branches }) => branches.map(({ length }) => length));
  expect([...new Set(longest)].toSorted()).toEqual([1, 2, 3, 4]);
  const used = new Set(made.flatMap(({ prefix, branches }) => [...prefix, ...branches.flat()]));
  expect([...used].filter((one) => !race.commands.includes(readCommand(one).words))).toEqual([]);
  expect(new Set(made.map(({ start }) => start))).toEqual(new Set(race.starts));
});

it('makes the same histories by the same seed, and others by another', () => {
  const [one, again, other] = [7, 7, 8].map((seed) => fc.sample(payments, { numRuns: 5, seed }));
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

it('has mostly commands that the machine takes', () => {
  const made = fc.sample(payments, { numRuns: 200, seed: 1 });
  let taken = 0;
  for (const { start, prefix } of made) {
    let world = paymentRace.begin(start);
    for (const command of prefix) {
      const { world: after } = paymentRace.step(world, { words: readCommand(command).words, seen: undefined });
      if (after !== world) taken += 1;
      world = after;
    }
  }
  const all = made.flatMap(({ prefix }) => prefix).length;
  expect(taken / all).toBeGreaterThan(0.6);
});

it('makes a failure as small as it can be', async () => {
  const given: History = {
    lifecycle: 'payment/payment',
    start: 'money for one refund',
    prefix: ['cashier top_up 40', 'owner top_up C seen', 'cashier refund2 C'],
    branches: [
      ['cashier refund1 40', 'cashier refund1 F seen', 'owner refund2 C'],
      ['colleague top_up F', 'colleague refund1 F'],
      ['owner refund1 C'],
    ],
  };
  /** It goes wrong wherever two at once decide about the first refund by F, and the second one was cancelled before. */
  const goesWrong = ({ prefix, branches }: History) =>
    prefix.includes('cashier refund2 C') &&
    branches.filter((branch) => branch.some((one) => one.includes('refund1 F'))).length > 1;
  const holds = fc.property(payments, (history) => !goesWrong(history));
  const { counterexample } = fc.check(holds, { examples: [[given]], numRuns: 1 });
  expect(counterexample).toEqual([
    {
      lifecycle: 'payment/payment',
      start: 'nothing on the balance',
      prefix: ['cashier refund2 C'],
      branches: [['cashier refund1 F'], ['colleague refund1 F']],
    },
  ]);
});
