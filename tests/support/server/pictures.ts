import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture that doesn't compress to nothing: a slope of colours with a red corner at the top left. */
export function drawSlope(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isCorner = x < width / 4 && y < height / 4;
      pixels.set(
        isCorner ? [255, 0, 0] : [0, Math.floor((x * 255) / width), Math.floor((y * 255) / height)],
        (y * width + x) * 3,
      );
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG whose header says any size, over next to nothing. */
export function pngThatSays(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    ends[0].writeUInt32BE(data.length);
    ends[1].writeUInt32BE(crc32(named));
    return Buffer.concat([ends[0], named, ends[1]]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The beginning of a snapshot of Apple's, as a telephone names it. */
export const heicHeader = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(400),
]);
