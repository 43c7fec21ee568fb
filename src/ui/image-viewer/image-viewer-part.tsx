import { useIsOpen } from '#ui/disclosures.ts';
import { useOverlay } from '#ui/open-overlays.ts';
import { Lightbox, type SlideImage } from 'yet-another-react-lightbox';
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
    srcSet: sources.map((source) => ({ src: source.url, width: source.width, height: Math.round((source.width * height) / width) })),
  }));
}

/** The viewer itself: swiped, pinched, by keys; it closes by Escape, a pull down or a press beside the picture. */
export function ImageViewerPart() {
  const isOpen = useIsOpen(imageViewer);
  const viewed = imageViewer.viewed();
  useOverlay(isOpen, imageViewer.close);
  const isOnly = viewed.images.length < 2;
  return (
    <Lightbox
      open={isOpen}
      close={imageViewer.close}
      index={viewed.index}
      slides={toSlides(viewed)}
      plugins={isOnly ? [Zoom] : [Zoom, Counter]}
      labels={imageViewerLabels}
      animation={{ fade: FADE_MS }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: ZOOM_MAX, scrollToZoom: true }}
      {...(isOnly && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
