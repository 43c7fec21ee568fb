import type { OrderLine } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { UnstyledButton } from '@mantine/core';
import classes from './order-lines.module.css';
import { nameOfLine, ordersStrings } from '../orders.strings.ts';

interface LinePictureProps {
  line: OrderLine;
  /** Opens it in its full size. */
  onLook: () => void;
}

/** A line's picture; one that is larger elsewhere is a button. */
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
