/**
 * The lifecycle of an import of items: uploaded, read and previewed, written or given up.
 * Design: section 7 (import and export are beside the specification's calls).
 * It invokes nothing, so nothing is aborted. The server decides by it, the client shows the allowed transitions, tests
 * walk it.
 */
import type { components } from '#contract/types.ts';
import { defineLifecycle } from '../kit/define-lifecycle.ts';

/** A state of an import, as the contract names it. */
export type ItemImportState = components['schemas']['ItemImportState'];

/** The facts that guards check. */
export interface ItemImportFacts {
  /** Some row makes or changes an item. */
  hasWork: boolean;
  /** Some row has an error. */
  hasErrors: boolean;
  /** All rows are to be written or none. */
  isWhole: boolean;
}

/** Why an import refuses a transition. */
export type ItemImportRefusal = 'nothing_to_write' | 'has_errors' | 'finished' | 'not_allowed';

const lifecycle = defineLifecycle({
  types: {} as { state: ItemImportState; facts: ItemImportFacts; refusal: ItemImportRefusal },
  id: 'itemImport',
  subject: 'import',
  states: {
    uploaded: { parsing: true, failed: true, canceled: true },
    parsing: { previewed: true, failed: true, canceled: true },
    // It is read again with other columns or another encoding, or with pictures.
    previewed: { parsing: true, applying: 'canApply', canceled: true },
    applying: { done: true, failed: true, canceled: true },
    done: 'final',
    // What has been written then is unchanged in the next preview.
    failed: { parsing: true, canceled: true },
    canceled: 'final',
  },
  rules: {
    canApply: ({ hasWork, hasErrors, isWhole }) => {
      if (isWhole && hasErrors) return 'has_errors';
      return hasWork ? null : 'nothing_to_write';
    },
  },
});

/** The lifecycle of imports, every state, and why an import may not change from one state to another. */
export const { machine: itemImportMachine, states: itemImportStates, refusal: itemImportRefusal } = lifecycle;

/** Whether the server is at work on it. */
export const isItemImportRunning = (state: ItemImportState): boolean =>
  state === 'uploaded' || state === 'parsing' || state === 'applying';
