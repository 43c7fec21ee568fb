import { expect, it } from 'vitest';
import { emit, setup, type AnyStateMachine } from 'xstate';
import { notProvided } from '#machines/kit/not-provided.ts';
import { explore } from '#tests/model/kit/explore.ts';
import { defineModel } from '#tests/model/kit/model.ts';
import type { Moment } from './promise-paths.ts';
import { always, before, canAlways, checkPromise, leadsTo, never, offers, type Promised } from './promises.ts';
import { defineTable } from '#tests/model/kit/table.ts';

const lift = setup({
  types: {} as {
    events: { type: 'button.pressed' } | { type: 'stop.pulled' };
    emitted: { type: 'bell.rung' };
  },
  actors: { travel: notProvided<void, void>('travel') },
  actions: { ring: emit({ type: 'bell.rung' }) },
  delays: { patience: 9_000 },
});

const waiting = { on: { 'button.pressed': 'travelling' } } as const;
const travelling = {
  invoke: { id: 'travel', src: 'travel', onDone: { target: 'open', actions: 'ring' }, onError: 'stuck' },
  on: { 'stop.pulled': 'stuck' },
} as const;
const stuck = { after: { patience: 'waiting' } } as const;
const open = { after: { patience: 'waiting' }, on: { 'button.pressed': 'travelling' } } as const;

const liftMachine = lift.createMachine({
  id: 'lift',
  initial: 'waiting',
  states: { waiting, travelling, stuck, open },
});
/** Nobody comes to help: the delay is gone. */
const hopeless = lift.createMachine({
  id: 'lift',
  initial: 'waiting',
  states: { waiting, travelling, stuck: {}, open },
});
/** It tries for ever. */
const restless = lift.createMachine({
  id: 'lift',
  initial: 'waiting',
  states: { waiting, travelling, stuck: { after: { patience: 'travelling' } }, open },
});
/** The door opens without a ride. */
const broken = lift.createMachine({
  id: 'lift',
  initial: 'waiting',
  states: { waiting: { on: { 'button.pressed': 'travelling', 'stop.pulled': 'open' } }, travelling, stuck, open },
});

const table = defineTable<typeof liftMachine>({
  starts: [{ to: 'waiting', context: {} }],
  states: { waiting: {}, travelling: {}, stuck: {}, open: {} },
  rows: [
    { in: 'waiting', on: 'button.pressed' },
    { in: 'travelling', on: 'stop.pulled' },
    { in: 'travelling', on: 'travel done' },
    { in: 'travelling', on: 'travel failed' },
    { in: 'stuck', on: 'after patience' },
  ],
});

function verdictOf(machine: AnyStateMachine, check: Promised['check']) {
  const model = defineModel('kit/lift', { machine, table });
  return checkPromise({ text: '', check }, model, explore(model));
}

const ride = ['button.pressed → travelling', '✓ travel → open'];
const stop = ['button.pressed → travelling', 'stop.pulled → stuck'];
const failure = ['button.pressed → travelling', '✗ travel → stuck'];

it('holds that it always comes to something, and shows where it stays for good', () => {
  const check = leadsTo('travelling', ['open', 'waiting']);
  expect(verdictOf(liftMachine, check)).toEqual({ isHeld: true, example: ride });
  expect(verdictOf(hopeless, check)).toEqual({ isHeld: false, example: stop });
  expect(verdictOf(hopeless, leadsTo('stuck', 'waiting'))).toEqual({ isHeld: false, example: stop });
});

it('shows where it goes round for ever', () => {
  const check = leadsTo('stuck', ['open', 'waiting']);
  expect(verdictOf(liftMachine, check)).toEqual({ isHeld: true, example: [...stop, 'after patience → waiting'] });
  expect(verdictOf(restless, check)).toEqual({ isHeld: false, example: stop });
});

it('counts what happens as well as where it leads', () => {
  const check = leadsTo({ on: 'button.pressed' }, { emits: 'bell.rung' });
  expect(verdictOf(restless, check)).toEqual({ isHeld: false, example: ['button.pressed → travelling'] });
  expect(verdictOf(restless, leadsTo('open', 'waiting'))).toEqual({
    isHeld: false,
    example: [...ride, 'button.pressed → travelling'],
  });
  const rung = leadsTo({ emits: 'bell.rung' }, ['waiting', 'travelling']);
  expect(verdictOf(liftMachine, rung)).toEqual({ isHeld: true, example: [...ride, 'button.pressed → travelling'] });
});

it('holds that something never is or happens, and shows how it comes about', () => {
  expect(verdictOf(liftMachine, never({ in: 'open', on: 'stop.pulled' }))).toEqual({ isHeld: true, example: ride });
  expect(verdictOf(liftMachine, never('stuck'))).toEqual({ isHeld: false, example: stop });
  expect(verdictOf(liftMachine, never({ in: 'travelling', on: 'travel failed' }))).toEqual({
    isHeld: false,
    example: failure,
  });
  expect(verdictOf(liftMachine, never({ in: 'stuck', on: '*' }))).toEqual({
    isHeld: false,
    example: [...stop, 'after patience → waiting'],
  });
});

it('holds that one thing is before the other, and shows the way round it', () => {
  const check = before('travelling', 'open');
  expect(verdictOf(liftMachine, check)).toEqual({ isHeld: true, example: ride });
  expect(verdictOf(broken, check)).toEqual({ isHeld: false, example: ['stop.pulled → open'] });
  expect(verdictOf(broken, before({ emits: 'bell.rung' }, 'open')).isHeld).toBe(false);
  expect(verdictOf(liftMachine, before({ emits: 'bell.rung' }, 'open')).isHeld).toBe(true);
});

it('holds that something happens each time with the other, and shows when it does not', () => {
  const check = always('open', { on: 'travel done' }, { emits: 'bell.rung' });
  expect(verdictOf(liftMachine, check)).toEqual({ isHeld: true, example: ride });
  expect(verdictOf(broken, check)).toEqual({ isHeld: false, example: ['stop.pulled → open'] });
  expect(verdictOf(liftMachine, always({ on: 'button.pressed' }, { in: 'waiting', on: '*' }))).toEqual({
    isHeld: false,
    example: [...ride, 'button.pressed → travelling'],
  });
  // Only the first ride begins in `waiting`: what once held is held against each time.
  expect(verdictOf(restless, always('travelling', { on: 'button.pressed' }))).toEqual({
    isHeld: false,
    example: [...stop, 'after patience → travelling'],
  });
});

it('holds that there is a way from everywhere, and shows from where there is none', () => {
  const check = canAlways(['travelling', 'stuck'], 'open');
  expect(verdictOf(liftMachine, check)).toEqual({ isHeld: true, example: ride });
  expect(verdictOf(hopeless, check)).toEqual({ isHeld: false, example: stop });
});

it('holds that an event is taken at once wherever it should be, and shows where it is not', () => {
  const check = offers(['waiting', 'open'], 'button.pressed');
  expect(verdictOf(liftMachine, check)).toEqual({ isHeld: true, example: ['button.pressed → travelling'] });
  expect(verdictOf(liftMachine, offers(['waiting', 'stuck'], 'button.pressed'))).toEqual({
    isHeld: false,
    example: stop,
  });
});

it.each<[string, Moment]>([
  ['a state', 'opened'],
  ['an event', { on: 'button.pushed' }],
  ['an emitted event', { emits: 'bell.broken' }],
])('refuses a promise of %s that the machine does not have', (_, moment) => {
  expect(() => verdictOf(liftMachine, never(moment))).toThrow(
    /^The machine has no (opened|button\.pushed|bell\.broken)$/,
  );
});

it('takes a promise for broken whose beginning never comes', () => {
  const unbegun = { in: 'open', when: () => false };
  expect(verdictOf(liftMachine, leadsTo(unbegun, 'waiting')).isHeld).toBe(false);
  expect(verdictOf(liftMachine, canAlways(unbegun, 'waiting')).isHeld).toBe(false);
  expect(verdictOf(liftMachine, offers(unbegun, 'button.pressed')).isHeld).toBe(false);
  expect(verdictOf(liftMachine, before('travelling', unbegun)).isHeld).toBe(false);
  expect(verdictOf(liftMachine, always(unbegun, 'waiting')).isHeld).toBe(false);
});
