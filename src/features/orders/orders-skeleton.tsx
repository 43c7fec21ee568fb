import { Skeleton, Stack } from '@mantine/core';
import { ordersStrings } from './orders.strings.ts';

const SKELETONS = 4;

/** Orders that are on their way. */
export function OrdersSkeleton({ isDense }: { isDense: boolean }) {
  return (
    <Stack gap="sm" role="status" aria-label={ordersStrings.loading}>
      {Array.from({ length: isDense ? SKELETONS * 2 : SKELETONS }, (_, index) => (
        <Skeleton key={index} h={isDense ? 36 : 132} radius={isDense ? 'md' : 'lg'} />
      ))}
    </Stack>
  );
}
