import { expect, it } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { explore } from '#tests/model/kit/explore.ts';
import { defineModel } from '#tests/model/kit/model.ts';
import { defineTable } from '#tests/model/kit/table.ts';
import { walkNode } from '#tests/model/kit/walk-node.ts';
import { causesOf, tellCause } from './causes.ts';

const door = setup({
  types: {} as {
    context: { pushes: number; by: string };
    events: { type: 'door.pushed'; by: string } | { type: 'door.left' };
    emitted: { type: 'door.creaked' };
  },
  actions: {
    count: assign({ pushes: ({ context }) => context.pushes + 1 }),
    creak: emit({ type: 'door.creaked' }),
  },
  guards: { isCat: (_, { by }: { by: string }) => by === 'cat' },
});
const doorMachine = door.createMachine({
  id: 'door',
  context: { pushes: 0, by: '' },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.pushed': [
          { guard: { type: 'isCat', params: ({ event }) => event }, target: 'ajar' },
          { target: 'open', actions: 'count' },
        ],
      },
    },
    ajar: { on: { 'door.pushed': { target: 'open', actions: 'count' }, 'door.left': 'shut' } },
    open: { type: 'final' },
  },
});
const table = defineTable<typeof doorMachine>({
  starts: [{ to: 'shut', context: { pushes: 0, by: '' } }],
  states: { shut: {}, ajar: {}, open: { final: true } },
  rows: [
    { in: 'shut', on: 'door.pushed', when: ({ event }) => event.by === 'cat', to: 'ajar' },
    { in: 'shut', on: 'door.pushed', when: ({ event }) => event.by !== 'cat', to: 'open', sets: { pushes: 1 } },
    { in: 'ajar', on: 'door.pushed', to: 'open', sets: { pushes: 2 } },
    { in: 'ajar', on: 'door.left', to: 'shut', emits: [{ type: 'door.creaked' }] },
  ],
});
const model = defineModel('kit/door', {
  machine: doorMachine,
  table,
  events: { 'door.pushed': [{ by: 'cat' }, { by: 'dog' }, { by: 'man' }] },
});

async function causes() {
  const graph = explore(model);
  const { failures } = await walkNode(model, { graph });
  const row = table.rows[2];
  if (!row) throw new Error('The table has four rows');
  return causesOf({
    model,
    graph,
    driver: 'node',
    places: new Map([[row, { file: 'door.table.ts', line: 12 }]]),
    failures,
  });
}

it('groups what went wrong by the row and the field, with the shortest way and what decided', async () => {
  const found = await causes();
  expect(found.map(({ row, path, count }) => [row, path, count])).toEqual([
    ['ajar · door.pushed → open', 'context.pushes', 3],
    ['ajar · door.left → shut', 'emitted[0]', 1],
  ]);
  const [pushed, left] = found;
  expect(pushed?.history).toMatch(/^0: \d+( \d+)*$/);
  expect(pushed?.steps).toEqual(['door.pushed { by: "cat" } → ajar', 'door.pushed → open']);
  expect([pushed?.is, pushed?.should]).toEqual(['1', '2']);
  expect([left?.is, left?.should]).toEqual(['missing', '{"type":"door.creaked"}']);
});

it('tells a cause with the place of its row and the line that walks it alone', async () => {
  const [pushed] = await causes();
  expect(pushed && tellCause(pushed).split('\n')).toEqual([
    '✗ kit/door · node · ajar · door.pushed → open · 3 paths',
    '    door.table.ts:12',
    '    context.pushes',
    '      is        1',
    '      should be 2',
    '    1. door.pushed { by: "cat" } → ajar',
    '    2. door.pushed → open',
    '    npm run paths -- --machine kit/door --driver node --path 3',
  ]);
});

it('groups what a screen shows wrongly by its state and the first line, and cuts what is long', () => {
  const graph = explore(model);
  const failures = graph.edges.flatMap(({ event, to }, edge) =>
    to === graph.edges.at(0)?.from
      ? []
      : [
          {
            path: [event.type],
            reason: `'Open' is not on the screen\n${String(edge).repeat(1000)}`,
            differences: [],
            edge,
            history: `0: ${edge}`,
          },
        ],
  );
  const found = causesOf({ model, graph, driver: 'dom', places: new Map(), failures });
  expect(found.map(({ row, count }) => [row, count])).toEqual([
    ['shut · door.pushed → ajar', 1],
    ['shut · door.pushed → open', 5],
  ]);
  for (const { is } of found) expect(is.length).toBeLessThan(610);
});

it('leaves out the page that the testing library draws behind its message', () => {
  const graph = explore(model);
  const reason = 'No element has the text: Открыть.\n\nIgnored nodes: script\n\u001B[36m<body>\u001B[39m';
  const failures = [{ path: ['door.pushed'], reason, differences: [], edge: 0, history: '0: 0' }];
  const [cause] = causesOf({ model, graph, driver: 'dom', places: new Map(), failures });
  expect(cause?.is).toBe('No element has the text: Открыть.');
});

it('says of a start that differs that it is the start', async () => {
  const graph = explore(model);
  const wrong = { ...model, table: { ...table, starts: [{ to: 'shut', context: { pushes: 7, by: '' } }] } };
  const { failures } = await walkNode(wrong, { graph });
  const found = causesOf({ model: wrong, graph, driver: 'node', places: new Map(), failures });
  expect(found).toMatchObject([
    { row: 'the start', path: 'context.pushes', is: '0', should: '7', count: 1, steps: [] },
  ]);
  expect(found[0]?.replay).toBe('npm run paths -- --machine kit/door --driver node');
});
