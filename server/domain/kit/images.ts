import type { components } from '#contract/types.ts';
import type { StoredImage } from '../../db/schema/stored-image.ts';

type Image = components['schemas']['Image'];

const MIDDLE_WIDTH = 640;

function urlOf({ key }: StoredImage, width: number): string {
  return `/files/${key}-${width}.webp`;
}

/** A stored picture as the contract shows it. */
export function toImage(image: StoredImage): Image {
  return {
    url: urlOf(image, widthNear(image, MIDDLE_WIDTH)),
    width: image.width,
    height: image.height,
    sources: image.widths.map((width) => ({ url: urlOf(image, width), width })),
  };
}

/** The URL of a stored picture's smallest size. */
export function toThumbnailUrl(image: StoredImage): string {
  return urlOf(image, image.widths[0] ?? image.width);
}

function widthNear({ width, widths }: StoredImage, wanted: number): number {
  return widths.find((stored) => stored >= wanted) ?? widths.at(-1) ?? width;
}
