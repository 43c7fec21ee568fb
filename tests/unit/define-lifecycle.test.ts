import { createActor, getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { defineLifecycle } from '#machines/kit/define-lifecycle.ts';

type Door = 'open' | 'shut' | 'locked';

/** What a door is moved by; a reason is needed to break it open. */
interface Facts {
  keys: number;
  hasReason: boolean;
}

const parts = {
  types: {} as { state: Door; facts: Facts; refusal: 'no_key' | 'reason_needed' | 'same' },
  id: 'door',
  subject: 'door' as const,
  states: {
    open: { shut: true, locked: 'hasKey' },
    shut: { locked: 'hasKey', open: 'hasReason' },
    locked: 'final',
  } as const,
  rules: {
    hasKey: ({ keys }: Facts) => (keys > 0 ? null : ('no_key' as const)),
    hasReason: ({ hasReason }: Facts) => (hasReason ? null : ('reason_needed' as const)),
  },
};
const door = defineLifecycle(parts);

const transitions = [
  ['open', 'shut', 0, null],
  ['open', 'locked', 2, null],
  ['open', 'locked', 0, 'no_key'],
  ['shut', 'locked', 0, 'no_key'],
  ['shut', 'open', 2, 'reason_needed'],
  ['open', 'open', 2, 'not_allowed'],
  ['locked', 'open', 2, 'finished'],
  ['locked', 'locked', 2, 'finished'],
] as const;

describe('a lifecycle', () => {
  it.each(transitions)('in %s answers a request for %s with %i keys: %s', (from, to, keys, refusal) => {
    expect(door.refusal(from, to, { keys, hasReason: false })).toBe(refusal);
  });

  it.each(transitions)(
    'has a statechart that in %s goes to %s with %i keys as it says: %s',
    (from, to, keys, refusal) => {
      const event = { type: `door.${to}` as const, keys, hasReason: false };
      const moved = getNextSnapshot(door.machine, door.machine.resolveState({ value: from }), event);
      expect(moved.value).toBe(refusal === null ? to : from);
    },
  );

  it('begins in the first state of its table, and lists them all in their order', () => {
    expect(createActor(door.machine).getSnapshot().value).toBe('open');
    expect(door.machine.id).toBe('door');
    expect(door.states).toEqual(['open', 'shut', 'locked']);
  });

  it('refuses the state that it is in for a reason of its own, where it has one', () => {
    const { refusal } = defineLifecycle({ ...parts, sameState: 'same' });
    expect(refusal('open', 'open', { keys: 0, hasReason: false })).toBe('same');
    expect(refusal('locked', 'locked', { keys: 0, hasReason: false })).toBe('same');
    expect(refusal('locked', 'open', { keys: 0, hasReason: false })).toBe('finished');
  });

  it.each(['sold', 'toString', '__proto__'])(
    'allows nothing from or to a state that it doesn’t know: %s',
    (unknown) => {
      const state = unknown as Door;
      expect(door.refusal(state, 'open', { keys: 2, hasReason: true })).toBe('not_allowed');
      expect(door.refusal('open', state, { keys: 2, hasReason: true })).toBe('not_allowed');
      expect(door.refusal('locked', state, { keys: 2, hasReason: true })).toBe('finished');
      expect(door.next(state, { keys: 2 })).toEqual([]);
    },
  );

  it('knows what is next in the usual order, which of it needs a reason, and what holds it back even so', () => {
    expect(door.next('shut', { keys: 0 })).toEqual([
      { state: 'open', needsReason: true, refusal: null },
      { state: 'locked', needsReason: false, refusal: 'no_key' },
    ]);
    expect(door.next('open', { keys: 1 })).toEqual([
      { state: 'shut', needsReason: false, refusal: null },
      { state: 'locked', needsReason: false, refusal: null },
    ]);
    expect(door.next('locked', { keys: 1 })).toEqual([]);
  });
});

// The compiler refuses most of these; the check at the start stands behind a cast.
describe('a broken table is refused at the start', () => {
  const define = (states: object) => () => defineLifecycle({ ...parts, states: states as typeof parts.states });
  const { open, shut, locked } = parts.states;

  it.each([
    ['a state that leads to none of its own', { open: { ...open, sold: true }, shut, locked }, 'unknown states [sold]'],
    ['a rule that there isn’t', { open, shut: { locked: 'hasKeys', open: true }, locked }, 'unknown rules [hasKeys]'],
    [
      'a rule called as what every object has',
      { open, shut: { open: 'toString' }, locked },
      'unknown rules [toString]',
    ],
    ['a state that nothing leads to', { open: { shut: true }, shut: { open: true }, locked }, 'unreachable [locked]'],
    ['a first state that isn’t the first', { locked, open, shut }, 'unreachable [open,shut]'],
    ['a state that leads nowhere and isn’t final', { open, shut: {}, locked }, 'dead ends [shut]'],
    [
      'a transition that is neither ruled nor free',
      { open: { ...open, shut: false }, shut, locked },
      'unknown rules [false]',
    ],
    [
      'all at once',
      { open: { shut: 'a' }, shut: {}, locked },
      'unknown rules [a], unreachable [locked], dead ends [shut]',
    ],
  ])('for %s', (_, states, problem) => {
    expect(define(states)).toThrow(new Error(`The table of door is broken: ${problem}`));
  });

  it('and one without a fault isn’t', () => {
    expect(define(parts.states)).not.toThrow();
  });
});
