/** As many as asked for, each made with its number from 0. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** What became of calls made at once: values of the kept ones, codes of the refused. */
export async function outcomes<T>(calls: Promise<T>[]): Promise<{ kept: T[]; codes: string[] }> {
  const settled = await Promise.allSettled(calls);
  return {
    kept: settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    codes: settled.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason.code ?? outcome.reason)] : [],
    ),
  };
}
