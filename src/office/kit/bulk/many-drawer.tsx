import { useFlow } from '#page/use-flow.ts';
import type { BulkChange, SeenRow } from '#machines/shell/bulk-action.machine.ts';
import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { bulkFlow } from './bulk.flow.ts';
import { BulkRun } from './bulk-run.tsx';
import { bulkStrings } from './bulk.strings.ts';

/** What a drawer is open about. */
export interface AskedRows {
  ids: readonly number[];
  /** The versions of those that the person saw. */
  seen: readonly SeenRow[];
  /** The name of the change that a key has chosen. */
  preset: string | null;
}

/** Of the drawer of a list. */
export interface ListDrawerProps {
  asked: AskedRows;
  isOpen: boolean;
  /** `left` are the rows that are not changed; undefined where nothing was done. */
  onClose: (left: readonly number[] | undefined) => void;
}

interface ManyDrawerProps extends ListDrawerProps {
  title: string;
  /** A refused row by its name, as a link. */
  RowLink: ComponentType<{ id: number }>;
  /** What is said of the rows that are done; that they are changed, by default. */
  doneText?: (change: BulkChange, count: number) => string;
  /** Whether rows that were refused may be tried again as they are; they may, by default. */
  mayRetry?: (change: BulkChange) => boolean;
  /** Offered once it has ended; `choose` makes another change of the same rows. */
  renderAfterwards?: (ended: { change: BulkChange; done: number }, choose: (change: BulkChange) => void) => ReactNode;
  /** Asks for the change. */
  children: (choose: (change: BulkChange) => void) => ReactNode;
}

/** What can be done with many rows, how it goes, and what became of each. */
export function ManyDrawer({ asked: { ids, seen }, isOpen, onClose, ...props }: ManyDrawerProps) {
  const { title, RowLink, doneText, mayRetry, renderAfterwards, children } = props;
  const actor = useFlow(bulkFlow, {});
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const close = (): void => {
    // Between calls it can be stopped; a drawer that is gone would tell nothing.
    if (isBusy) return;
    const { waiting, refused } = actor.getSnapshot().context;
    actor.send({ type: 'change.closed' });
    onClose(isIdle ? undefined : [...refused.map(({ id }) => id), ...waiting]);
  };
  return (
    <SideDrawer
      opened={isOpen}
      onClose={close}
      title={title}
      closeLabel={bulkStrings.closeDrawer}
      position="right"
      size={420}
    >
      {isIdle ? (
        children((change) => actor.send({ type: 'change.chosen', change, ids, seen }))
      ) : (
        <BulkRun actor={actor} RowLink={RowLink} doneText={doneText} mayRetry={mayRetry} onClose={close}>
          {(ended) =>
            renderAfterwards?.(ended, (change) => {
              actor.send({ type: 'change.closed' });
              actor.send({ type: 'change.chosen', change, ids, seen: [] });
            })
          }
        </BulkRun>
      )}
    </SideDrawer>
  );
}
