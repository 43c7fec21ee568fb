import type { OrderLine } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { UnstyledButton } from '@mantine/core';
import classes from './order-lines.module.css';
import { nameOfLine, ordersStrings } from '../orders.strings.ts';

interface LinePictureProps {
  line: OrderLine;
  /** Opens the picture in full size. */
  onLook: () => void;
}

/** The picture of an order line; a button if a larger one exists. */
export function LinePicture({ line, onLook }: LinePictureProps) {
  const { image, image_url: url } = line;
  if (!image) return <ItemImage image={url} small />;
  return (
    <UnstyledButton
      className={classes['picture'] ?? ''}
      aria-label={ordersStrings.openPhoto(nameOfLine(line))}
      onClick={onLook}
    >
      <ItemImage image={image} sizes="64px" small />
    </UnstyledButton>
  );
}
