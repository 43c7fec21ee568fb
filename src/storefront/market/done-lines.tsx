import { ItemImage } from '#entities/item/item-image.tsx';
import { lineStateNames, nameOfLine } from '#entities/order/orders.strings.ts';
import { useFirstRows } from '#ui/list/use-first-rows.tsx';
import { Button } from '@mantine/core';
import { MarkFailure } from './mark-failure.tsx';
import type { MarketLineData } from './market-line.tsx';
import classes from './market.module.css';
import { marketStrings } from './market.strings.ts';
import { useMark } from './use-mark.ts';

function DoneLine({ purchaseId, line }: { purchaseId: number; line: MarketLineData }) {
  const { mutate, isPending, error } = useMark(purchaseId, line.id);
  const name = nameOfLine(line);
  return (
    <li className={classes['doneLine']}>
      <ItemImage image={line.image} sizes="56px" small />
      <span>{`${name}, ${marketStrings.count(line.count)}`}</span>
      <span className={classes['answer']}>
        <span className={classes['note']}>{lineStateNames[line.state]}</span>
        {line.can_undo && (
          <Button
            size="md"
            px="xs"
            variant="subtle"
            loading={isPending}
            aria-label={marketStrings.undoOf(name)}
            onClick={() => mutate({ state: 'O' })}
          >
            {marketStrings.undo}
          </Button>
        )}
      </span>
      {error && (
        <div className={classes['wide']}>
          <MarkFailure error={error} />
        </div>
      )}
    </li>
  );
}

/** The lines that were told of, folded; what was told by mistake can be taken back. */
export function DoneLines({ purchaseId, lines }: { purchaseId: number; lines: readonly MarketLineData[] }) {
  const { first, more } = useFirstRows(lines);
  if (lines.length === 0) return null;
  return (
    <details className={classes['done']}>
      <summary>{marketStrings.done(lines.length)}</summary>
      <ul className={classes['doneLines']}>
        {first.map((line) => (
          <DoneLine key={line.id} purchaseId={purchaseId} line={line} />
        ))}
      </ul>
      {more}
    </details>
  );
}
