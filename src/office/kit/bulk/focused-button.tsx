import { Button, type ButtonProps } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

/** A button that takes the focus when it appears, since the one that was pressed before is gone. */
export function FocusedButton(
  props: Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'loading'> & { onClick: () => void; children: ReactNode },
) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button ref={button} {...props} />;
}
