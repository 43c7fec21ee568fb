import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is so narrow that the filters stand in a drawer instead of a row. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
