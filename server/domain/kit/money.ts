/** Converts whole kopecks to roubles, the contract's unit. */
export function toRoubles(kopecks: number): number {
  return kopecks / 100;
}

/** Converts roubles to whole kopecks. */
export function toKopecks(roubles: number): number {
  return Math.round(roubles * 100);
}
