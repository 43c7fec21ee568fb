import { nameOfLine } from '#entities/order/orders.strings.ts';
import { Button } from '@mantine/core';
import type { MarketLineData } from './market.queries.ts';
import classes from './market.module.css';
import { marketStrings } from './market.strings.ts';
import { PricePaid } from './price-paid.tsx';
import { useMarks } from './use-marks.ts';

interface LastMarkProps {
  purchaseId: number;
  /** The lines that were told of last. */
  last: readonly MarketLineData[];
  /** All lines, as they are now. */
  lines: readonly MarketLineData[];
  /** Called once all of them are taken back. */
  onTakenBack: () => void;
}

/** What was told last, with the way back: `Куплено 12: Чайник. Вернуть`. */
export function LastMark({ purchaseId, last, lines, onTakenBack }: LastMarkProps) {
  const tell = useMarks(purchaseId);
  const ids = new Set(last.map(({ id }) => id));
  // What the shop has settled since isn't taken back here.
  const undoable = lines.filter((line) => ids.has(line.id) && line.can_undo);
  const [first] = undoable;
  if (!first) return null;
  const count = undoable.reduce((sum, line) => sum + line.count, 0);
  return (
    <div className={classes['last']}>
      <span>{marketStrings.marked(nameOfLine(first), count, first.state === 'P')}</span>
      {first.state === 'P' && <PricePaid purchaseId={purchaseId} lines={undoable} />}
      <Button
        variant="subtle"
        onClick={() => {
          tell(
            nameOfLine(first),
            undoable.map(({ id }) => ({ line_id: id, state: 'O' })),
          );
          onTakenBack();
        }}
      >
        {marketStrings.undo}
      </Button>
    </div>
  );
}
