import classes from '#entities/order/page/order-links.module.css';
import { useReport } from '#entities/report/use-report.ts';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { Button } from '@mantine/core';
import { ownOrdersStrings } from './own-orders.strings.ts';

/** Makes the waybill of one's order and saves it. */
export function WaybillButton({ orderId }: { orderId: number }) {
  const { make, isPending } = useReport(notifyFailure);
  return (
    <Button
      className={classes['button'] ?? ''}
      variant="default"
      loading={isPending}
      onClick={() => make({ what: { order: orderId }, kind: 'waybill', format: 'xlsx' })}
    >
      {ownOrdersStrings.waybill}
    </Button>
  );
}
