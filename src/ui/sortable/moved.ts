/** A list in which the row at one place stands at another. */
export const moved = <Row>(rows: readonly Row[], from: number, to: number): Row[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
