/** How many of these are of each kind, in the order in which the kinds come. */
export function countsOf<One, Kind>(all: readonly One[], kindOf: (one: One) => Kind): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const one of all) counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1);
  return counts;
}
