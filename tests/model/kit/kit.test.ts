import { expect, it } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { isNotProvided, notProvided } from '#machines/kit/not-provided.ts';
import { explore } from './explore.ts';
import { plantFaults } from './faults.ts';
import { defineModel } from './model.ts';
import { edgeDifferences } from './same-edges.ts';
import { defineTable } from './table.ts';
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
          {
            guard: { type: 'isHot', params: ({ event }) => ({ degrees: event.output }) },
            target: 'boiling',
            actions: 'whistle',
          },
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

const kettleTable = defineTable<typeof kettleMachine>({
  starts: [{ to: 'idle', context: { degrees: 20 } }],
  states: {
    idle: {},
    heating: {
      calls: { heat: ({ degrees }) => ({ from: degrees }) },
      delays: { patience: 60_000, safety: 60_000 },
    },
    boiling: { delays: { patience: 60_000 } },
  },
  rows: [
    { in: 'idle', on: 'button.pressed', to: 'heating' },
    {
      in: 'heating',
      on: 'heat done',
      when: ({ event }) => event.output >= 100,
      to: 'boiling',
      emits: [{ type: 'kettle.whistled' }],
    },
    {
      in: 'heating',
      on: 'heat done',
      when: ({ event }) => event.output < 100,
      to: 'idle',
      sets: ({ event }) => ({ degrees: event.output }),
    },
    { in: 'heating', on: 'heat failed', to: 'idle' },
    { in: 'heating', on: 'after patience', to: 'idle' },
    { in: 'heating', on: 'after safety', to: 'boiling' },
    { in: 'heating', on: 'lid.opened', to: 'idle', sets: { degrees: 20 } },
    { in: 'boiling', on: 'after patience', to: 'idle', sets: { degrees: 20 } },
  ],
});
const kettleModel = defineModel('kit/kettle', {
  machine: kettleMachine,
  table: kettleTable,
  outputs: { heat: [60, 100] },
});

it('finds each state by value and context, and each event in it', () => {
  const graph = explore(kettleModel);
  expect(
    [...graph.states.values()]
      .map(({ snapshot }) => `${String(snapshot.value)} ${String(snapshot.context.degrees)}`)
      .toSorted(),
  ).toEqual(['boiling 20', 'boiling 60', 'heating 20', 'heating 60', 'idle 20', 'idle 60']);
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

it('notices what a table has and its machine has not, and the reverse', () => {
  const [first, ...rest] = kettleTable.rows;
  const graph = explore(kettleModel);
  expect(edgeDifferences(kettleTable, kettleModel, graph)).toEqual([]);
  expect(edgeDifferences({ ...kettleTable, rows: rest }, kettleModel, graph)).toEqual([
    'the machine takes idle · button.pressed where no row does',
  ]);
  const more = { ...kettleTable, rows: [...kettleTable.rows, { in: 'boiling', on: 'lid.opened', to: 'idle' }] };
  expect(edgeDifferences(more, kettleModel, graph)).toEqual(['no edge is boiling · lid.opened → idle']);
  const states = { ...kettleTable.states, cold: {} };
  expect(edgeDifferences({ ...kettleTable, states }, kettleModel, graph)).toEqual([
    'only the table has the state cold',
  ]);
  const twice = { ...kettleTable, rows: [...kettleTable.rows, first ?? { in: 'idle', on: 'button.pressed' }] };
  expect(() => edgeDifferences(twice, kettleModel, graph)).toThrow("The table has 2 rows for 'button.pressed' in idle");
});

it.each([
  ['a call', 'heating', { calls: { heat: { from: 21 } } }, 'calls.heat.from is 20, should be 21'],
  ['a delay', 'boiling', { delays: { patience: 59_999 } }, 'delays.patience is 60000, should be 59999'],
  ['a tag', 'idle', { tags: ['busy'] }, 'tags[0] is missing, should be "busy"'],
])('notices %s that differs from the table', async (_, name, state, reason) => {
  const table = {
    ...kettleTable,
    states: { ...kettleTable.states, [name]: { ...kettleTable.states[name], ...state } },
  };
  const { failures } = await walkNode({ ...kettleModel, table });
  expect(failures.map((failure) => failure.reason)).toContain(reason);
});

it('notices a delay that is never started again', async () => {
  const machine = setup({
    types: {} as { context: { ticks: number } },
    actions: { tick: assign({ ticks: 1 }) },
    delays: { second: 1_000 },
  }).createMachine({
    id: 'clock',
    context: { ticks: 0 },
    initial: 'ticking',
    states: { ticking: { after: { second: { actions: 'tick' } } } },
  });
  const table = defineTable<typeof machine>({
    starts: [{ to: 'ticking', context: { ticks: 0 } }],
    states: { ticking: { delays: { second: 1_000 } } },
    rows: [{ in: 'ticking', on: 'after second', to: 'ticking', again: true, sets: { ticks: 1 } }],
  });
  const { failures } = await walkNode(defineModel('kit/clock', { machine, table }));
  expect(failures.map(({ reason }) => reason)).toEqual([
    'delays.second is missing, should be 1000; began[0] is missing, should be "second"',
  ]);
});

it('says of which machine and state it is where what leads out of it throws', () => {
  const machine = kettle.createMachine({
    id: 'cracked',
    context: { degrees: 20 },
    initial: 'idle',
    states: {
      idle: { on: { 'button.pressed': 'heating' } },
      heating: {
        invoke: {
          id: 'heat',
          src: 'heat',
          input: () => {
            throw new Error('There is no water in it');
          },
          onDone: 'idle',
          onError: 'idle',
        },
      },
    },
  });
  expect(() => explore(defineModel('kit/cracked', { machine, table: kettleTable }))).toThrow(
    'kit/cracked: what leads out of idle threw: There is no water in it',
  );
});

it('refuses a machine that does not handle the failure of a call', () => {
  const machine = kettle.createMachine({
    id: 'careless',
    context: { degrees: 20 },
    initial: 'heating',
    states: { heating: { invoke: { id: 'heat', src: 'heat', input: { from: 20 }, onDone: 'idle' } }, idle: {} },
  });
  expect(() => explore(defineModel('kit/careless', { machine, table: kettleTable }))).toThrow(
    "nothing handles the failure of 'heat' in heating",
  );
  const heedless = kettle.createMachine({
    id: 'heedless',
    context: { degrees: 20 },
    invoke: { id: 'heat', src: 'heat', input: { from: 20 } },
  });
  expect(() => explore(defineModel('kit/heedless', { machine: heedless, table: kettleTable }))).toThrow(
    "nothing handles the failure of 'heat'",
  );
});

it('names transitions that no sample takes', () => {
  const graph = explore(
    defineModel('kit/cold-kettle', { machine: kettleMachine, table: kettleTable, outputs: { heat: [60] } }),
  );
  expect(graph.unusedTransitions).toEqual(['heating · xstate.done.actor.heat · 1']);
});

it('tells a placeholder from an effect', () => {
  expect(isNotProvided(kettleMachine.implementations.actors.heat ?? {})).toBe(true);
  expect(isNotProvided({})).toBe(false);
});
