import { createDisclosure } from '#lib/disclosure.ts';

/** A picture in several widths, in pixels. */
interface ViewedImage {
  url: string;
  width: number;
  height: number;
  sources: readonly { url: string; width: number }[];
}

/** Pictures to look at. */
export interface ViewedImages {
  images: readonly ViewedImage[];
  /** The one to begin with, from 0. */
  index: number;
  /** What is on them. */
  alt: string;
  /** Hears, as the viewer closes, which one was looked at last, and takes the focus there. */
  onLeft?: (index: number) => void;
}

const { isOpen, open, close, subscribe } = createDisclosure();
let viewed: ViewedImages = { images: [], index: 0, alt: '' };

/** Shows pictures over the whole window, large and to be zoomed; one for the page. */
export const imageViewer = {
  isOpen,
  close,
  subscribe,
  viewed: (): ViewedImages => viewed,
  open: (images: ViewedImages): void => {
    viewed = images;
    open();
  },
};
