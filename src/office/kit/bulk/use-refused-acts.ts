import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

interface RefusedActs {
  /** Notes that an act was refused for these rows as they are now. */
  note: (name: string, ids: readonly number[]) => void;
  /** Whether an act was refused for each of these rows, of which none has changed since. */
  isHopeless: (name: string, ids: ReadonlySet<number>) => boolean;
}

const looks = new WeakMap<object, string>();

/** What a row shows, as text; made once a row. */
function lookOfRow(row: object): string {
  const look = looks.get(row) ?? hashKey([row]);
  looks.set(row, look);
  return look;
}

/** Which acts were refused for which rows; of rows that aren't loaded it isn't known whether they change. */
export function useRefusedActs(loaded: readonly { id: number }[]): RefusedActs {
  const [refused, setRefused] = useState<ReadonlyMap<string, ReadonlyMap<number, string | undefined>>>(new Map());
  const rows = useMemo(() => new Map(loaded.map((row) => [row.id, row])), [loaded]);
  const lookOf = (id: number): string | undefined => {
    const row = rows.get(id);
    return row && lookOfRow(row);
  };
  return {
    note: (name, ids) => {
      if (ids.length === 0) return;
      const seen = ids.map((id) => [id, lookOf(id)] as const);
      setRefused((now) => new Map(now).set(name, new Map([...(now.get(name) ?? []), ...seen])));
    },
    isHopeless: (name, ids) => {
      const then = refused.get(name);
      return (
        then !== undefined &&
        [...ids].every((id) => {
          if (!then.has(id)) return false;
          const [before, now] = [then.get(id), lookOf(id)];
          return before === undefined || now === undefined || before === now;
        })
      );
    },
  };
}
