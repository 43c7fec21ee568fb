import { Button } from '@mantine/core';
import { listsStrings } from './lists.strings.ts';

interface RecoverButtonProps {
  /** What the deleted record is called. */
  name: string;
  isPending: boolean;
  onClick: () => void;
}

/** The button in the row of a deleted record that takes its deletion back. */
export function RecoverButton({ name, isPending, onClick }: RecoverButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={listsStrings.recoverOf(name)}
      loading={isPending}
      onClick={onClick}
    >
      {listsStrings.recover}
    </Button>
  );
}
