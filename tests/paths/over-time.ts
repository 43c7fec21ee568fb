import type { Graph } from '#tests/model/kit/explore.ts';
import type { Model } from '#tests/model/kit/model.ts';
import { checkPromise, type Promised } from '#tests/model/kit/promises.ts';
import { walkRandom, type RandomOptions } from '#tests/model/kit/walk-random.ts';

/** The promises that a machine breaks, each with the shortest path on which it does. */
export function brokenPromises(model: Model, graph: Graph, promises: readonly Promised[]): string[] {
  return promises.flatMap((promised) => {
    const { isHeld, example } = checkPromise(promised, model, graph);
    return isHeld ? [] : [`the promise is broken: «${promised.text}» ${example.join(', ') || 'at the start'}`];
  });
}

/** What random sequences of a machine come to, with the line that repeats them. */
export async function randomProblems(model: Model, options: RandomOptions): Promise<string[]> {
  const { failure } = await walkRandom(model, options);
  if (!failure) return [];
  const { seed, runs } = options;
  const replay = `npm run paths -- --machine ${model.name} --driver node --random ${runs} --seed ${seed}`;
  return [`at random: ${failure.reason}, after ${failure.steps.join(', ') || 'nothing'}\n    ${replay}`];
}
