import sharp from 'sharp';

/** A picture of one width, square, as WebP. */
export interface RenderedPicture {
  width: number;
  height: number;
  data: Buffer;
}

const SMALLER = { kernel: 'cubic' } as const;

/**
 * A square, opaque SVG as WebP at each of the widths, largest first: drawn once, each next made from the one before.
 */
export const renderPicture = async (svg: string, widths: readonly number[]): Promise<RenderedPicture[]> => {
  const pictures: RenderedPicture[] = [];
  let drawn = sharp(Buffer.from(svg)).removeAlpha();
  for (const width of widths.toSorted((one, other) => other - one)) {
    const { data, info } = await drawn.resize(width, width, SMALLER).raw().toBuffer({ resolveWithObject: true });
    drawn = sharp(data, { raw: { width, height: width, channels: info.channels } });
    pictures.push({ width, height: width, data: await drawn.clone().webp({ quality: 75, effort: 6 }).toBuffer() });
  }
  return pictures;
};
