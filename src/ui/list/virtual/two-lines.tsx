import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  children: ReactNode;
  /** A heading is the title of a card. */
  as?: 'div' | 'h2' | undefined;
}

/** A text that is cut after its second line, since all rows of a virtual list have one height. */
export function TwoLines({ children, as = 'div' }: TwoLinesProps) {
  return (
    <Text component={as} inherit lineClamp={2} lh={1.3} m={0}>
      {children}
    </Text>
  );
}
