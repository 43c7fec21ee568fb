/** What shows that a requirement is kept, or why nothing does. */
export type Proof =
  /** A test, by the title as it is written in its file. */
  | { test: string; title: string }
  /** A row of the table of a machine, which the walks of its model keep. */
  | { machine: string; row: { in: string; on: string; to?: string } }
  /** It can't be tested, because. */
  | { cannot: string }
  /** It could be tested and isn't: this is open. */
  | { missing: string };

/** One claim of the specification, by the number of its section and its place in it. */
export interface Requirement {
  id: string;
  text: string;
  proof: readonly Proof[];
}

/** Some tests of one file. */
export const tests = (test: string, ...titles: string[]): Proof[] =>
  titles.map((title) => ({ test: `tests/${test}`, title }));

/** One row of the table of a machine. */
export const row = (machine: string, from: string, on: string, to?: string): Proof => ({
  machine,
  row: { in: from, on, ...(to !== undefined && { to }) },
});
