import type { OrderLine } from '#contract/types.ts';
import { ItemImage } from '#ui/item-image.tsx';
import classes from './order-lines.module.css';
import { nameOfLine, ordersStrings } from './orders.strings.ts';

/** A line's picture, which opens in its full size. */
export function LinePicture({ line }: { line: OrderLine }) {
  const { image, image_url: url } = line;
  const picture = <ItemImage image={image ?? url} sizes="64px" small />;
  const largest = image?.sources.at(-1)?.url ?? image?.url ?? url;
  if (largest === null) return picture;
  return (
    <a className={classes['picture']} href={largest} target="_blank" rel="noreferrer" aria-label={ordersStrings.openPhoto(nameOfLine(line))}>
      {picture}
    </a>
  );
}
