/** Milliseconds of one person who asks again and again. */
export interface Times {
  p50: number;
  p95: number;
}

/** The times of all that was asked. */
export function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** How long an answer takes, in milliseconds; throws where it isn't 200. */
export async function timed(url: string, headers: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}
