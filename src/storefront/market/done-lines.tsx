import { ItemImage } from '#entities/item/item-image.tsx';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { addUpLines } from '#entities/purchase/equal-lines.ts';
import { groupBy } from '#common/group-by.ts';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMarkQueue } from './mark-queue.tsx';
import type { MarketGroup, MarketLineData } from './market.queries.ts';
import classes from './market.module.css';
import { marketLineState, marketStrings } from './market.strings.ts';
import { PricePaid } from './price-paid.tsx';
import { useMarks } from './use-marks.ts';

function DoneRow({ purchaseId, group }: { purchaseId: number; group: MarketGroup }) {
  const tell = useMarks(purchaseId);
  const isWaiting = useSelector(useMarkQueue(), (snapshot) => snapshot.hasTag('waiting'));
  const { lines, first, count } = group;
  const name = nameOfLine(first);
  const undoable = lines.filter((line) => line.can_undo);
  const back = undoable.reduce((sum, line) => sum + line.count, 0);
  return (
    <li className={classes['doneLine']}>
      <ItemImage image={first.image} sizes="56px" small />
      <span>{`${name}, ${marketStrings.count(count)}`}</span>
      {first.state === 'P' && <PricePaid purchaseId={purchaseId} lines={lines} />}
      <span className={classes['answer']}>
        <span className={classes['note']}>{marketLineState(first.state)}</span>
        {back > 0 && (
          <Button
            size="md"
            px="xs"
            variant="subtle"
            aria-label={marketStrings.undoOf(name)}
            onClick={() =>
              tell(
                name,
                undoable.map(({ id }) => ({ line_id: id, state: 'O' })),
              )
            }
          >
            {back === count ? marketStrings.undo : marketStrings.undoPart(back)}
          </Button>
        )}
      </span>
      {isWaiting && lines.some(({ isUnsent }) => isUnsent) && (
        <span className={classes['unsent']}>{marketStrings.unsent}</span>
      )}
    </li>
  );
}

/** What was told of, folded, equal lines of one state added up; what was told by mistake can be taken back. */
export function DoneLines({ purchaseId, lines }: { purchaseId: number; lines: readonly MarketLineData[] }) {
  const groups = [...groupBy(lines, ({ state }) => state).values()].flatMap((of) => addUpLines(of));
  const { first, more } = useFirstRows(groups);
  if (lines.length === 0) return null;
  return (
    <details className={classes['done']}>
      <summary>{marketStrings.done(lines.reduce((sum, { count }) => sum + count, 0))}</summary>
      <ul className={classes['doneLines']}>
        {first.map((group) => (
          <DoneRow key={`${group.first.state} ${group.key}`} purchaseId={purchaseId} group={group} />
        ))}
      </ul>
      {more}
    </details>
  );
}
