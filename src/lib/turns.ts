/** Runs work when its turn comes; who is aborted while waiting gives up their turn, and rejects with an AbortError. */
export type InTurn = <Answer>(signal: AbortSignal, work: () => Promise<Answer>) => Promise<Answer>;

/** Makes turns of so many at once, in the order of asking. */
export function createTurns(atOnce: number): InTurn {
  const line: (() => void)[] = [];
  let running = 0;
  const wait = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        line.splice(line.indexOf(begin), 1);
        reject(new DOMException('The turn is given up', 'AbortError'));
      };
      signal.addEventListener('abort', giveUp);
      line.push(begin);
    });
  return async (signal, work) => {
    signal.throwIfAborted();
    if (running < atOnce) running += 1;
    // Whoever ends hands over their turn.
    else await wait(signal);
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
