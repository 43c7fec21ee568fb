import { makeUuid } from '#lib/uuid.ts';
import type { LineMark } from '#machines/purchase/mark-queue.rules.ts';
import { useMarkQueue } from './mark-queue.tsx';

/** Tells of the lines of one row, each by itself: they are taken at once, and sent one after another. */
export function useMarks(purchaseId: number): (name: string, marks: readonly LineMark[]) => void {
  const queue = useMarkQueue();
  return (name, marks) => {
    for (const mark of marks)
      queue.send({ type: 'mark.told', waiting: { key: makeUuid(), purchaseId, name, mark, isTried: false } });
  };
}
