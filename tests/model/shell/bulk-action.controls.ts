import type { WithoutControl } from '#tests/model/kit/controls.ts';

/** Events of a change of many rows that no control brings about. */
export const bulkActionWithoutControl = {
  'change.stopped': ({ context }) => (context.isStopping ? 'its button is disabled once it was pressed' : undefined),
} as const satisfies WithoutControl;
