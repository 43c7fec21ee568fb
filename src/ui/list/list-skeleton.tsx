import { statesStrings } from '#ui/states/states.strings.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useIsWide } from './use-is-wide.ts';

interface Shape {
  count: number;
  /** Pixels. */
  height: number;
}

/** Placeholders of loading rows: cards, and on wide screens the lines of a table. */
export interface SkeletonLook {
  cards: Shape;
  table?: Shape;
}

/** Placeholders of loading rows. */
export function ListSkeleton({ cards, table }: SkeletonLook) {
  const isTable = useIsWide() && table !== undefined;
  const { count, height } = isTable ? table : cards;
  return (
    <Stack gap="sm" role="status" aria-label={statesStrings.loading}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} h={height} radius={isTable ? 'md' : 'lg'} />
      ))}
    </Stack>
  );
}
