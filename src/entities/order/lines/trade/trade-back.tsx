import type { PlacedOrder } from '#contract/types.ts';
import { notifyError } from '#ui/notifier/notifier.ts';
import { ApiError } from '#lib/api-error.ts';
import { isBusyAnswer } from '#machines/kit/refusal.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAfterChange } from '../../changed-order.ts';
import { MoneyNote } from '../../money/money-note.tsx';
import { placedOrderQuery } from '../../order.queries.ts';
import { type LineBefore, putPricesBack } from './priced-lines.ts';
import classes from './trade-prices.module.css';
import { tradePricesStrings } from './trade-prices.strings.ts';

interface TradeBackProps {
  /** As it is with its trade prices. */
  order: PlacedOrder;
  /** What the lines cost before. */
  before: readonly LineBefore[];
  /** Called when nothing more can be given back. */
  onBack: () => void;
}

/** That the trade prices were taken, a button that gives the lines their own back, and what that would charge. */
export function TradeBack({ order, before, onBack }: TradeBackProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (isAgain: boolean) => putPricesBack(before, isAgain),
    onSuccess: onBack,
    onError: (error) => {
      notifyError(error, tradePricesStrings.undoFailed);
      // What was refused would be again; a server that gave no answer, or was too busy for one, may be asked once more.
      if (error instanceof ApiError && error.kind === 'http' && !isBusyAnswer(error)) onBack();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: placedOrderQuery(order.id).queryKey });
      invalidateAfterChange(queryClient);
    },
  });
  const prices = new Map(before.map((line) => [line.id, line.price]));
  return (
    <div className={classes['taken']}>
      <span role="status">{tradePricesStrings.taken}</span>
      {/* What failed before without an answer may have given some back. */}
      <Button variant="subtle" loading={isPending} onClick={() => mutate(isError)}>
        {tradePricesStrings.undo}
      </Button>
      <MoneyNote
        order={order}
        change={{ lines: order.lines.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price })) }}
      />
    </div>
  );
}
