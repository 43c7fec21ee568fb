import { api } from '#api/client.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { useShop } from '#page/shop-context.tsx';
import { FormRefusalText } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterChange, orderAfter } from '../../changed-order.ts';
import { MoneyNote } from '../../money/money-note.tsx';
import { nameOfLine } from '../../orders.strings.ts';
import { loweredLines } from './lowered-lines.ts';
import type { LineBefore } from './priced-lines.ts';
import classes from './trade-prices.module.css';
import { tradePricesStrings } from './trade-prices.strings.ts';

interface TradePricesDialogProps {
  order: PlacedOrder;
  isOpen: boolean;
  onClose: () => void;
  /** With what the lines cost before. */
  onTaken: (before: readonly LineBefore[]) => void;
}

/** Which lines the trade prices of today lower, what that does to the balance, and a yes. */
export function TradePricesDialog({ order, isOpen, onClose, onTaken }: TradePricesDialogProps) {
  const { id, version, lines } = order;
  const { currency } = useShop();
  const queryClient = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      orderAfter(
        queryClient,
        id,
        api.PUT('/placed-order/{id}/', { params: { path: { id } }, body: { trade_price: true, version } }),
      ),
    onSuccess: (answer) => (answer.refusal ? setIsOutdated(true) : onTaken(answer.order.lines_before ?? [])),
    onSettled: () => invalidateAfterChange(queryClient),
  });
  const money = (sum: number): string => formatMoney(sum, currency);
  const lowered = loweredLines(order);
  const prices = new Map(lowered.map(({ line, to }) => [line.id, to]));
  const saved = lowered.reduce((sum, { line, from, to }) => sum + (from - to) * line.count, 0);
  return (
    <Dialog
      opened={isOpen}
      onClose={() => !isPending && onClose()}
      title={tradePricesStrings.title(id)}
      closeLabel={tradePricesStrings.close}
      size={480}
    >
      <Stack gap="md">
        {isOutdated && (
          <Text size="sm" role="alert">
            {tradePricesStrings.meanwhile}
          </Text>
        )}
        {lowered.length === 0 ? (
          <Text>{tradePricesStrings.none}</Text>
        ) : (
          <>
            <ul className={classes['lines']} aria-label={tradePricesStrings.lines}>
              {lowered.map(({ line, from, to }) => (
                <li key={line.id} className={classes['line']}>
                  <span>{nameOfLine(line)}</span>
                  <span className={classes['change']}>
                    {tradePricesStrings.change(money(from), money(to), line.count)}
                  </span>
                </li>
              ))}
            </ul>
            <Text>{tradePricesStrings.total(lowered.length, money(saved))}</Text>
            <MoneyNote
              order={order}
              change={{ lines: lines.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price })) }}
            />
          </>
        )}
        <FormRefusalText refusal={error && readRefusal(error)} texts={tradePricesStrings} />
        <Group grow gap="sm" preventGrowOverflow={false}>
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {tradePricesStrings.cancel}
          </Button>
          {lowered.length > 0 && (
            <Button data-autofocus loading={isPending} onClick={() => mutate()}>
              {tradePricesStrings.save}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
