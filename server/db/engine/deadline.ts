/** Time ran out before the work was done. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Answers with `work`, or rejects with a DeadlineError once `ms` have passed; `work` itself is not stopped. */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what}: not done within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
