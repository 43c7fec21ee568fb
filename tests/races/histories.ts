import fc from 'fast-check';
import { type History, MOST, readCommand, withSeen } from './history.ts';
import type { Race } from './race.ts';

/** How many of four commands are to be ones that the machine takes in the state that their branch knows. */
const TAKEN_OF_FOUR = 3;
/** How many commands are looked at for one that is taken. */
const LOOKS = 12;

const valueOf = (history: History): fc.Value<History> => new fc.Value(history, undefined);

/** The list without one of its members, for each of them: the last first, since less follows from it. */
const withoutOne = <T>(list: readonly T[]): T[][] =>
  list.map((_, index) => list.filter((__, other) => other !== list.length - 1 - index));

/** What is a little simpler than a history, the simplest first. */
function* simplerThan(race: Race, history: History): Generator<History> {
  const { start, prefix, branches } = history;
  if (branches.length > 2) for (const fewer of withoutOne(branches)) yield { ...history, branches: fewer };
  if (prefix.length > 1) yield { ...history, prefix: [] };
  for (const shorter of withoutOne(prefix)) yield { ...history, prefix: shorter };
  for (const [index, branch] of branches.entries())
    for (const shorter of withoutOne(branch))
      if (shorter.length > 0) yield { ...history, branches: branches.with(index, shorter) };
  // What is sure to be done before the others at once is no part of what goes wrong.
  for (const [index, [first = '', ...rest]] of branches.entries())
    if (rest.length > 0 && prefix.length < MOST.prefix)
      yield { ...history, prefix: [...prefix, first], branches: branches.with(index, rest) };
  for (const [index, branch] of branches.entries())
    for (const [place, command] of branch.entries()) {
      const { words, isSeen } = readCommand(command);
      if (isSeen) yield { ...history, branches: branches.with(index, branch.with(place, words)) };
    }
  const [simplest = start] = race.starts;
  if (start !== simplest) yield { ...history, start: simplest };
}

/**
 * Histories of a lifecycle. Most of their commands are such that the machine would take them if their branch were
 * alone, since those that are refused in any order tell little.
 */
export class Histories extends fc.Arbitrary<History> {
  private readonly race: Race;

  constructor(race: Race) {
    super();
    this.race = race;
  }

  generate(random: fc.Random): fc.Value<History> {
    const { name, starts } = this.race;
    const start = this.oneOf(random, starts);
    const prefix = this.commands(random, this.race.begin(start), random.nextInt(0, MOST.prefix));
    const branches = Array.from(
      { length: random.nextInt(2, MOST.branches) },
      () => this.commands(random, prefix.world, random.nextInt(1, MOST.branch)).commands,
    );
    return valueOf({ lifecycle: name, start, prefix: prefix.commands, branches });
  }

  canShrinkWithoutContext(value: unknown): value is History {
    return (value as History).lifecycle === this.race.name;
  }

  shrink(history: History): fc.Stream<fc.Value<History>> {
    return fc.stream(simplerThan(this.race, history)).map(valueOf);
  }

  private oneOf(random: fc.Random, list: readonly string[]): string {
    return list[random.nextInt(0, list.length - 1)] ?? '';
  }

  private commands(random: fc.Random, begin: object, count: number): { commands: string[]; world: object } {
    let world = begin;
    const commands = Array.from({ length: count }, () => {
      const isTaken = random.nextInt(1, 4) <= TAKEN_OF_FOUR;
      let words = this.oneOf(random, this.race.commands);
      let next = this.race.step(world, { words, seen: undefined }).world;
      for (let look = 1; isTaken && look < LOOKS && next === world; look += 1) {
        words = this.oneOf(random, this.race.commands);
        next = this.race.step(world, { words, seen: undefined }).world;
      }
      world = next;
      return random.nextInt(0, 1) === 1 ? withSeen(words) : words;
    });
    return { commands, world };
  }
}
