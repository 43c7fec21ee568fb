import type { PlacedOrder, PlacedOrderCard } from '#contract/types.ts';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { ChoiceCards } from '#entities/order/placing/choice-cards.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useShop } from '#page/shop-context.tsx';
import { useFocusInDialog } from '#ui/form/use-focus-in-dialog.ts';
import { useModEnter } from '#ui/form/use-mod-enter.ts';
import { useFocusAfter } from '#ui/overlay/use-focus-after.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { mergeStrings } from './merge.strings.ts';

interface MergeFormProps<Order> {
  label: string;
  /** The first of them is chosen at first. */
  orders: readonly Order[];
  /** What merging into this one does. */
  noteOf: (into: Order) => ReactNode;
  isBusy?: boolean;
  onMerge: (into: Order) => void;
  /** Without it whatever the form is in has the only way out. */
  onCancel?: () => void;
}

/** Asks which order has the lines of both afterwards. Enter merges, also from the choice. */
export function MergeForm<Order extends PlacedOrder | PlacedOrderCard>({
  label,
  orders,
  noteOf,
  isBusy = false,
  onMerge,
  onCancel,
}: MergeFormProps<Order>) {
  const { time_zone: timeZone } = useShop();
  const form = useRef<HTMLFormElement>(null);
  useModEnter(form, isBusy);
  useFocusInDialog(form);
  const button = useRef<HTMLButtonElement>(null);
  // While it was busy it was disabled, and lost the focus.
  useFocusAfter(isBusy, button);
  const [chosenId, choose] = useState(orders[0]?.id);
  const into = orders.find(({ id }) => id === chosenId);
  const go = (
    <Button ref={button} type="submit" data-autofocus loading={isBusy} disabled={!into}>
      {mergeStrings.merge}
    </Button>
  );
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (into && !isBusy) onMerge(into);
      }}
    >
      <Stack>
        <ChoiceCards
          label={label}
          choices={orders.map((order) => ({
            id: order.id,
            title: mergeStrings.order(order.id),
            note: mergeStrings.orderNote(formatDateTime(order.created_at, timeZone), order.items_count),
            aside: <OrderSum order={order} value={order.total} />,
          }))}
          value={into?.id ?? null}
          onChange={choose}
        />
        <Text size="sm" role="status">
          {into && noteOf(into)}
        </Text>
        {onCancel ? (
          <Group justify="flex-end">
            <Button variant="default" disabled={isBusy} onClick={onCancel}>
              {mergeStrings.cancel}
            </Button>
            {go}
          </Group>
        ) : (
          go
        )}
      </Stack>
    </form>
  );
}
