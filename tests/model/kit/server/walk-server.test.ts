import { afterEach, expect, it, vi } from 'vitest';
import { setup } from 'xstate';
import { defineModel } from '#tests/model/kit/model.ts';
import { defineTable } from '#tests/model/kit/table.ts';
import { type ServerDriver, walkServer } from './walk-server.ts';

type Push = { by: 'cat' | 'man' };
type DoorEvent = ({ type: 'door.open' } & Push) | ({ type: 'door.shut' } & Push);

const doorMachine = setup({
  types: {} as { events: DoorEvent },
  guards: { isMan: ({ event }) => event.by === 'man' },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { 'door.open': { guard: 'isMan', target: 'open' } } },
    open: { on: { 'door.shut': 'shut' } },
  },
});
const pushes: Push[] = [{ by: 'cat' }, { by: 'man' }];
const model = defineModel('kit/server-door', {
  machine: doorMachine,
  table: defineTable<typeof doorMachine>({
    starts: [{ to: 'shut', context: {} }],
    states: { shut: {}, open: {} },
    rows: [
      { in: 'shut', on: 'door.open', when: ({ event }) => event.by === 'man', to: 'open' },
      { in: 'open', on: 'door.shut', to: 'shut' },
    ],
  }),
  events: { 'door.open': pushes, 'door.shut': pushes },
});

interface Door {
  state: string;
  creaks: number;
}

/** A house of doors, which may have a fault. */
class House {
  readonly doors: Door[] = [];
  readonly pushed: string[] = [];
  readonly fault: 'guard' | 'creak' | 'stuck' | undefined;

  constructor(fault?: House['fault']) {
    this.fault = fault;
  }

  push(door: Door, to: string, by: string): string {
    this.pushed.push(`${by} ${door.state} ${to}`);
    const isRefused = to === 'open' && by === 'cat' && this.fault !== 'guard';
    if (!isRefused && this.fault !== 'stuck') door.state = to;
    if (!isRefused || this.fault === 'creak') door.creaks += 1;
    return isRefused ? 'no' : 'yes';
  }
}

const pushOf = (event: object): Push => event as Push;
const targetOf = ({ type }: { type: string }): string => type.replace('door.', '');

const driverOf = (house: House, idle: Push['by'] | undefined): ServerDriver<Door, Door> => ({
  classOf: ({ event }) => pushOf(event).by,
  withoutRequest: ({ event }) => (pushOf(event).by === idle ? 'it sleeps' : undefined),
  bring: async ({ way }) => {
    const door = { state: 'shut', creaks: 0 };
    house.doors.push(door);
    for (const event of way) house.push(door, targetOf(event), 'man');
    return door;
  },
  send: async (door, { event }) => house.push(door, targetOf(event), pushOf(event).by),
  read: async (door) => ({ ...door }),
  should: ({ from, event }, _, seen) =>
    from === 'shut' && pushOf(event).by === 'cat'
      ? { answer: 'no' }
      : { answer: 'yes', seen: { state: targetOf(event), creaks: seen.creaks + 1 } },
  rows: async () => house.doors.map((door) => ({ ...door })),
});

const reasonsOf = async (fault: House['fault']): Promise<string[]> =>
  (await walkServer(model, driverOf(new House(fault), undefined))).failures.map(({ reason }) => reason);

afterEach(() => {
  vi.unstubAllEnvs();
});

it('brings a record into each state and sends each kind of event once', async () => {
  const house = new House();
  const { failures, missed, walks, notOffered } = await walkServer(model, driverOf(house, undefined));
  expect([failures, missed, walks, notOffered]).toEqual([[], [], 4, {}]);
  expect(house.pushed).toEqual([
    'cat shut open',
    'man shut open',
    'man shut open',
    'cat open shut',
    'man shut open',
    'man open shut',
  ]);
});

it('notices a wrong answer, a wrong state, and what a refused request has written', async () => {
  expect(await reasonsOf('guard')).toEqual(['answer is "yes", should be "no"']);
  expect(await reasonsOf('creak')).toEqual(['seen.creaks is 1, should be 0']);
  expect(await reasonsOf('stuck')).toContain('seen.state is "shut", should be "open"');
});

it('says of what no request brings about why, and does not count it as walked', async () => {
  const { walks, offered, notOffered } = await walkServer(model, driverOf(new House(), 'cat'));
  expect([walks, offered]).toEqual([2, 2]);
  expect(notOffered).toEqual({ 'shut · door.open · cat': 'it sleeps', 'open · door.shut · cat': 'it sleeps' });
});

it('walks the one edge that is asked for, and none of a machine that isn’t', async () => {
  vi.stubEnv('PATHS_MACHINES', 'kit/server-door');
  vi.stubEnv('PATHS_EDGE', 'kit/server-door:1,kit/kettle:0');
  const house = new House();
  const { offered } = await walkServer(model, driverOf(house, undefined));
  expect(house.pushed).toEqual(['man shut open']);
  expect(offered).toBe(4);
  vi.stubEnv('PATHS_MACHINES', 'kit/kettle');
  expect((await walkServer(model, driverOf(new House(), undefined))).walks).toBe(0);
});
