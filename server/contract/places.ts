import { AppError } from '../domain/app-error.ts';

/** Places for work that takes memory, some for all and some of them for one caller. */
export interface Places {
  /** Does the work in a place; throws `uploads_busy` where none is free. */
  hold<Answer>(caller: string, work: () => Promise<Answer>): Promise<Answer>;
}

/** Makes the places of one process. */
export function createPlaces({ total, ofOne }: { total: number; ofOne: number }): Places {
  const held = new Map<string, number>();
  let count = 0;
  const change = (caller: string, by: number): void => {
    count += by;
    const left = (held.get(caller) ?? 0) + by;
    if (left === 0) held.delete(caller);
    else held.set(caller, left);
  };
  return {
    hold: async (caller, work) => {
      if (count >= total || (held.get(caller) ?? 0) >= ofOne) throw new AppError('uploads_busy');
      change(caller, 1);
      try {
        return await work();
      } finally {
        change(caller, -1);
      }
    },
  };
}
