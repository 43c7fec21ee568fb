import { shareOut } from '#common/share-out.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { countProblem } from '#entities/order/lines/edit/line-draft.ts';
import { nameOfLine, noteOfLine } from '#entities/order/orders.strings.ts';
import type { LineMark } from '#machines/purchase/mark-queue.rules.ts';
import { keepTogether } from '#lib/no-break.ts';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, UnstyledButton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useMarkQueue } from './mark-queue.tsx';
import classes from './market.module.css';
import type { MarketGroup, MarketLineData } from './market.queries.ts';
import { marketStrings } from './market.strings.ts';
import { RefuseLines } from './refuse-lines.tsx';
import { useMarks } from './use-marks.ts';

/** That so many pieces are bought: for whoever ordered first, as the lines stand in the purchase. */
function boughtOf({ lines }: MarketGroup, count: number): LineMark[] {
  const waiting = lines.map((line, place) => ({ id: line.id, count: line.count, orderId: place, personId: place }));
  const taken = new Map(lines.map((line) => [line.id, line.taken ?? 0]));
  return [...shareOut(waiting, count, 'first')].flatMap(([id, bought]) =>
    bought > 0 ? [{ line_id: id, state: 'P' as const, count: bought + (taken.get(id) ?? 0) }] : [],
  );
}

/** What a customer has written, with the number of the order and, among others, how many pieces it is of. */
function Comment({ line, isOne }: { line: MarketLineData; isOne: boolean }) {
  const note = noteOfLine(line);
  if (note === '') return null;
  return (
    <span className={classes['comment']}>
      {marketStrings.commentOf(note, line.order_id, isOne ? null : line.count)}
    </span>
  );
}

interface MarketRowProps {
  purchaseId: number;
  group: MarketGroup;
  onMarked: (lines: readonly MarketLineData[]) => void;
  /** Opens the picture in full size. */
  onLook: () => void;
}

/** Goods that are to be bought: the picture, how many, what was written, and the two answers. */
export function MarketRow({ purchaseId, group, onMarked, onLook }: MarketRowProps) {
  const { first, lines, count } = group;
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const tell = useMarks(purchaseId);
  const isWaiting = useSelector(useMarkQueue(), (snapshot) => snapshot.hasTag('waiting'));
  const isLocked = lines.some((line) => line.isLocked);
  const name = nameOfLine(first);
  const title = marketStrings.refuseTitle(name, count);
  const chosen = typed ?? String(count);
  const problem = countProblem(chosen, count);
  const step = (by: number) => (): void => setTyped(String(Math.min(count, Math.max(1, Number(chosen) + by))));
  const buy = (): void => {
    setIsTried(problem !== undefined);
    if (problem !== undefined) return;
    setTyped(null);
    const marks = boughtOf(group, Number(chosen));
    tell(name, marks);
    onMarked(lines.filter(({ id }) => marks.some((mark) => mark.line_id === id)));
  };
  const picture = <ItemImage image={first.image} sizes="72px" small />;
  return (
    <li className={classes['line']}>
      {first.image ? (
        <UnstyledButton className={classes['picture'] ?? ''} aria-label={marketStrings.look(name)} onClick={onLook}>
          {picture}
        </UnstyledButton>
      ) : (
        picture
      )}
      <div className={classes['about']}>
        <b className={classes['name']}>{keepTogether(name)}</b>
        <b className={classes['count']}>{marketStrings.count(count)}</b>
      </div>
      <div className={classes['answers']}>
        {count > 1 && (
          <div className={classes['stepper']} role="group" aria-label={marketStrings.howMany(name)}>
            <Button
              variant="default"
              className={classes['step'] ?? ''}
              aria-label={marketStrings.fewer(name)}
              disabled={isLocked || Number(chosen) <= 1}
              onClick={step(-1)}
            >
              −
            </Button>
            <NumericInput
              size="md"
              aria-label={marketStrings.partCount(name, count)}
              value={chosen}
              disabled={isLocked}
              error={(isTried || Number(chosen) > count) && problem}
              onFocus={(event) => event.currentTarget.select()}
              onChange={setTyped}
            />
            <Button
              variant="default"
              className={classes['step'] ?? ''}
              aria-label={marketStrings.more(name)}
              disabled={isLocked || Number(chosen) >= count}
              onClick={step(1)}
            >
              +
            </Button>
          </div>
        )}
        <Button
          className={classes['refuse'] ?? ''}
          variant="subtle"
          // Nobody knows yet which line the rest of a waiting one will be.
          disabled={isLocked || lines.some((line) => line.taken !== undefined)}
          aria-label={marketStrings.refusedOf(name)}
          onClick={() => setIsAsked(true)}
        >
          {count > 1 ? marketStrings.refusedShort : marketStrings.refused}
        </Button>
        <Button
          className={classes['buy'] ?? ''}
          disabled={isLocked}
          aria-label={marketStrings.boughtOf(name)}
          onClick={buy}
        >
          {marketStrings.bought}
        </Button>
      </div>
      {lines.map((line) => (
        <Comment key={line.id} line={line} isOne={lines.length === 1} />
      ))}
      {isWaiting && lines.some(({ isUnsent, taken }) => isUnsent || taken !== undefined) && (
        <span className={classes['unsent']}>{marketStrings.unsent}</span>
      )}
      <Dialog opened={isAsked} onClose={() => setIsAsked(false)} title={title} size={440}>
        <RefuseLines purchaseId={purchaseId} group={group} onMarked={onMarked} onClose={() => setIsAsked(false)} />
      </Dialog>
    </li>
  );
}
