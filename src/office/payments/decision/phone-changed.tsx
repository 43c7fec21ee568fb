import type { Payment } from '#contract/types.ts';
import { useShop } from '#page/shop-context.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { Text } from '@mantine/core';
import { decisionStrings } from '../office-payments.strings.ts';

/** That the phone of a refund's customer was changed of late: money may go to whoever changed it. */
export function PhoneChanged({ payment: { phone_changed: changed } }: { payment: Payment }) {
  const { time_zone: timeZone } = useShop();
  if (!changed) return null;
  return (
    <Text size="sm" role="note">
      {decisionStrings.phoneChanged(changed.author, formatDateTime(changed.at, timeZone))}
    </Text>
  );
}
