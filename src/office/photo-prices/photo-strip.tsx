import { ItemImage } from '#entities/item/item-image.tsx';
import { nameOfLine } from '#entities/order/orders.strings.ts';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { photoPricesStrings } from './photo-prices.strings.ts';
import classes from './photo-prices.module.css';
import type { QueuedPhoto } from './use-photo-queue.ts';

const labelOf = ({ line, progress }: QueuedPhoto): string =>
  [
    photoPricesStrings.picture(line.order.id),
    nameOfLine(line),
    ...(progress === 'open' ? [] : [photoPricesStrings.states[progress]]),
  ].join(', ');

interface PhotoStripProps {
  photos: readonly QueuedPhoto[];
  /** The line of the photo that is looked at. */
  at: number;
  onOpen: (id: number) => void;
}

/** All photos of the queue, over all orders; the one that is looked at stays in view. */
export function PhotoStrip({ photos, at, onOpen }: PhotoStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current: list } = strip;
    const tile = list?.querySelector<HTMLElement>(`[data-line='${at}']`);
    // Of the strip alone: the page stays where it is.
    if (list && tile) list.scrollLeft = tile.offsetLeft - (list.clientWidth - tile.offsetWidth) / 2;
  }, [at]);
  return (
    <ul ref={strip} className={classes['strip']} aria-label={photoPricesStrings.strip}>
      {photos.map((photo) => {
        const { line, progress } = photo;
        return (
          <li key={line.id}>
            <UnstyledButton
              className={classes['tile'] ?? ''}
              data-line={line.id}
              data-progress={progress}
              aria-current={line.id === at || undefined}
              aria-label={labelOf(photo)}
              onClick={() => onOpen(line.id)}
            >
              <ItemImage image={line.image_url} small />
              {(progress === 'saved' || progress === 'unsent') && <CheckIcon size={20} />}
              {progress === 'refused' && <AlertIcon size={20} />}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
