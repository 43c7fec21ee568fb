import type { FormRefusal } from '#ui/form/refused-texts.ts';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { Button, Group, Stack } from '@mantine/core';
import { rowsStrings } from './rows.strings.ts';

interface DialogFooterProps {
  hasAny: boolean;
  refusal: FormRefusal | null;
  isBusy: boolean;
  onClose: () => void;
}

/** What is below the fields of a row's dialog. */
export function DialogFooter({ isBusy, onClose, ...notice }: DialogFooterProps) {
  return (
    <Stack gap="sm" mt="md">
      <TheirsNotice {...notice} texts={rowsStrings} />
      <Group grow gap="sm" preventGrowOverflow={false}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {rowsStrings.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {rowsStrings.save}
        </Button>
      </Group>
    </Stack>
  );
}
