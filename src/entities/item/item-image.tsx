import type { components } from '#contract/types.ts';
import { ImageIcon } from '#ui/icons.tsx';
import classes from './item-image.module.css';

interface ItemImageProps {
  image: components['schemas']['Image'] | string | null;
  /** Empty where the item's name is beside the picture. */
  alt?: string;
  /** The CSS `sizes` of the picture; required if it comes in several widths. */
  sizes?: string;
  /** Loads at once instead of when it is scrolled near. */
  eager?: boolean;
  small?: boolean;
  /** A file of the same picture that the browser has, shown until its own has come. */
  preview?: string | undefined;
}

/** A square picture of an item. It keeps its space while it loads. */
export function ItemImage({ image, alt = '', sizes, eager = false, small = false, preview }: ItemImageProps) {
  const source = typeof image === 'string' ? { url: image, sources: [] } : image;
  const srcSet = source?.sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return (
    <div className={classes['frame']} data-small={small || undefined}>
      <ImageIcon size={small ? 20 : 32} />
      {source && (
        <img
          className={classes['image']}
          src={source.url}
          srcSet={srcSet || undefined}
          sizes={sizes}
          alt={alt}
          width={400}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          style={preview === undefined ? undefined : { background: `center / cover url(${JSON.stringify(preview)})` }}
        />
      )}
    </div>
  );
}
