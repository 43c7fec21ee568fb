import { createAtom } from '@xstate/store';
import { nameOverlay } from '../overlay/overlays.ts';

/** A picture in several widths, in pixels. */
interface ViewedImage {
  url: string;
  width: number;
  height: number;
  sources: readonly { url: string; width: number }[];
}

/** The pictures to show. */
export interface ViewedImages {
  images: readonly ViewedImage[];
  /** The index of the first picture to show. */
  index: number;
  /** The alternative text of all pictures. */
  alt: string;
  /** Called with the index of the last shown picture when the viewer closes; should move the focus there. */
  onLeft?: (index: number) => void;
}

const { isOpen, open, close } = nameOverlay('image viewer');
const viewed = createAtom<ViewedImages>({ images: [], index: 0, alt: '' });

/** Opens the page's image viewer: pictures over the whole window, with zoom. */
export const imageViewer = {
  isOpen,
  close,
  viewed,
  open: (images: ViewedImages): void => {
    viewed.set(images);
    open();
  },
};
