import type { components } from '#contract/types.ts';
import { createDisclosure } from '#lib/disclosure.ts';

/** Pictures to look at. */
export interface ViewedImages {
  images: readonly components['schemas']['Image'][];
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
