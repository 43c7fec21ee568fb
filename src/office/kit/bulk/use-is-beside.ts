import { useMediaQuery } from '@mantine/hooks';

/** Whether there is room for a question beside the rows that it is about. */
export function useIsBeside(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
}
