import { expect, it } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { isNotProvided, notProvided } from '#machines/kit/not-provided.ts';
import { explore } from './explore.ts';
import { plantFaults } from './faults.ts';
import { defineModel } from './model.ts';
import { walkNode } from './walk-node.ts';

const kettle = setup({
  types: {} as {
    context: { degrees: number };
    events: { type: 'button.pressed' } | { type: 'lid.opened' };
    emitted: { type: 'kettle.whistled' };
  },
  actors: { heat: notProvided<number, { from: number }>('heat') },
  actions: {
    warm: assign({ degrees: (_, params: { degrees: number }) => params.degrees }),
    cool: assign({ degrees: 20 }),
    whistle: emit({ type: 'kettle.whistled' }),
  },
  guards: { isHot: (_, { degrees }: { degrees: number }) => degrees >= 100 },
  delays: { patience: 60_000, safety: 60_000 },
});

const kettleMachine = kettle.createMachine({
  id: 'kettle',
  context: { degrees: 20 },
  initial: 'idle',
  states: {
    idle: { on: { 'button.pressed': 'heating' } },
    heating: {
      invoke: {
        id: 'heat',
        src: 'heat',
        input: ({ context }) => ({ from: context.degrees }),
        onDone: [
          { guard: { type: 'isHot', params: ({ event }) => ({ degrees: event.output }) }, target: 'boiling', actions: 'whistle' },
          { target: 'idle', actions: { type: 'warm', params: ({ event }) => ({ degrees: event.output }) } },
        ],
        onError: 'idle',
      },
      after: { patience: 'idle', safety: 'boiling' },
      on: { 'lid.opened': { target: 'idle', actions: 'cool' } },
    },
    boiling: { after: { patience: { target: 'idle', actions: 'cool' } } },
  },
});

const kettleModel = defineModel('kit/kettle', { machine: kettleMachine, outputs: { heat: [60, 100] } });

it('finds each state by value and context, and each event in it', () => {
  const graph = explore(kettleModel);
  expect([...graph.states.values()].map(({ snapshot }) => `${String(snapshot.value)} ${String(snapshot.context.degrees)}`).toSorted()).toEqual([
    'boiling 20',
    'boiling 60',
    'heating 20',
    'heating 60',
    'idle 20',
    'idle 60',
  ]);
  expect(graph.edges).toHaveLength(16);
  expect(graph.unusedTransitions).toEqual([]);
});

it('covers all edges in walks, and can end either of two equal delays first', async () => {
  const result = await walkNode(kettleModel);
  expect(result.failures).toEqual([]);
  expect(result.missed).toEqual([]);
});

it('notices every planted fault', async () => {
  const graph = explore(kettleModel);
  const faults = plantFaults(kettleMachine);
  expect(faults.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'kettle.idle button.pressed: dropped',
      'kettle.heating lid.opened: action 1 dropped',
      'kettle.heating heat.onDone #1: guard forced true',
      'kettle.boiling patience: leads back to where it began',
    ]),
  );
  const unnoticed: string[] = [];
  for (const { what, machine } of faults) {
    const { failures } = await walkNode(kettleModel, { graph, subject: machine });
    if (failures.length === 0) unnoticed.push(what);
  }
  expect(unnoticed).toEqual([]);
});

it('notices a delay that is never started again', async () => {
  const machine = setup({ actions: { tick: assign({ ticks: 1 }) }, delays: { second: 1_000 } }).createMachine({
    id: 'clock',
    context: { ticks: 0 },
    after: { second: { actions: 'tick' } },
  });
  const { failures } = await walkNode(defineModel('kit/clock', { machine }));
  expect(failures.map(({ reason }) => reason)).toEqual([expect.stringContaining('delays is [], should be ["second"]')]);
});

it('refuses a machine that does not handle the failure of a call', () => {
  const machine = kettle.createMachine({
    id: 'careless',
    context: { degrees: 20 },
    initial: 'heating',
    states: { heating: { invoke: { id: 'heat', src: 'heat', input: { from: 20 }, onDone: 'idle' } }, idle: {} },
  });
  expect(() => explore(defineModel('kit/careless', { machine }))).toThrow("nothing handles the failure of 'heat' in heating");
  const heedless = kettle.createMachine({ id: 'heedless', context: { degrees: 20 }, invoke: { id: 'heat', src: 'heat', input: { from: 20 } } });
  expect(() => explore(defineModel('kit/heedless', { machine: heedless }))).toThrow("nothing handles the failure of 'heat'");
});

it('names transitions that no sample takes', () => {
  const graph = explore(defineModel('kit/cold-kettle', { machine: kettleMachine, outputs: { heat: [60] } }));
  expect(graph.unusedTransitions).toEqual(['heating · xstate.done.actor.heat · 1']);
});

it('tells a placeholder from an effect', () => {
  expect(isNotProvided(kettleMachine.implementations.actors.heat ?? {})).toBe(true);
  expect(isNotProvided({})).toBe(false);
});
