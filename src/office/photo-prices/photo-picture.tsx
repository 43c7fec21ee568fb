import type { OrderLine } from '#contract/types.ts';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { ImageIcon } from '#ui/icons.tsx';
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { preload } from 'react-dom';
import { photoPricesStrings } from './photo-prices.strings.ts';
import classes from './photo-prices.module.css';
import type { QueuedPhoto } from './use-photo-queue.ts';

const SIZES = '(min-width: 62em) 420px, 92vw';

type Image = NonNullable<OrderLine['image']>;

const sourcesOf = ({ sources }: Image): string => sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Loads what the next photo shows while this one is looked at. */
export function usePreloaded(next: QueuedPhoto | undefined): void {
  const { data } = useQuery({ ...placedOrderQuery(next?.line.order.id ?? 0), enabled: next !== undefined });
  const image = data?.lines.find(({ id }) => id === next?.line.id)?.image;
  if (image) preload(image.url, { as: 'image', imageSrcSet: sourcesOf(image), imageSizes: SIZES });
}

interface PhotoPictureProps {
  orderId: number;
  /** The small picture of the list, shown until the large one is known. */
  thumbnail: string | null;
  image: Image | null;
  onLook: () => void;
}

/** The photo, whole; a button that shows it over the whole window. */
export function PhotoPicture({ orderId, thumbnail, image, onLook }: PhotoPictureProps) {
  return (
    <UnstyledButton
      className={classes['picture'] ?? ''}
      aria-label={`${photoPricesStrings.picture(orderId)}. ${photoPricesStrings.enlarge}`}
      disabled={!image}
      onClick={onLook}
    >
      <ImageIcon size={32} />
      {thumbnail !== null && <img className={classes['image']} src={thumbnail} alt="" />}
      {image && (
        <img
          key={image.url}
          className={classes['image']}
          src={image.url}
          srcSet={sourcesOf(image) || undefined}
          sizes={SIZES}
          alt=""
          fetchPriority="high"
        />
      )}
    </UnstyledButton>
  );
}
