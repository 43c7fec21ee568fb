import type { Payment } from '#contract/types.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { UnstyledButton } from '@mantine/core';
import classes from '../account-rows.module.css';
import { accountStrings } from '../account.strings.ts';

/** A link to a payment's receipt; nothing without a receipt. */
export function ReceiptLink({ payment: { id, receipt } }: { payment: Payment }) {
  if (!receipt) return null;
  const alt = accountStrings.receiptOf(id);
  return (
    <UnstyledButton
      className={classes['link'] ?? ''}
      aria-label={alt}
      onClick={() => imageViewer.open({ images: [receipt], index: 0, alt })}
    >
      {accountStrings.receipt}
    </UnstyledButton>
  );
}
