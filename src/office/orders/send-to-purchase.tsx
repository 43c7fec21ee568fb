import type { PlacedOrder } from '#contract/types.ts';
import { namedLines, waitingLines } from '#office/kit/line/sent-lines.ts';
import { usePermission } from '#page/shop-context.tsx';
import { sendingRefusal } from '#machines/purchase/sending.rules.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { notifyError, notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './send-to-purchase.module.css';
import { sendStrings } from './send-to-purchase.strings.ts';
import { useSend } from './use-send.ts';

const SendDialog = lazyPart(() => import('./send-dialog.tsx'), 'SendDialog');

function Actions({ order }: { order: PlacedOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, isSuccess } = useSend(order);
  const told = useRef<HTMLParagraphElement>(null);
  const giveUp = (): void => {
    setIsOpen(false);
    notifyFailure(statesStrings.failedTitle);
  };
  const canSend = sendingRefusal(order.state, order.lines) === null;
  const isSent = isSuccess && !canSend;
  // The button that had the focus has gone with what it sent.
  useEffect(() => {
    if (isSent && document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, [isSent]);
  return (
    <>
      {canSend && (
        <div className={classes['actions']} role="group" aria-label={sendStrings.group}>
          <Button
            variant="light"
            loading={isPending}
            onClick={() =>
              mutate(namedLines(waitingLines(order)), { onError: (error) => notifyError(error, sendStrings.failed) })
            }
          >
            {sendStrings.toOwn}
          </Button>
          <Button variant="default" disabled={isPending} onClick={() => setIsOpen(true)}>
            {sendStrings.toOther}
          </Button>
        </div>
      )}
      {isSent && (
        <p ref={told} tabIndex={-1} className={classes['sent']}>
          {sendStrings.isSent}
        </p>
      )}
      <MountOnOpen isOpen={isOpen} onBroken={giveUp}>
        <SendDialog order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </MountOnOpen>
    </>
  );
}

/** Buttons that send the order's waiting lines to a purchase, for those who may. */
export function SendToPurchase({ order }: { order: PlacedOrder }) {
  return usePermission('send_to_purchase_placed_order') ? <Actions order={order} /> : null;
}
