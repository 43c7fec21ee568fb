import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for a table. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
}
