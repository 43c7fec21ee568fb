import type { components } from '#contract/types.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { landing } from '#ui/navigation/picture-flight.ts';
import { PlainButton } from '#ui/native/plain-button.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { useRef, useState, type UIEvent } from 'react';
import { catalogueStrings } from '../catalogue.strings.ts';
import classes from './item-gallery.module.css';

const MAIN_SIZES = '(min-width: 72em) 560px, (min-width: 48em) calc(50vw - 56px), calc(100vw - 32px)';
const THUMB_SIZES = '64px';

interface ItemGalleryProps {
  name: string;
  image: components['schemas']['Image'] | null;
  images: readonly components['schemas']['Image'][];
}

/** The file of a picture that the browser has and shows, in whatever width, such as on the card that led here. */
function loadedFileOf(picture: components['schemas']['Image'] | undefined): string | undefined {
  const shown = [...document.images].find(
    (element) => element.getAttribute('src') === picture?.url && element.complete && element.naturalWidth > 0,
  );
  return shown?.currentSrc;
}

/** The pictures of an item: a large one to swipe and to enlarge, and thumbnails. */
export function ItemGallery({ name, image, images }: ItemGalleryProps) {
  const all = images.length > 0 ? images : image ? [image] : [];
  const [chosen, setChosen] = useState(0);
  const isHydrated = useIsHydrated();
  const [preview] = useState(() => (isHydrated ? loadedFileOf(all[0]) : undefined));
  const track = useRef<HTMLDivElement>(null);
  const noteSwipe = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLDivElement>): void => {
    if (clientWidth > 0) setChosen(Math.round(scrollLeft / clientWidth));
  };
  const choose = (index: number): void => {
    setChosen(index);
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth;
  };
  const goBackTo = (index: number): void => {
    choose(index);
    const slide = track.current?.children[index];
    if (slide instanceof HTMLElement) slide.focus({ preventScroll: true });
  };
  if (all.length === 0) return <ItemImage image={null} />;
  return (
    <div className={classes['gallery']}>
      <div className={classes['track']} ref={track} onScroll={noteSwipe} {...landing}>
        {all.map((picture, index) => (
          <PlainButton
            key={picture.url}
            className={classes['slide']}
            aria-label={catalogueStrings.openPicture(index + 1, all.length)}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => imageViewer.open({ images: all, index, alt: name, onLeft: goBackTo })}
          >
            <ItemImage
              image={picture}
              alt={catalogueStrings.pictureOf(name, index + 1)}
              sizes={MAIN_SIZES}
              eager={index === 0}
              preview={index === 0 ? preview : undefined}
            />
          </PlainButton>
        ))}
      </div>
      {all.length > 1 && (
        <div className={classes['thumbs']} role="group" aria-label={catalogueStrings.pictures}>
          {all.map((picture, index) => (
            <PlainButton
              key={picture.url}
              className={classes['thumb']}
              aria-label={catalogueStrings.picture(index + 1)}
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
            >
              <ItemImage image={picture} sizes={THUMB_SIZES} small />
            </PlainButton>
          ))}
        </div>
      )}
    </div>
  );
}
