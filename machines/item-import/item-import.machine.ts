/**
 * The lifecycle of an import of items: uploaded, read and previewed, written or given up.
 * Design: section 7 (import and export are beside the specification's calls).
 * It invokes nothing, so nothing is aborted. The server decides by it, the client shows the allowed transitions, tests
 * walk it.
 */
import { setup } from 'xstate';
import type { components } from '#contract/types.ts';
import { checkLifecycle, readTransitionRefusal } from '../kit/lifecycle.ts';
import { listAll } from '#common/list-all.ts';

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

/** The guards by name: each returns why the transition is refused. */
const rules = {
  canApply: ({ hasWork, hasErrors, isWhole }: ItemImportFacts): ItemImportRefusal | null => {
    if (isWhole && hasErrors) return 'has_errors';
    return hasWork ? null : 'nothing_to_write';
  },
};

/** Requests the transition to the state in the event's name. */
export type ItemImportEvent = {
  [To in ItemImportState]: ItemImportFacts & { type: `import.${To}` };
}[ItemImportState];

/** The lifecycle of imports. */
export const itemImportMachine = setup({
  types: {} as { events: ItemImportEvent },
  guards: { canApply: ({ event }) => rules.canApply(event) === null },
}).createMachine({
  id: 'itemImport',
  initial: 'uploaded',
  states: {
    uploaded: { on: { 'import.parsing': 'parsing', 'import.failed': 'failed', 'import.canceled': 'canceled' } },
    parsing: { on: { 'import.previewed': 'previewed', 'import.failed': 'failed', 'import.canceled': 'canceled' } },
    previewed: {
      on: {
        // With other columns or another encoding, or with pictures.
        'import.parsing': 'parsing',
        'import.applying': { target: 'applying', guard: 'canApply' },
        'import.canceled': 'canceled',
      },
    },
    applying: { on: { 'import.done': 'done', 'import.failed': 'failed', 'import.canceled': 'canceled' } },
    // What has been written then is unchanged in the next preview.
    failed: { on: { 'import.parsing': 'parsing', 'import.canceled': 'canceled' } },
    done: { type: 'final' },
    canceled: { type: 'final' },
  },
});

/** Every state, in their usual order. */
export const itemImportStates = listAll<ItemImportState>()([
  'uploaded',
  'parsing',
  'previewed',
  'applying',
  'done',
  'failed',
  'canceled',
]);

/** Whether the server is at work on it. */
export const isItemImportRunning = (state: ItemImportState): boolean =>
  state === 'uploaded' || state === 'parsing' || state === 'applying';

/** Why an import may not change from `state` to `to`; null if it may. */
export function itemImportRefusal(
  state: ItemImportState,
  to: ItemImportState,
  facts: ItemImportFacts,
): ItemImportRefusal | null {
  return readTransitionRefusal(
    { nodes: itemImportMachine.root.states, rules },
    { state, event: `import.${to}`, facts },
  );
}

/** Throws if the lifecycle's states differ from those of the contract, or one can't be reached. */
export function checkItemImportTable(machine = itemImportMachine): void {
  checkLifecycle('item imports', machine.root.states, itemImportStates);
}
