import sharp from 'sharp';

/** A picture of one width, square, as WebP. */
export interface RenderedPicture {
  width: number;
  height: number;
  data: Buffer;
}

const SMALLER = { kernel: 'cubic' } as const;

/** A square, opaque SVG as WebP at each of the widths, largest first: drawn once, each next made from the one before. */
export const renderPicture = async (svg: string, widths: readonly number[]): Promise<RenderedPicture[]> => {
  const pictures: RenderedPicture[] = [];
  let drawn = sharp(Buffer.from(svg)).removeAlpha();
  for (const width of widths.toSorted((one, other) => other - one)) {
    const { data, info } = await drawn.resize(width, width, SMALLER).raw().toBuffer({ resolveWithObject: true });
    drawn = sharp(data, { raw: { width, height: width, channels: info.channels } });
    pictures.push({ width, height: width, data: await drawn.clone().webp({ quality: 76, effort: 2 }).toBuffer() });
  }
  return pictures;
};

/** Each of `things` through `work`, at most `atOnce` at a time; the answers in the order of the things. */
export const mapAtOnce = async <Thing, Answer>(things: readonly Thing[], atOnce: number, work: (thing: Thing) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = Array.from({ length: things.length });
  const queue = things.entries();
  const worker = async () => {
    for (const [at, thing] of queue) answers[at] = await work(thing);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, worker));
  return answers;
};
