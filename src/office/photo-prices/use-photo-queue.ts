import type { ListedLine } from '#contract/types.ts';
import type { JudgedPhoto, photoPricingMachine, RefusedPhoto } from '#machines/order/photo-pricing.machine.ts';
import { linesQuery } from '#office/kit/line/lines.queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContextFrom } from 'xstate';

/** The lines that wait for a price, the oldest first. */
export const unpricedQuery = linesQuery({ unpriced: true, order_by: 'oldest' });

/** The list as it is once this line waits no more. */
export const withoutLine = <List extends { result: ListedLine[]; total: number }>(list: List, id: number): List => {
  const result = list.result.filter((line) => line.id !== id);
  return { ...list, result, total: list.total - (list.result.length - result.length) };
};

/** How far a photo has come; `gone`: it waits no more, and this person has not priced it. */
export type PhotoProgress = 'open' | 'unsent' | 'refused' | 'saved' | 'gone';

/** A photo of the queue, with what this person has said of it. */
export interface QueuedPhoto {
  line: ListedLine;
  progress: PhotoProgress;
  judged: JudgedPhoto | undefined;
  refused: RefusedPhoto | undefined;
}

/** The photos that wait and those that have been priced here, in one order that stays. */
export function usePhotoQueue({ unsent, refused, saved }: ContextFrom<typeof photoPricingMachine>) {
  const { data, error, isPending, refetch } = useQuery(unpricedQuery);
  const [seen, setSeen] = useState<readonly ListedLine[]>([]);
  const listed = data?.result ?? [];
  const fresh = listed.filter(({ id }) => seen.every((one) => one.id !== id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const photos = seen.map((known): QueuedPhoto => {
    const now = listed.find(({ id }) => id === known.id);
    const isThis = ({ lineId }: JudgedPhoto): boolean => lineId === known.id;
    const sending = unsent.find(isThis);
    const back = refused.find(({ photo }) => isThis(photo));
    const done = saved.find(isThis);
    const progress = (): PhotoProgress => {
      if (sending) return 'unsent';
      if (back) return 'refused';
      if (done && done.verdict.kind !== 'back') return 'saved';
      return now || done ? 'open' : 'gone';
    };
    return { line: now ?? known, progress: progress(), judged: sending ?? done, refused: back };
  });
  return {
    photos,
    total: seen.length + (data?.total ?? 0) - listed.length,
    error: data ? null : error,
    isPending,
    retry: () => void refetch(),
  };
}

const waits = ({ progress }: QueuedPhoto): boolean => progress === 'open';

/** The photo to go on with after this one: the next that waits, from the start again, then what was refused. */
export function photoAfter(photos: readonly QueuedPhoto[], id: number | null): QueuedPhoto | undefined {
  const at = photos.findIndex(({ line }) => line.id === id);
  const others = [...photos.slice(at + 1), ...photos.slice(0, Math.max(at, 0))];
  return others.find(waits) ?? others.find(({ progress }) => progress === 'refused');
}
