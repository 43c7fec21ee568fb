import { Button, Group } from '@mantine/core';
import { purchasesStrings } from './purchases.strings.ts';

/** The most characters of a reason. */
export const REASON_MAX = 500;

/** The buttons of a purchase's dialog: to leave it, and to send its form. */
export function DialogButtons({ label, isBusy, onClose }: { label: string; isBusy: boolean; onClose: () => void }) {
  return (
    <Group grow gap="sm" preventGrowOverflow={false}>
      <Button variant="default" onClick={onClose}>
        {purchasesStrings.cancel}
      </Button>
      <Button type="submit" loading={isBusy}>
        {label}
      </Button>
    </Group>
  );
}
