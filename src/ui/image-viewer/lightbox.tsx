import { useClosedByBack } from '#ui/overlay/shown-overlays.ts';
import { useAtom } from '@xstate/store-react';
import { useEffect, useMemo, useRef } from 'react';
import { Lightbox, type ControllerRef, type SlideImage } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { imageViewerLabels } from './image-viewer.strings.ts';
import { imageViewer, type ViewedImages } from './image-viewer.ts';

const ZOOM_MAX = 3;
const FADE_MS = 180;

function toSlides({ images, alt }: ViewedImages): SlideImage[] {
  return images.map(({ url, width, height, sources }) => ({
    src: url,
    alt,
    width,
    height,
    srcSet: sources.map((source) => ({
      src: source.url,
      width: source.width,
      height: Math.round((source.width * height) / width),
    })),
  }));
}

/**
 * Moves the focus to the viewer's next button, or to its first one if the focus has left, as it does with a button that
 * gets disabled.
 */
function moveFocus(isBack: boolean): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.yarl__portal button:not(:disabled)')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons.at(isBack ? Math.max(at, 0) - 1 : (at + 1) % buttons.length)?.focus();
}

/** The image viewer: swipe, pinch and keys; Escape, a pull down and a click beside the picture close it. */
export function ImageLightbox() {
  const isOpen = useAtom(imageViewer.isOpen);
  const viewed = useAtom(imageViewer.viewed);
  // Other slides, though they look the same, make the viewer begin anew.
  const slides = useMemo(() => toSlides(viewed), [viewed]);
  useClosedByBack(isOpen, imageViewer.close);
  const seen = useRef(0);
  const controller = useRef<ControllerRef>(null);
  useEffect(() => {
    if (!isOpen) return;
    const { images, index, onLeft } = imageViewer.viewed.get();
    seen.current = index;
    // Of the whole document: a click on nothing takes the focus from the viewer, which then hears no key.
    const press = (event: KeyboardEvent): void => {
      const { key } = event;
      if (key === 'Escape') imageViewer.close();
      if (key === 'Tab') {
        event.preventDefault();
        moveFocus(event.shiftKey);
      }
      if (key === 'Home' && seen.current > 0) controller.current?.prev({ count: seen.current });
      if (key === 'End' && seen.current < images.length - 1)
        controller.current?.next({ count: images.length - 1 - seen.current });
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      // `exiting` is not called if Back closes the viewer.
      onLeft?.(seen.current);
    };
  }, [isOpen]);
  const isOnly = viewed.images.length < 2;
  return (
    <Lightbox
      open={isOpen}
      close={imageViewer.close}
      index={viewed.index}
      slides={slides}
      plugins={isOnly ? [Zoom] : [Zoom, Counter]}
      labels={imageViewerLabels}
      on={{
        view: ({ index }) => {
          seen.current = index;
        },
        exiting: () => viewed.onLeft?.(seen.current),
      }}
      animation={{ fade: FADE_MS }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: ZOOM_MAX, scrollToZoom: true }}
      {...(isOnly && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
