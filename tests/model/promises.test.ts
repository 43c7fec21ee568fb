import { describe, expect, it } from 'vitest';
import { explore } from './kit/explore.ts';
import { checkPromise } from './kit/promises/promises.ts';
import { promises } from './promises.ts';
import { models } from './registry.ts';

describe.each(models)('$name', (model) => {
  const graph = explore(model);

  it.each(promises[model.name] ?? [])('$text', (promised) => {
    const { isHeld, example } = checkPromise(promised, model, graph);
    expect(isHeld ? [] : example).toEqual([]);
    expect(isHeld).toBe(true);
  });
});
