import type { SkeletonLook } from '#ui/list/list-skeleton.tsx';

/** Placeholder of a loading list of payments, or of a balance history. */
export const accountSkeleton: SkeletonLook = { cards: { count: 5, height: 116 }, table: { count: 5, height: 44 } };
