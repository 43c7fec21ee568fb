/** The first buffer where the length is unknown. */
const FIRST_BYTES = 64 * 1024;

/**
 * Reads a stream into one buffer and keeps no chunks. The buffer begins with `expected` bytes and doubles when it is
 * full, up to `most`; null where the stream is longer.
 */
export async function readStream(
  chunks: AsyncIterable<Uint8Array>,
  { expected = FIRST_BYTES, most }: { expected?: number; most: number },
): Promise<Buffer | null> {
  let held = Buffer.allocUnsafeSlow(Math.min(Math.max(1, expected), most));
  let length = 0;
  for await (const chunk of chunks) {
    const needed = length + chunk.length;
    if (needed > most) return null;
    if (needed > held.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(needed, held.length * 2), most));
      held.copy(larger, 0, 0, length);
      held = larger;
    }
    held.set(chunk, length);
    length = needed;
  }
  return held.subarray(0, length);
}
