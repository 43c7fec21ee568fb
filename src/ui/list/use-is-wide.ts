import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is wide enough for a table. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
}
