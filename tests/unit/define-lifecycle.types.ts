import { defineLifecycle } from '#machines/kit/define-lifecycle.ts';

// What must not compile. The lint reports an expected error that is not there.

const types = {} as { state: 'open' | 'shut'; facts: { keys: number }; refusal: 'no_key' };
const rules = { hasKey: ({ keys }: { keys: number }) => (keys > 0 ? null : ('no_key' as const)) };
const about = { types, id: 'door', subject: 'door', rules } as const;

/** Compiles: every state is there, with rules that there are. */
export const whole = defineLifecycle({ ...about, states: { open: { shut: true }, shut: { open: 'hasKey' } } });

// @ts-expect-error `shut` is missing
export const without = defineLifecycle({ ...about, states: { open: { shut: true } } });
export const withUnknown = defineLifecycle({
  ...about,
  // @ts-expect-error there is no state `sold`
  states: { open: { shut: true }, shut: 'final', sold: 'final' },
});
export const toUnknown = defineLifecycle({
  ...about,
  // @ts-expect-error there is no state `sold`
  states: { open: { sold: true }, shut: 'final' },
});
export const withUnknownRule = defineLifecycle({
  ...about,
  // @ts-expect-error there is no rule `hasKeys`
  states: { open: { shut: 'hasKeys' }, shut: 'final' },
});
export const withUnknownEnd = defineLifecycle({
  ...about,
  // @ts-expect-error a state that ends it is `final`
  states: { open: { shut: true }, shut: 'end' },
});
export const withOtherFacts = defineLifecycle({
  ...about,
  states: { open: { shut: 'isTall' }, shut: 'final' },
  // @ts-expect-error the facts have no height
  rules: { isTall: ({ height }: { height: number }) => (height > 2 ? null : 'no_key') },
});
export const withOtherRefusal = defineLifecycle({
  ...about,
  states: { open: { shut: 'hasKey' }, shut: 'final' },
  // @ts-expect-error the contract knows no such refusal
  rules: { hasKey: () => 'lost' as const },
});
export const withOtherSame = defineLifecycle({
  ...about,
  // @ts-expect-error the contract knows no such refusal
  sameState: 'same',
  states: { open: { shut: true }, shut: 'final' },
});
export const asked = [
  whole.refusal('open', 'shut', { keys: 1 }),
  // @ts-expect-error there is no state `sold`
  whole.refusal('open', 'sold', { keys: 1 }),
  // @ts-expect-error the facts are missing
  whole.refusal('open', 'shut', {}),
];
