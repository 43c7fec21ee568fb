import { useMediaQuery } from '@mantine/hooks';

/** Mantine's size of the filters' fields, and their height in pixels: dense where the office's sections stand open. */
export function useFieldSize(): { size: 'sm' | 'md'; height: number } {
  const isDense = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  return isDense ? { size: 'sm', height: 36 } : { size: 'md', height: 42 };
}
