import { describe, expect, it } from 'vitest';
import { checkLifecycle, readTransitionRefusal } from '#machines/kit/lifecycle.ts';

const leadingTo = (target: string, guard?: unknown) =>
  [guard === undefined ? { target: [{ key: target }] } : { target: [{ key: target }], guard }] as const;

const nodes = {
  open: {
    type: 'atomic',
    transitions: new Map([
      ['shut', leadingTo('shut')],
      ['lock', leadingTo('locked', 'hasKey')],
      ['burn', leadingTo('locked', 'isForgotten')],
      ['melt', leadingTo('locked', () => true)],
      ['copy', leadingTo('locked', 'toString')],
    ]),
  },
  shut: { type: 'atomic', transitions: new Map([['lock', leadingTo('locked', 'hasKey')]]) },
  locked: { type: 'final', transitions: new Map() },
};
const rules = { hasKey: ({ keys }: { keys: number }) => (keys > 0 ? null : ('no_key' as const)) };

describe('a lifecycle refuses', () => {
  it.each([
    ['open', 'shut', 0, null],
    ['open', 'lock', 2, null],
    ['open', 'lock', 0, 'no_key'],
    ['shut', 'lock', 0, 'no_key'],
    ['shut', 'shut', 2, 'not_allowed'],
    ['locked', 'lock', 2, 'finished'],
    ['stolen', 'lock', 2, 'not_allowed'],
    // A guard without a rule allows nothing, whatever it is called.
    ['open', 'burn', 2, 'not_allowed'],
    ['open', 'melt', 2, 'not_allowed'],
    ['open', 'copy', 2, 'not_allowed'],
  ])('in %s the event %s with %i keys: %s', (state, event, keys, refusal) => {
    expect(readTransitionRefusal({ nodes, rules }, { state, event, facts: { keys } })).toBe(refusal);
  });
});

describe('the check of a lifecycle', () => {
  const check = (states: readonly string[], of: Parameters<typeof checkLifecycle>[1] = nodes) =>
    checkLifecycle('doors', of, states);

  it('takes one whose states are the contract’s and can all be reached', () => {
    expect(() => check(['open', 'shut', 'locked'])).not.toThrow();
  });

  it('names the states that the contract has not, and those that nothing leads to', () => {
    expect(() => check(['open', 'shut'])).toThrow('The table of doors is broken: unknown [locked], unreachable []');
    expect(() => check(['open', 'shut', 'locked', 'sold'])).toThrow('unknown [], unreachable [sold]');
    expect(() => check(['shut', 'open', 'locked'])).toThrow('unknown [], unreachable [open]');
    const dead = { ...nodes, open: { ...nodes.open, transitions: new Map([['lock', leadingTo('locked')]]) } };
    expect(() => check(['open', 'shut', 'locked'], dead)).toThrow('unknown [], unreachable [shut]');
  });
});
