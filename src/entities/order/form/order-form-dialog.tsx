import type { PlacedOrder } from '#contract/types.ts';
import { askQuestion } from '#page/ask-question.ts';
import { usePageActor } from '#page/page-context.tsx';
import { useEdits } from '#ui/form/use-edits.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Skeleton } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deliveriesQuery, deliveryPointsQuery } from '../delivery.queries.ts';
import { draftOf, type OrderDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { orderFormStrings } from './order-form.strings.ts';
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
  const edits = useEdits<OrderDraft>();
  const confirm = usePageActor('confirm');
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);
  const end = (): void => {
    edits.reset();
    onClose();
  };
  const leave = async (): Promise<void> => {
    const known = draftOf(order);
    const names = Object.keys(known) as (keyof OrderDraft)[];
    const isChanged = names.some((name) => (edits.values[name] ?? known[name]) !== known[name]);
    if (isChanged) {
      question.current = new AbortController();
      const asked = { id: `orderForm ${order.id}`, kind: 'leaveOrderForm' };
      if (!(await askQuestion(confirm, asked, question.current.signal))) return;
    }
    end();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={() => void leave()}
      closeOnClickOutside={false}
      title={orderFormStrings.title(order.id)}
      closeLabel={orderFormStrings.close}
      size={WIDTH}
    >
      {deliveries.data && points.data ? (
        <OrderForm
          order={order}
          ways={{ deliveries: deliveries.data, points: points.data }}
          parts={parts}
          edits={edits}
          onSaved={end}
          onCancel={() => void leave()}
        />
      ) : (
        <Waiting query={deliveries.isError ? deliveries : points} />
      )}
    </Dialog>
  );
}
