import type { SeenRow } from '#machines/shell/bulk-action.machine.ts';
import { useFlow } from '#page/use-flow.ts';
import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { BulkRun } from './bulk-run.tsx';
import { bulkFlow } from './bulk.flow.ts';
import { bulkStrings } from './bulk.strings.ts';
import type { ListChange } from './list-change.ts';

/** What a drawer is open about. */
export interface AskedRows {
  ids: readonly number[];
  /** The versions of those that the person saw. */
  seen: readonly SeenRow[];
  /** The name of the change that a key or a button has chosen. */
  preset: string | null;
  /** Whether it runs without a question where there is nothing to decide on. */
  isAtOnce?: boolean;
}

/** Of the drawer of a list. */
export interface ListDrawerProps {
  asked: AskedRows;
  isOpen: boolean;
  /** `left` are the rows that are not changed; undefined where nothing was done. */
  onClose: (left: readonly number[] | undefined) => void;
}

interface BulkDrawerProps extends ListDrawerProps {
  title: string;
  /** A refused row by its name, as a link. */
  RowLink: ComponentType<{ id: number }>;
  /** Asks for the change. */
  children: (choose: (change: ListChange) => void) => ReactNode;
}

/** What can be done with many rows, how it goes, and what became of each. */
export function BulkDrawer({ asked: { ids, seen }, isOpen, onClose, ...props }: BulkDrawerProps) {
  const { title, RowLink, children } = props;
  const [chosen, setChosen] = useState<ListChange | null>(null);
  const actor = useFlow(bulkFlow, {});
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const choose = (change: ListChange, rows: readonly SeenRow[]): void => {
    setChosen(change);
    actor.send({ type: 'change.chosen', change, ids, seen: rows });
  };
  const close = (): void => {
    // Between calls it can be stopped; a drawer that is gone would tell nothing.
    if (isBusy) return;
    const { waiting, refused } = actor.getSnapshot().context;
    // Closed first: the question that is drawn again while the drawer leaves must not be answered at once.
    onClose(isIdle ? undefined : [...refused.map(({ id }) => id), ...waiting]);
    actor.send({ type: 'change.closed' });
  };
  return (
    <SideDrawer
      opened={isOpen}
      onClose={close}
      title={title}
      closeLabel={bulkStrings.closeDrawer}
      position="right"
      size={420}
      isClear
    >
      {isIdle || !chosen ? (
        children((change) => choose(change, seen))
      ) : (
        <BulkRun
          actor={actor}
          change={chosen}
          RowLink={RowLink}
          onClose={close}
          onChoose={(change) => {
            actor.send({ type: 'change.closed' });
            choose(change, []);
          }}
        />
      )}
    </SideDrawer>
  );
}
