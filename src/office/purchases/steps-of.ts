import type { PurchaseLine } from '#contract/types.ts';

/** How far the pieces of lines are. */
export interface Steps {
  /** Those that aren't cancelled. */
  all: number;
  /** Bought or received, and what became of those. */
  came: number;
  handedOver: number;
  canceled: number;
}

/** How far the pieces of these lines are. */
export function stepsOf(lines: readonly Pick<PurchaseLine, 'state' | 'count'>[]): Steps {
  const steps: Steps = { all: 0, came: 0, handedOver: 0, canceled: 0 };
  for (const { state, count } of lines) {
    if (state === 'C') steps.canceled += count;
    else steps.all += count;
    if (state === 'P' || state === 'F') steps.came += count;
    if (state === 'F') steps.handedOver += count;
  }
  return steps;
}
