import { expect, it } from 'vitest';
import { assign, setup, type AnyStateMachine } from 'xstate';
import { notProvided } from '#machines/kit/not-provided.ts';
import { defineModel, type Model, type ModelSpec } from '#tests/model/kit/model.ts';
import { defineTable } from '#tests/model/kit/table.ts';
import { walkRandom } from './walk-random.ts';

/** A lamp that warms up after its button is pressed, burns, and can be smashed. */
const lamp = setup({
  types: {} as {
    context: { brightness: number };
    events: { type: 'button.pressed' } | { type: 'knob.turned'; to: number } | { type: 'glass.broken' };
  },
  actors: { warmUp: notProvided<void, void>('warmUp'), moth: setup({}).createMachine({}) },
  actions: { dim: assign({ brightness: (_, { to }: { to: number }) => to }) },
  guards: { isThere: ({ context }, { to }: { to: number }) => context.brightness === to },
  delays: { patience: 5_000 },
});

const warming = {
  invoke: { id: 'warmUp', src: 'warmUp', onDone: 'lit', onError: 'dark' },
  after: { patience: 'dark' },
  on: { 'glass.broken': 'smashed' },
} as const;
const turned = { actions: { type: 'dim', params: ({ event }: { event: { to: number } }) => event } } as const;
const lit = { on: { 'button.pressed': 'dark', 'knob.turned': turned, 'glass.broken': 'smashed' } } as const;
const common = { id: 'lamp', context: { brightness: 1 }, initial: 'dark' } as const;
const dark = { on: { 'button.pressed': 'warming' } } as const;
const smashed = { type: 'final' } as const;

const lampMachine = lamp.createMachine({ ...common, states: { dark, warming, lit, smashed } });

const lampTable = defineTable<typeof lampMachine>({
  starts: [{ to: 'dark', context: { brightness: 1 } }],
  states: {
    dark: {},
    warming: { calls: { warmUp: undefined }, delays: { patience: 5_000 } },
    lit: {},
    smashed: { final: true },
  },
  rows: [
    { in: 'dark', on: 'button.pressed', to: 'warming' },
    { in: 'warming', on: 'warmUp done', to: 'lit' },
    { in: 'warming', on: 'warmUp failed', to: 'dark' },
    { in: 'warming', on: 'after patience', to: 'dark' },
    { in: ['warming', 'lit'], on: 'glass.broken', to: 'smashed' },
    { in: 'lit', on: 'button.pressed', to: 'dark' },
    { in: 'lit', on: 'knob.turned', sets: ({ event }) => ({ brightness: event.to }) },
  ],
});

const lampSpec: ModelSpec<typeof lampMachine> = {
  machine: lampMachine,
  table: lampTable,
  events: { 'knob.turned': ({ context }) => [{ to: 1 - context.brightness }] },
};
const lampModel = defineModel('kit/lamp', lampSpec);

const failureOf = async (subject: AnyStateMachine, model: Model = lampModel) => {
  const { failure } = await walkRandom(model, { seed: 1, runs: 100, subject });
  return failure && { steps: failure.steps, reason: failure.reason };
};

it('finds nothing wrong with what is right, and does the same for the same seed', async () => {
  const first = await walkRandom(lampModel, { seed: 7, runs: 50 });
  expect(first.failure).toBeUndefined();
  expect(first.steps).toBeGreaterThan(200);
  expect(await walkRandom(lampModel, { seed: 7, runs: 50 })).toEqual(first);
  expect((await walkRandom(lampModel, { seed: 8, runs: 50 })).steps).not.toBe(first.steps);
});

it('tells in how few events a machine differs from its table', async () => {
  const broken = { ...lit, on: { ...lit.on, 'button.pressed': 'warming' } } as const;
  const subject = lamp.createMachine({ ...common, states: { dark, warming, lit: broken, smashed } });
  expect(await failureOf(subject)).toEqual({
    steps: ['button.pressed', '✓ warmUp', 'button.pressed'],
    reason: expect.stringContaining('state[0] is "warming", should be "dark"'),
  });
});

it('finds a state that the table does not have', async () => {
  const subject = lamp.createMachine({
    ...common,
    states: { dark, warming, lit: { ...lit, on: { ...lit.on, 'glass.broken': 'cracked' } }, cracked: {}, smashed },
  });
  expect(await failureOf(subject)).toEqual({
    steps: ['button.pressed', '✓ warmUp', 'glass.broken'],
    reason: 'the table has no state cracked',
  });
});

const spawnMoth = lamp.spawnChild('moth', { id: 'moth' });
const wrongActions = {
  throws: [
    lamp.assign(() => {
      throw new RangeError('no change');
    }),
  ],
  'begins a call that nothing aborts': [lamp.spawnChild('warmUp', { id: 'warmUp' })],
  'begins a delay that nothing ends': [lamp.raise({ type: 'button.pressed' }, { delay: 'patience' })],
  'has a child that lives on': [spawnMoth, spawnMoth],
};

/** A lamp whose knob does something when it is turned to where it is already, which no sample does. */
function stuckLamp(what: keyof typeof wrongActions) {
  const isThere = { type: 'isThere', params: ({ event }: { event: { to: number } }) => event } as const;
  const knob = [{ guard: isThere, actions: wrongActions[what] }, turned];
  const stuck = { ...lit, on: { ...lit.on, 'knob.turned': knob } };
  return lamp.createMachine({ ...common, states: { dark, warming, lit: stuck, smashed } });
}

it.each([
  ['throws', 'it threw: RangeError: no change'],
  ['begins a call that nothing aborts', 'in lit the call warmUp is in flight'],
  ['begins a delay that nothing ends', 'in lit the delay patience runs'],
  ['has a child that lives on', 'after its end the child moth lives'],
] as const)('finds a machine that %s, by a payload of another moment', async (what, reason) => {
  expect(await failureOf(stuckLamp(what))).toEqual({
    steps: ['button.pressed', '✓ warmUp', 'knob.turned {"to":1}'],
    reason,
  });
});

it('leaves out what cannot come in life', async () => {
  const model = defineModel('kit/lamp', {
    ...lampSpec,
    neverComes: (event, { context }) => event.type === 'knob.turned' && event.to === context.brightness,
  });
  expect(await failureOf(stuckLamp('throws'), model)).toBeUndefined();
});
