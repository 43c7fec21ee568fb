import type { components } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { nameOfLine, noteOfLine } from '#entities/order/orders.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { BuyPart } from './buy-part.tsx';
import { MarkFailure } from './mark-failure.tsx';
import classes from './market.module.css';
import { marketStrings } from './market.strings.ts';
import { RefuseLine } from './refuse-line.tsx';
import { useMark } from './use-mark.ts';

/** A line as its intermediary sees it. */
export type MarketLineData = components['schemas']['IntermediaryLine'];

interface MarketLineProps {
  purchaseId: number;
  line: MarketLineData;
  /** Opens the picture in full size. */
  onLook: () => void;
}

/** A line that is to be bought: its picture, and the two answers. */
export function MarketLine({ purchaseId, line, onLook }: MarketLineProps) {
  const [asked, setAsked] = useState<'refusal' | 'part' | null>(null);
  const { mutate, isPending, error } = useMark(purchaseId, line.id);
  const name = nameOfLine(line);
  const picture = <ItemImage image={line.image} sizes="(min-width: 48em) 320px, 100vw" />;
  const close = (): void => setAsked(null);
  return (
    <li className={classes['line']}>
      {line.image ? (
        <UnstyledButton className={classes['picture'] ?? ''} aria-label={marketStrings.look(name)} onClick={onLook}>
          {picture}
        </UnstyledButton>
      ) : (
        picture
      )}
      <div className={classes['about']}>
        <b className={classes['name']}>{keepTogether(name)}</b>
        <b className={classes['count']}>{marketStrings.count(line.count)}</b>
        {noteOfLine(line) && <span className={classes['comment']}>{noteOfLine(line)}</span>}
      </div>
      {error && <MarkFailure error={error} />}
      <div className={classes['answers']}>
        <Button
          size="lg"
          variant="default"
          disabled={isPending}
          aria-label={marketStrings.refusedOf(name)}
          onClick={() => setAsked('refusal')}
        >
          {marketStrings.refused}
        </Button>
        <Button
          size="lg"
          loading={isPending}
          aria-label={marketStrings.boughtOf(name)}
          onClick={() => mutate({ state: 'P', count: line.count })}
        >
          {marketStrings.bought}
        </Button>
        {line.count > 1 && (
          <Button
            size="md"
            variant="subtle"
            className={classes['part'] ?? ''}
            disabled={isPending}
            aria-label={marketStrings.partOf(name)}
            onClick={() => setAsked('part')}
          >
            {marketStrings.part}
          </Button>
        )}
      </div>
      <Dialog opened={asked === 'refusal'} onClose={close} title={marketStrings.refuseTitle} size={440}>
        <RefuseLine purchaseId={purchaseId} lineId={line.id} onClose={close} />
      </Dialog>
      <Dialog opened={asked === 'part'} onClose={close} title={marketStrings.partTitle} size={440}>
        <BuyPart purchaseId={purchaseId} line={line} onClose={close} />
      </Dialog>
    </li>
  );
}
