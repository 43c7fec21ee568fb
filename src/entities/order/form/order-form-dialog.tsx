import type { PlacedOrder } from '#contract/types.ts';
import { FormDialog } from '#page/form-dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Skeleton } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { deliveriesQuery, deliveryPointsQuery } from '../delivery.queries.ts';
import { orderFormStrings } from './order-form.strings.ts';
import { OrderForm } from './order-form.tsx';
import type { OpenParts } from './use-open-parts.ts';

const WIDTH = 480;

function Waiting({ query }: { query: UseQueryResult }) {
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton h={360} role="status" aria-label={orderFormStrings.loading} />;
}

interface OrderFormDialogProps {
  order: PlacedOrder;
  parts: OpenParts;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog with the form of an order. Closing it with changes asks first. */
export function OrderFormDialog({ order, parts, isOpen, onClose }: OrderFormDialogProps) {
  const deliveries = useQuery(deliveriesQuery);
  const points = useQuery(deliveryPointsQuery);
  return (
    <FormDialog
      opened={isOpen}
      onClose={onClose}
      title={orderFormStrings.title(order.id)}
      closeLabel={orderFormStrings.close}
      size={WIDTH}
    >
      {deliveries.data && points.data ? (
        <OrderForm
          order={order}
          ways={{ deliveries: deliveries.data, points: points.data }}
          parts={parts}
          onSaved={onClose}
        />
      ) : (
        <Waiting query={deliveries.isError ? deliveries : points} />
      )}
    </FormDialog>
  );
}
