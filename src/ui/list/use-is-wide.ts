import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is wide enough for a table, beside the office's sections too. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
}

/** Whether the office's sections stand beside the page, and questions beside the rows that they are about. */
export function useHasSections(): boolean {
  return useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
}

/** Whether most texts of a table are whole. */
export function useIsRoomy(): boolean {
  return useMediaQuery('(min-width: 112em)', false, { getInitialValueInEffect: false });
}
