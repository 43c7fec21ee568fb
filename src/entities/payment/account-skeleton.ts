import type { SkeletonLook } from '#ui/list/list-skeleton.tsx';

/** Stands for payments and for a balance history on their way. */
export const accountSkeleton: SkeletonLook = { cards: { count: 5, height: 116 }, table: { count: 5, height: 44 } };
