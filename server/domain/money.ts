/** Whole kopecks as roubles, the unit of the contract. */
export function toRoubles(kopecks: number): number {
  return kopecks / 100;
}

/** Roubles of the contract as whole kopecks. */
export function toKopecks(roubles: number): number {
  return Math.round(roubles * 100);
}
