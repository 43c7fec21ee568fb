import type { PurchaseDetail } from '#contract/types.ts';
import { ApiError } from '#lib/api-error.ts';
import { notifyError, notifyFailure } from '#ui/notifier/notifier.ts';
import { FocusedButton } from '#office/kit/bulk/focused-button.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './purchase-page.module.css';
import { purchasesStrings } from './purchases.strings.ts';
import { useUpdatePurchase } from './update-purchase.ts';

/** What the last press received. */
interface Received {
  lineIds: readonly number[];
  pieces: number;
  /** Whether the purchase was sent until then, and is to be again. */
  wasSent: boolean;
}

/** Receives all that a purchase still waits for in one press, and takes exactly that back. */
export function AllCame({ detail: { purchase, lines } }: { detail: PurchaseDetail }) {
  const { mutate, isPending } = useUpdatePurchase(purchase);
  const [received, setReceived] = useState<Received | null>(null);
  // Whoever took it back stands at the button that is there again.
  const [isBack, setIsBack] = useState(false);
  const waiting = lines.filter(({ state }) => state === 'O');
  const pieces = waiting.reduce((sum, { count }) => sum + count, 0);
  const wasSent = purchase.state === 'sent';
  const receive = (): void => {
    const lineIds = waiting.map(({ id }) => id);
    // As many of each line as are seen here: its order may have come to fewer without the purchase's version.
    const counts = waiting.map(({ id, count }) => ({ line_id: id, count }));
    mutate(
      { ...(wasSent && { state: 'received' }), receipt: { line_ids: lineIds, counts, rest: 'O' } },
      {
        onSuccess: () => setReceived({ lineIds, pieces, wasSent }),
        // What is refused is a count, and here is no field to say so.
        onError: (error) =>
          error instanceof ApiError && error.fields
            ? notifyFailure(purchasesStrings.countsChanged)
            : notifyError(error, purchasesStrings.receiveAllFailed),
      },
    );
  };
  const takeBack = (last: Received): void =>
    mutate(
      {
        ...(last.wasSent && { state: 'sent' }),
        reason: purchasesStrings.receivedByMistake,
        taken_back_line_ids: [...last.lineIds],
      },
      {
        onSuccess: () => {
          setReceived(null);
          setIsBack(true);
        },
        onError: (error) => notifyError(error, purchasesStrings.unreceiveFailed),
      },
    );
  // What the purchase has waited for since, or was closed with, isn't what was pressed.
  if (received && purchase.state === 'received' && waiting.length === 0)
    return (
      <div className={classes['received']}>
        <span role="status">{purchasesStrings.receivedAll(received.pieces)}</span>
        <FocusedButton variant="subtle" size="compact-sm" loading={isPending} onClick={() => takeBack(received)}>
          {purchasesStrings.unreceive}
        </FocusedButton>
      </div>
    );
  if (waiting.length === 0 || (!wasSent && purchase.state !== 'received')) return null;
  const Receive = isBack ? FocusedButton : Button;
  return (
    <Receive variant="default" loading={isPending} onClick={receive}>
      {purchasesStrings.receiveAll(pieces)}
    </Receive>
  );
}
