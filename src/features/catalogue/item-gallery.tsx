import type { components } from '#contract/types.ts';
import { ItemImage } from '#ui/item-image.tsx';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { catalogueStrings } from './catalogue.strings.ts';
import classes from './item-gallery.module.css';

const MAIN_SIZES = '(min-width: 48em) 560px, 100vw';
const THUMB_SIZES = '68px';

interface ItemGalleryProps {
  name: string;
  image: components['schemas']['Image'] | null;
  images: readonly components['schemas']['Image'][];
}

/** An item's pictures: a large one and the rest to choose from. */
export function ItemGallery({ name, image, images }: ItemGalleryProps) {
  const all = images.length > 0 ? images : image ? [image] : [];
  const [chosen, setChosen] = useState(0);
  return (
    <div className={classes['gallery']}>
      <ItemImage image={all[chosen] ?? null} alt={catalogueStrings.pictureOf(name, chosen + 1)} sizes={MAIN_SIZES} eager />
      {all.length > 1 && (
        <div className={classes['thumbs']} role="group" aria-label={catalogueStrings.pictures}>
          {all.map((picture, index) => (
            <UnstyledButton
              key={picture.url}
              className={classes['thumb']}
              aria-label={catalogueStrings.picture(index + 1)}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <ItemImage image={picture} sizes={THUMB_SIZES} small />
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}
