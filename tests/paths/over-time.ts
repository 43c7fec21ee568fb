import type { Graph } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { checkPromise, type Promised, type Verdict } from '#tests/model/kit/promises/promises.ts';
import { walkRandom, type RandomOptions } from '#tests/model/kit/random/walk-random.ts';
import type { FailingSequence } from './failing.ts';

/** A promise, whether it is held, and a path that shows it. */
export interface CheckedPromise extends Verdict {
  text: string;
}

/** Holds all promises of a machine against its paths. */
export function checkPromises(model: Model, graph: Graph, promises: readonly Promised[]): CheckedPromise[] {
  return promises.map((promised) => {
    const { text } = promised;
    try {
      return { text, ...checkPromise(promised, model, graph) };
    } catch (error) {
      // A machine that no longer says something lets no promise of it be held; the others are told all the same.
      return { text, isHeld: false, example: [error instanceof Error ? error.message : String(error)] };
    }
  });
}

/** How many promises there are, and how many of them are held. */
export function countPromises(promises: readonly CheckedPromise[]): { total: number; held: number } {
  return { total: promises.length, held: promises.filter(({ isHeld }) => isHeld).length };
}

/** How many promises are held, in a line. */
export const tellPromises = ({ total, held }: ReturnType<typeof countPromises>): string =>
  `Promises held: ${held} of ${total}`;

/** The promises that a machine breaks, each with the shortest path on which it does. */
export function brokenPromises(promises: readonly CheckedPromise[]): string[] {
  return promises
    .filter(({ isHeld }) => !isHeld)
    .map(({ text, example }) => `the promise is broken: «${text}» ${example.join(', ') || 'at the start'}`);
}

/** A random sequence that went wrong: what is told of it, with the line that repeats it, and what is kept. */
interface WrongSequence {
  problem: string;
  failing: FailingSequence;
}

/** What random sequences of a machine come to, those first that were kept; undefined where all of them go well. */
export async function wrongSequence(
  model: Model,
  { kept: all = [], ...options }: Omit<RandomOptions, 'first'> & { kept?: readonly FailingSequence[] },
): Promise<WrongSequence | undefined> {
  // The model may have lost a sequence's start since.
  const kept = all.filter(({ sequence }) => sequence.start < model.inputs.length);
  const { failure } = await walkRandom(model, { ...options, first: kept.map(({ sequence }) => sequence) });
  if (!failure) return undefined;
  // One that was kept is of the seed that it was found by.
  const { seed, runs } = (failure.first !== undefined && kept[failure.first]) || options;
  const replay = `npm run paths -- --machine ${model.name} --driver node --random ${runs} --seed ${seed}`;
  return {
    problem: `at random: ${failure.reason}, after ${failure.steps.join(', ') || 'nothing'}\n    ${replay}`,
    failing: { machine: model.name, seed, runs, sequence: failure.sequence },
  };
}
