/** The work took longer than its deadline. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Resolves as `work` does, or rejects with a DeadlineError after `ms` milliseconds; `work` isn't stopped. */
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
