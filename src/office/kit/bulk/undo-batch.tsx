import { makeUuid } from '#lib/uuid.ts';
import type { BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { Button } from '@mantine/core';
import { bulkStrings } from './bulk.strings.ts';

/** Whether a change takes another one back. */
export const isUndo = (change: BulkChange): boolean => change.of === 'items' && change.change.undo_of !== undefined;

/** The change that puts back what items were before a batch. */
export const undoOf = (batchId: string): BulkChange => ({
  of: 'items',
  change: { undo_of: batchId },
  batchId: makeUuid(),
});

interface UndoBatchProps {
  change: BulkChange;
  done: number;
  onUndo: (undo: BulkChange) => void;
}

/** Takes back a change of items that has ended; nothing where it can't be taken back. */
export function UndoBatch({ change, done, onUndo }: UndoBatchProps) {
  // A recovered item is deleted again by an ordinary change.
  if (change.of !== 'items' || isUndo(change) || change.change.is_deleted === false || done === 0) return null;
  const { batchId } = change;
  return (
    <Button variant="subtle" onClick={() => onUndo(undoOf(batchId))}>
      {bulkStrings.undo}
    </Button>
  );
}
