/**
 * A picture in the file store: `/files/{key}-{width}.webp` for each of `widths`, smallest first; sizes in pixels of the
 * largest.
 */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
  widths: number[];
}
