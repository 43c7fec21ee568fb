import { describe, expect, it } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { isNotProvided } from '#machines/kit/not-provided.ts';
import { explore } from './explore.ts';
import { plantFaults } from './faults.ts';
import type { Model } from './model.ts';
import { edgeDifferences } from './same-edges.ts';
import { walkNode } from './walk-node.ts';
import { walkRandom } from './random/walk-random.ts';

/** Walks every edge against each planted fault and returns the faults that no walk noticed. */
async function unnoticedFaults(model: Model): Promise<string[]> {
  const graph = explore(model);
  const unnoticed: string[] = [];
  for (const { what, machine } of plantFaults(model.machine)) {
    const { failures } = await walkNode(model, { graph, subject: machine, isOneFailureEnough: true });
    if (failures.length === 0) unnoticed.push(what);
  }
  return unnoticed;
}

/** The tests that every model has; `harmless` names planted faults that change nothing that can be observed. */
export function testModel(model: Model, { harmless = [] }: { harmless?: readonly string[] } = {}): void {
  describe(`${model.name}, every path`, () => {
    const graph = explore(model);

    it('can reach each of its states and take each of its transitions', () => {
      expect(graph.unusedStates).toEqual([]);
      expect(graph.unusedTransitions).toEqual([]);
    });

    it('has the states and edges of its table, neither fewer nor more', () => {
      expect(edgeDifferences(model.table, model, graph)).toEqual([]);
    });

    it('goes along every edge as its table says, with calls and delays held in hand', async () => {
      const { failures, missed } = await walkNode(model, { graph });
      expect(failures).toEqual([]);
      expect(missed).toEqual([]);
    });

    it('stays in order in random sequences, and comes to an end with nothing left', async () => {
      expect((await walkRandom(model, { seed: 1, runs: 30, graph })).failure).toBeUndefined();
    });

    it('has placeholders for effects that reject with their own names', async () => {
      for (const [name, logic] of Object.entries(model.machine.implementations.actors)) {
        if (!isNotProvided(logic)) continue;
        const placeholder = createActor(logic as PromiseActorLogic<unknown>, { input: undefined });
        placeholder.subscribe({ error: () => undefined });
        placeholder.start();
        await expect(toPromise(placeholder)).rejects.toMatchObject({ name: 'NotProvidedError', actorName: name });
      }
    });

    it('shows each planted fault to the walk', async () => {
      const unnoticed = await unnoticedFaults(model);
      expect(unnoticed.filter((fault) => !harmless.includes(fault))).toEqual([]);
    });
  });
}
