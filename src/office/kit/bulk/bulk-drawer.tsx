import type { SeenRow } from '#machines/shell/bulk-action.machine.ts';
import { useFlow } from '#page/use-flow.ts';
import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { BulkRun } from './bulk-run.tsx';
import { bulkFlow } from './bulk.flow.ts';
import { bulkStrings } from './bulk.strings.ts';
import type { ListChange } from './list-change.ts';
import { SidePanel } from './side-panel.tsx';
import { useHasSections } from '#ui/list/use-is-wide.ts';

/** What a drawer is open about. */
export interface AskedRows {
  ids: readonly number[];
  /** The versions of those that the person saw. */
  seen: readonly SeenRow[];
  /** The name of the change that a key or a button has chosen. */
  preset: string | null;
  /** Whether it runs without a question where there is nothing to decide on. */
  isAtOnce?: boolean;
  /** Tells this question from the one before it; one without a list has but one. */
  turn?: number;
}

/** The bar of a list's selection, which tells how a change goes where there is room. */
interface BarPlace {
  /** Where it tells; null until it is rendered. */
  element: HTMLElement | null;
  /** Called when a change is chosen. */
  onChosen: () => void;
  onBusy: (isBusy: boolean) => void;
  /** Called once it has ended, with the rows that are not changed. */
  onEnded: (left: readonly number[], canForce: boolean) => void;
  /** Called where an act was refused for these rows as they are, and would be again. */
  onRefused: (name: string, ids: readonly number[]) => void;
  /** Selects exactly these rows. */
  onShow: (ids: readonly number[]) => void;
}

/** Of the drawer of a list. */
export interface ListDrawerProps {
  asked: AskedRows;
  isOpen: boolean;
  /** `left` are the rows that are not changed; undefined where nothing was done. */
  onClose: (left: readonly number[] | undefined) => void;
  bar?: BarPlace;
}

type ShowRows = (ids: readonly number[]) => void;

interface BulkDrawerProps extends ListDrawerProps {
  title: string;
  /** A refused row by its name, as a link. */
  RowLink: ComponentType<{ id: number }>;
  /** Whether what may be done is being read; beside the rows the question is shown once it is. */
  isReading?: boolean;
  /** Whether it is known that what a button or a key has named goes for none of the rows. */
  isHeld?: boolean;
  /** Asks for the change; `show` selects exactly these rows in the list. */
  children: (choose: (change: ListChange) => void, show: ShowRows | undefined) => ReactNode;
}

interface Chosen {
  change: ListChange;
  ids: readonly number[];
  turn: number;
}

/** What can be done with many rows, how it goes, and what became of each. */
export function BulkDrawer({ asked, isOpen, onClose, bar, ...props }: BulkDrawerProps) {
  const { ids, seen, preset, isAtOnce = false, turn = 0 } = asked;
  const { title, RowLink, isReading = false, isHeld = false, children } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const actor = useFlow(bulkFlow, {});
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFinished = useSelector(actor, (snapshot) => snapshot.matches('finished'));
  const hasRoom = useHasSections();
  const isBeside = hasRoom && bar !== undefined;
  const hasStalled = useSelector(
    actor,
    (snapshot) => snapshot.matches('paused') || snapshot.context.refused.length > 0,
  );
  /** The question whose run needed more room than a line; it keeps it to its end. */
  const [stalledTurn, setStalledTurn] = useState<number | null>(null);
  if (hasStalled && stalledTurn !== turn) setStalledTurn(turn);
  const isAsking = isIdle || !chosen || chosen.turn !== turn;
  // What becomes of one row is a line, and no sheet over all the others.
  const isOne = bar !== undefined && ids.length === 1;
  const isInBar = isBeside || (isOne && (isAsking ? isAtOnce : stalledTurn !== turn));
  /** The question that was tried in the bar: whoever is asked nothing sees no sheet. */
  const [triedTurn, setTriedTurn] = useState<number | null>(null);
  const isTrying = isInBar && !isBeside && isAsking && !isReading && triedTurn !== turn;
  const choose = (change: ListChange, rows: readonly SeenRow[], of = ids): void => {
    if (!isIdle) actor.send({ type: 'change.closed' });
    setChosen({ change, ids: of, turn });
    bar?.onChosen();
    actor.send({ type: 'change.chosen', change, ids: of, seen: rows });
  };
  const leftOver = (): number[] => {
    const { waiting, refused } = actor.getSnapshot().context;
    return [...refused.map(({ id }) => id), ...waiting];
  };
  /** Those that the change has gone for: nothing is put back of the others. */
  const doneOf = (of: readonly number[]): number[] => {
    const left = new Set(leftOver());
    return of.filter((id) => !left.has(id));
  };
  const close = (): void => {
    // Between calls it can be stopped; a drawer that is gone would tell nothing.
    if (isBusy) return;
    // Closed first: the question that is drawn again while the drawer leaves must not be answered at once.
    onClose(isAsking ? undefined : leftOver());
    actor.send({ type: 'change.closed' });
  };
  const show =
    bar &&
    ((shown: readonly number[]): void => {
      // A sheet covers them, and the question isn't about these.
      if (isAsking || !isBeside) close();
      bar.onShow(shown);
    });
  const tell = useEffectEvent((busy: boolean): void => bar?.onBusy(busy));
  useEffect(() => tell(isBusy), [isBusy]);
  const end = useEffectEvent((): void => {
    const { refused } = actor.getSnapshot().context;
    const hopeless = refused.flatMap(({ id, canRetry }) => (canRetry ? [] : [id]));
    if (chosen && !chosen.change.isOfInput) bar?.onRefused(chosen.change.name, hopeless);
    if (isInBar)
      bar?.onEnded(
        leftOver(),
        refused.some((row) => row.canForce),
      );
  });
  useEffect(() => {
    if (isFinished) end();
  }, [isFinished]);
  const hold = useEffectEvent(() => preset !== null && bar?.onRefused(preset, ids));
  const heldTurn = isOpen && isAsking && isHeld ? turn : null;
  useEffect(() => {
    if (heldTurn !== null) hold();
  }, [heldTurn]);
  const isEmpty = isOpen && isAsking && ids.length === 0;
  const leave = useEffectEvent(() => onClose(undefined));
  // Whoever takes the last row out of the selection asks no more.
  useEffect(() => {
    if (isEmpty) leave();
  }, [isEmpty]);
  const question = isAsking && children((change) => choose(change, seen), show);
  const run = !isAsking && (
    <BulkRun
      actor={actor}
      change={chosen.change}
      RowLink={RowLink}
      isInBar={isInBar}
      onClose={close}
      onUndo={(change) => choose(change, [], doneOf(chosen.ids))}
      onShow={show}
    />
  );
  // Attached after the effects of the question, which is answered at once or stays.
  const setTried = (element: HTMLElement | null): void => {
    if (element) setTriedTurn(turn);
  };
  const told =
    run ||
    (isReading ? (
      <p role="status">{bulkStrings.reading}</p>
    ) : isBeside ? (
      <SidePanel key={turn} title={title} onClose={close}>
        {question}
      </SidePanel>
    ) : (
      isTrying && (
        <div ref={setTried} hidden>
          {question}
        </div>
      )
    ));
  const inBar = isOpen && isInBar && bar?.element && told && createPortal(told, bar.element);
  if (isBeside) return inBar;
  return (
    <>
      {inBar}
      <SideDrawer
        opened={isOpen && !inBar}
        onClose={close}
        title={title}
        closeLabel={bulkStrings.closeDrawer}
        position="right"
        size={420}
        isClear
      >
        {!inBar && (run || question)}
      </SideDrawer>
    </>
  );
}
