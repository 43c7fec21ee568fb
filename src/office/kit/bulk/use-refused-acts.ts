import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

interface RefusedActs {
  /** Notes that an act was refused for these rows as they are now. */
  note: (name: string, ids: readonly number[]) => void;
  /** Whether an act was refused for each of these rows, of which none has changed since. */
  isHopeless: (name: string, ids: ReadonlySet<number>) => boolean;
}

/** Which acts were refused for which rows; of rows that aren't loaded it isn't known whether they change. */
export function useRefusedActs(loaded: readonly { id: number }[]): RefusedActs {
  const [refused, setRefused] = useState<ReadonlyMap<string, ReadonlyMap<number, string | undefined>>>(new Map());
  const lookOf = (id: number): string | undefined => {
    const row = loaded.find((one) => one.id === id);
    return row && hashKey([row]);
  };
  return {
    note: (name, ids) => {
      if (ids.length === 0) return;
      const looks = ids.map((id) => [id, lookOf(id)] as const);
      setRefused((now) => new Map(now).set(name, new Map([...(now.get(name) ?? []), ...looks])));
    },
    isHopeless: (name, ids) => {
      const looks = refused.get(name);
      return (
        looks !== undefined &&
        [...ids].every((id) => {
          if (!looks.has(id)) return false;
          const [then, now] = [looks.get(id), lookOf(id)];
          return then === undefined || now === undefined || then === now;
        })
      );
    },
  };
}
